// What is on the screen, taken in at one glance. `look` runs inside the page: nothing from outside
// it can be used in it.

import type { Wishes } from "../faults";

/** Something that can be pressed, chosen from or written into. */
export interface Control {
  /** Where it is, by the mark that the glance put on it. */
  index: number;
  name: string;
  kind: "press" | "tick" | "choose" | "write";
  /** Where a link leads. */
  href?: string;
  /** What can be chosen from a list. */
  options?: string[];
  /** The group of a radio button. */
  group?: string;
}

export interface Sight {
  path: string;
  /** The page has come; it is no longer being set up. */
  ready: boolean;
  language: string;
  /** What the browser keeps of each game. */
  kept: Record<"oxono" | "yoxii", string | null>;
  /** A turn waits for one more tap. */
  confirm: boolean;
  /** A sheet lies above the page. */
  sheet: boolean;
  /** The sentence under the board. */
  said: string;
  /** The names of the squares, for screen readers. */
  squares: Record<string, string>;
  /** The squares on which something is drawn, in order. */
  drawn: string;
  /** The board is seen from the other side. */
  turned: boolean;
  controls: Control[];
  faults: string[];
}

/** A text with plain spaces, as it is looked at: which ones hold a line together is no matter. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ");

/** Where a control can be touched, after it was scrolled to; `under` lies above it. */
export interface Spot {
  x: number;
  y: number;
  under?: string;
}

/** Everything that matters of the page as it is now. */
export function look({
  find,
  wishes,
  strongest,
}: {
  find: (wishes: Wishes) => string[];
  wishes: Wishes;
  strongest: number;
}): Sight {
  const main = document.querySelector("#main");
  const setUp = main?.children.length === 1 && main.querySelector(":scope > p.unseen");
  // A game that is being begun comes at once.
  const ready = !!main && !setUp && !document.querySelector("[aria-busy=true]");
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const squares = [...document.querySelectorAll<HTMLElement>("[data-square]")];
  const x = (name: string) =>
    document.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect().x ?? 0;

  // As outside.
  const plain = (text: string) => text.trim().replace(/\s+/g, " ");

  function nameOf(element: HTMLElement): string {
    const label = element.getAttribute("aria-label") ?? element.closest("label")?.textContent;
    return plain(label ?? element.textContent);
  }

  function controlOf(element: HTMLElement, index: number): Control {
    element.dataset.wander = String(index);
    const control: Control = { index, name: nameOf(element), kind: "press" };
    if (element instanceof HTMLAnchorElement) control.href = element.pathname;
    if (element instanceof HTMLTextAreaElement) control.kind = "write";
    if (element instanceof HTMLSelectElement) {
      control.kind = "choose";
      control.options = [...element.options].map(({ value }) => value);
    }
    if (element instanceof HTMLInputElement) {
      const ticks = element.type === "radio" || element.type === "checkbox";
      control.kind = ticks ? "tick" : "write";
      if (element.type === "radio") control.group = element.name;
    }
    return control;
  }

  function canBePressed(element: HTMLElement): boolean {
    if (element.matches(":disabled, [data-square], .skip, [type=file], [download]")) return false;
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
    // The stronger ones think for seconds a turn.
    const level = element instanceof HTMLInputElement && element.name === "level";
    if (level && Number(element.value) > strongest) return false;
    const next = element instanceof HTMLAnchorElement && element.pathname.endsWith("/computer");
    if (next && Number(element.hash.slice(1)) > strongest) return false;
    return element.checkVisibility({ visibilityProperty: true });
  }

  for (const old of document.querySelectorAll("[data-wander]")) old.removeAttribute("data-wander");
  const pressed = [
    ...scope.querySelectorAll<HTMLElement>("button, a[href], select, textarea, input"),
  ];
  const settings = localStorage.getItem("totemic.settings") ?? "{}";
  return {
    path: location.pathname,
    ready,
    language: document.documentElement.lang,
    kept: {
      oxono: localStorage.getItem("totemic.game.oxono"),
      yoxii: localStorage.getItem("totemic.game.yoxii"),
    },
    confirm: (JSON.parse(settings) as { confirm?: boolean }).confirm === true,
    sheet: scope !== document.body,
    said: plain(document.querySelector('[data-testid="say"]')?.textContent ?? ""),
    squares: Object.fromEntries(squares.map((one) => [one.dataset.square!, nameOf(one)])),
    drawn: [...document.querySelectorAll<SVGElement>("#main [data-at]")]
      .map((one) => one.dataset.at!)
      .sort()
      .join(" "),
    turned: x("c4") > x("d4"),
    controls: pressed.filter(canBePressed).map(controlOf),
    faults: ready ? find(wishes) : [],
  };
}

/** Scrolls to a control, and says where it can be touched. In the page. */
export function reach(selector: string): Spot | undefined {
  let control = document.querySelector<HTMLElement>(selector);
  // What is ticked is drawn by its label.
  if (control?.matches("[type=radio], [type=checkbox]")) control = control.closest("label");
  if (!control) return undefined;
  control.scrollIntoView({ block: "nearest" });
  const box = control.getBoundingClientRect();
  const spot: Spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  if (!hit) spot.under = "nothing that can be seen";
  else if (!control.contains(hit)) spot.under = `${hit.localName} “${hit.textContent.trim()}”`;
  return spot;
}
