// A page that is too old for the server makes place for the new one. The seat is held by a cookie
// and stays.

import { device } from "../offline/device.svelte";
import { tab } from "../storage/area";

const TRIED = "totemic.renewed";

/** Changes to the version that waits, fetches it, or loads the page anew, but only once. */
export function renew(waits: boolean): void {
  if (waits) return device.update();
  if (tab.text(TRIED) !== null) return;
  // Where nothing is kept, nothing would end a circle of reloads.
  if (tab.put(TRIED, "yes") !== undefined) return;
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker?.controller) return location.reload();
  // Stored, it waits, and this is asked for again.
  void worker.ready.then((registration) => registration.update()).catch(() => {});
}
