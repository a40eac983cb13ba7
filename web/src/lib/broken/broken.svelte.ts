// A page that cannot go on: something threw where it is drawn, a part of it could not be loaded,
// or the rules library broke. The layout shows a sentence and ways on instead of it.

let broken = $state(false);

/** Whether the page cannot go on. */
export function isBroken(): boolean {
  return broken;
}

/** Gives the page up; why stands in the console. */
export function giveUp(error: unknown): void {
  console.error(error);
  broken = true;
}

/** Another page may be tried. */
export function tryAgain(): void {
  broken = false;
}

/** An error that nobody caught, if it came from this app and not from an extension. */
export function onUncaught(event: Event): void {
  if (!(event instanceof ErrorEvent)) return;
  const { error, filename } = event;
  if (error instanceof Error && filename.startsWith(location.origin)) giveUp(error);
}

/**
 * A promise that nobody awaited. Much of that does no harm, such as a sound that was refused; a
 * rules library that has trapped does not answer again.
 */
export function onUnhandled({ reason }: PromiseRejectionEvent): void {
  if (reason instanceof WebAssembly.RuntimeError) giveUp(reason);
}
