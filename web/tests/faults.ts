// What is wrong with a page as it is drawn. It runs inside the page: nothing from outside it can
// be used in it.

export interface Wishes {
  /** Everything must be seen without scrolling. */
  fits?: boolean;
}

/**
 * Texts and buttons that leave the page or their box, are cut off, lie over each other or are
 * broken inside a word, that look out from under something, or that are no words; boards smaller
 * than 60 % of the shorter side. What may be cut off says so by `data-cut`.
 */
export function faults({ fits = false }: Wishes = {}): string[] {
  const SHARE = 0.6;
  const found = new Set<string>();
  const root = document.documentElement;
  const page = new DOMRect(0, 0, innerWidth, innerHeight);
  if (root.scrollWidth > page.width) found.add(`runs sideways: ${root.scrollWidth}`);
  if (fits && root.scrollHeight > page.height) found.add(`must be scrolled: ${root.scrollHeight}`);

  const dialog = document.querySelector("dialog[open]");
  const shown = dialog ?? document.body;
  const strange = /⟦[^⟧]*⟧|\bundefined\b|\bNaN\b|\[object /.exec(shown.textContent);
  if (strange) found.add(`says “${strange[0]}”`);
  const quote = (text: string) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const beside = (a: DOMRect, b: DOMRect) => a.left < b.left - 1 || a.right > b.right + 1;
  const beyond = (a: DOMRect, b: DOMRect) => a.top < b.top - 3 || a.bottom > b.bottom + 3;
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".unseen, .skip, #svelte-announcer, option, svg, [data-cut]");
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

  /** The boxes around an element that hide what lies outside them, the innermost first. */
  function frames(element: Element): Element[] {
    const around: Element[] = [];
    for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
      if (getComputedStyle(box).overflow !== "visible") around.push(box);
    }
    return around;
  }

  /** What lies over other things on purpose: it covers them whole or not at all. */
  const covers = [...shown.querySelectorAll(".talk > p, [data-testid=done]")].map((cover) =>
    cover.getBoundingClientRect(),
  );
  /** The lines of texts by the part of the page that they belong to. */
  const parts = new Map<Element, DOMRect[]>();
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement!;
    if (!node.data.trim() || !seen(parent)) continue;
    const text = quote(node.data);
    const range = document.createRange();
    range.selectNodeContents(node);
    let lines = [...range.getClientRects()].filter((line) => line.width > 0);
    const holder = parent.closest("button, a, label, .card, .strip, .talk, .scroll, dialog");
    for (const frame of [parent, ...frames(parent)]) {
      const box = frame.getBoundingClientRect();
      if (scrolls(frame)) {
        if (frame.scrollWidth > frame.clientWidth + 1) found.add(`${text} scrolls sideways`);
        lines = lines.filter((line) => meet(line, box));
      } else if (frame === holder || getComputedStyle(frame).overflow !== "visible") {
        if (lines.some((line) => beside(line, box) || beyond(line, box)))
          found.add(`${text} is cut off`);
      }
    }
    const bare =
      parent.checkVisibility({ opacityProperty: true }) &&
      !parent.closest(".talk, [data-testid=done]");
    const box = holder && !scrolls(holder) ? holder.getBoundingClientRect() : undefined;
    for (const line of lines) {
      if (beside(line, page)) found.add(`${text} leaves the page`);
      if (box && (beside(line, box) || beyond(line, box))) found.add(`${text} leaves its box`);
      if (bare && covers.some((cover) => meet(line, cover) && beside(line, cover)))
        found.add(`${text} looks out from under something`);
    }
    for (const word of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (tops.size > 1) found.add(`“${word[0]}” is broken`);
    }
    const part = parent.closest("header, main > * > *, main > *");
    if (part) parts.set(part, [...(parts.get(part) ?? []), ...lines]);
  }

  // What sticks to an edge can be scrolled away from.
  const all = [...parts].filter(([part]) => getComputedStyle(part).position !== "sticky");
  for (const [i, [one, lines]] of all.entries()) {
    for (const [other, others] of all.slice(i + 1)) {
      if (lines.some((line) => others.some((under) => meet(line, under)))) {
        found.add(`${quote(one.textContent)} lies over ${quote(other.textContent)}`);
      }
    }
  }

  const board = document.querySelector('[role="grid"]')?.getBoundingClientRect();
  if (board && board.width < SHARE * Math.min(page.width, page.height)) {
    found.add(`the board is only ${Math.round(board.width)} wide`);
  }
  const controls = 'button, a, input, select, textarea, [role="grid"], [data-testid="say"]';
  for (const control of shown.querySelectorAll(controls)) {
    if (!seen(control)) continue;
    const box = control.getBoundingClientRect();
    const name = quote(control.getAttribute("aria-label") ?? control.textContent ?? "");
    if (beside(box, page)) found.add(`${name} leaves the page`);
    if (fits && beyond(box, page) && !frames(control).some(scrolls))
      found.add(`${name} is not seen`);
  }
  return [...found];
}
