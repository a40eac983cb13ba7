// When the page has everything that it waits for: only then is the rest of the app stored, so
// that the first board never shares the line with files that nobody has asked for yet.

/** So long after the last thing that was waited for, in milliseconds. */
const REST = 2000;
/** Storing begins even if the page is never idle for a moment. */
const AT_LATEST = 5000;

let loading = 0;
let rested: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Says that the page waits for this. */
export function awaited<T>(what: Promise<T>): Promise<T> {
  loading += 1;
  clearTimeout(rested);
  return what.finally(() => {
    loading -= 1;
    rest();
  });
}

/** The page has what it needs, and nothing else to do. */
export function quiet(): Promise<void> {
  const promise = new Promise<void>((resolve) => waiting.push(resolve));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
  return promise;
}

function rest(): void {
  clearTimeout(rested);
  if (loading > 0 || waiting.length === 0) return;
  rested = setTimeout(() => {
    const go = () => waiting.splice(0).forEach((resolve) => resolve());
    // Safari does not say when it is idle.
    if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: AT_LATEST });
    else go();
  }, REST);
}
