// The keys that every board has: back, the kinds to place, the way to the board; a screen adds its own.

import type { Play } from "./play.svelte";

/** Does what a key stands for, unless somebody is writing. */
export function onKeys(
  event: KeyboardEvent,
  play: Play,
  screen: HTMLElement,
  more: Record<string, () => void>,
): void {
  const writing =
    event.target instanceof HTMLElement && event.target.closest("input, select, dialog");
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { chooses, kinds } = play.look;
  if (chooses && kinds.includes(event.key)) return play.pick(event.key);
  const keys: Record<string, () => void> = {
    escape: () => play.back(),
    b: () => screen.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus(),
    ...more,
  };
  const action = keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
}
