// The world of a connection in a browser, and the moments at which it is to be checked.

import { PROTOCOL } from "../../../../crates/server/wire";
import { DOUBT, type Connection, type World } from "./connection";

export const browser: World = {
  dial(heard, closed) {
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${origin}/api/socket?protocol=${PROTOCOL}`);
    socket.onmessage = ({ data }) => heard(data);
    socket.onclose = ({ code }) => closed(code);
    return socket;
  },
  later(millis, what) {
    const timer = setTimeout(what, millis);
    return () => clearTimeout(timer);
  },
  lot: () => Math.random(),
};

/** Checks a connection whenever the page or the network comes or goes; the answer ends that. */
export function watchOver(connection: Connection): () => void {
  const check = () => document.hidden || connection.check();
  const doubt = () => connection.check(DOUBT);
  const events = [
    [window, "pageshow", check],
    [window, "online", check],
    [window, "offline", doubt],
    [document, "visibilitychange", check],
  ] as const;
  for (const [target, event, what] of events) target.addEventListener(event, what);
  return () => {
    for (const [target, event, what] of events) target.removeEventListener(event, what);
  };
}
