// Beginning a game from a page: once, however often the button is pressed.

import { goto } from "$app/navigation";
import { onDestroy } from "svelte";

/** To be made by a page, which can be left while the game is begun. */
export class Starting {
  /** A game is being begun. */
  busy = $state(false);
  #here = true;

  constructor() {
    onDestroy(() => (this.#here = false));
  }

  /**
   * Begins a game and goes to it, perhaps in place of the page. Whoever has gone elsewhere meanwhile
   * is not fetched back.
   */
  async begin(path: string, begin: () => Promise<void>, replaceState = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await begin();
      if (this.#here) await goto(path, { replaceState });
    } finally {
      this.busy = false;
    }
  }
}
