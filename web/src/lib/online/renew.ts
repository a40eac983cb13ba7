// A page that is too old for the server makes place for the new one. The seat is held by a cookie
// and stays.

import { device } from "../offline/device.svelte";

const TRIED = "totemic.renewed";

/** Changes to the version that waits, fetches it, or loads the page anew, but only once. */
export function renew(waits: boolean): void {
  if (waits) return device.update();
  try {
    if (sessionStorage.getItem(TRIED) !== null) return;
    sessionStorage.setItem(TRIED, "yes");
  } catch {
    // Where nothing is kept, nothing would end a circle of reloads.
    return;
  }
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker?.controller) return location.reload();
  // Stored, it waits, and this is asked for again.
  void worker.ready.then((registration) => registration.update()).catch(() => {});
}
