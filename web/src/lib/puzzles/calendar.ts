// The day of today for whatever shows it: a page may be open over midnight.

import { createSubscriber } from "svelte/reactivity";
import { today } from "./days";

const MINUTE = 60_000;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, MINUTE);
  // Nothing runs in a page that is put away: it looks when it is taken out again.
  document.addEventListener("visibilitychange", update);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
  };
});

/** Today; whoever shows it is told of another. */
export function currentDay(): number {
  follow();
  return today();
}
