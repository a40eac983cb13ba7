// What the browser remembers of online play. Who sits where is in the server's cookie.

import { fieldsOf, isFlag, isText } from "../storage/shapes";
import { Slot } from "../storage/slot";

export interface OnlineKept {
  /** The name that was given last. */
  name: string;
  /** Whether there may be games of one's own: only then is the server asked for them. */
  played: boolean;
}

const slot = new Slot<OnlineKept>("totemic.online", (value) => {
  const { name, played } = fieldsOf(value);
  return { name: isText(name) ? name : "", played: isFlag(played) && played };
});

export function onlineKept(): OnlineKept {
  return slot.read() ?? { name: "", played: false };
}

/** Somebody has sat down under this name. */
export function noteSeat(name: string): void {
  slot.write({ name, played: true });
}
