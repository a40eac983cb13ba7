// The app on this device: whether it is stored, whether a new version waits, whether it can be
// installed. `src/service-worker.ts` does the storing.

import { dev } from "$app/environment";
import { askToKeep } from "../storage/persistent.svelte";
import { quiet } from "./quiet";

/** How often a page that stays open looks for a new version. */
const HOUR = 3_600_000;

/** What Chromium offers instead of a menu entry. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Device {
  /** Whether the app works without a network. */
  state = $state<"unavailable" | "storing" | "ready">("unavailable");
  /** A new version is stored and waits. */
  #waiting = $state.raw<ServiceWorker>();
  /** Another page has changed to a new version; this one is still the old. */
  #replaced = $state(false);
  #asked = false;
  #install = $state.raw<InstallEvent>();

  /** Whether reloading leads to a new version. */
  get hasUpdate(): boolean {
    return this.#replaced || this.#waiting !== undefined;
  }

  /** Whether the browser lets us ask. */
  get installable(): boolean {
    return this.#install !== undefined;
  }

  /** Begins to watch; once, when the app starts. */
  async watch(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
    });
    addEventListener("appinstalled", () => {
      this.#install = undefined;
      void askToKeep();
    });
    // An installed app keeps its games when the device needs room.
    if (matchMedia("(display-mode: standalone)").matches) void askToKeep();
    if (!("serviceWorker" in navigator)) return;
    this.state = "storing";
    // The first one takes over a page that it has not loaded: that is no new version.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.#asked) location.reload();
      this.#replaced = controlled;
      controlled = true;
    });
    void this.#store();
    const registration = await navigator.serviceWorker.ready;
    this.state = "ready";
    this.#look(registration);
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => this.#look(registration));
    });
    const update = () => void registration.update().catch(() => {});
    setInterval(update, HOUR);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) update();
    });
  }

  /** Stores the app, once the page has what it needs itself. */
  async #store(): Promise<void> {
    await quiet();
    await navigator.serviceWorker
      .register("/service-worker.js", { type: dev ? "module" : "classic" })
      // Refused or unreachable: the app works as long as there is a network.
      .catch(() => (this.state = "unavailable"));
  }

  #look({ waiting }: ServiceWorkerRegistration): void {
    this.#waiting = waiting ?? undefined;
  }

  /** Changes to the new version. */
  update(): void {
    if (this.#replaced) return location.reload();
    this.#asked = true;
    this.#waiting?.postMessage("activate");
  }

  /** Asks the browser to install the app. */
  async install(): Promise<void> {
    const event = this.#install;
    this.#install = undefined;
    await event?.prompt();
  }
}

export const device = new Device();
