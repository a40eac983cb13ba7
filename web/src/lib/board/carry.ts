// A piece is taken from the reserve and carried to a square, by mouse or finger. What is carried
// hangs on the pointer; where it is let go decides whoever asked.

/** A pointer that moves less than this taps. */
const SLACK = 8;

/**
 * Follows a pointer that went down on something that can be carried. `lift` is asked once when it
 * is carried off; false lets it lie. `drop` is told over which square it was let go.
 */
export function carry(
  down: PointerEvent,
  lift: () => boolean,
  drop: (square: string | undefined) => void,
): void {
  const source = down.currentTarget;
  if (!(source instanceof HTMLElement) || !down.isPrimary || down.button !== 0) return;
  let carried: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  /** The square under the pointer says so, as long as something is carried over it. */
  const hover = (square: HTMLElement | undefined) => {
    if (square === over) return;
    delete over?.dataset.over;
    over = square;
    if (over) over.dataset.over = "";
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!carried) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
      if (!lift()) return end();
      carried = copy(source);
    }
    carried.style.translate = `${event.clientX}px ${event.clientY}px`;
    hover(squareUnder(event));
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (carried) {
      // The click that ends it is not a tap.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    }
    const square = squareUnder(event)?.dataset.square;
    const dropped = carried && event.type === "pointerup";
    end();
    if (dropped) drop(square);
  };
  const end = () => {
    carried?.remove();
    hover(undefined);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
  // A finger is bound to where it went down: it must be free to leave.
  source.releasePointerCapture?.(down.pointerId);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

function squareUnder({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const over = document.elementFromPoint(clientX, clientY);
  return over?.closest<HTMLElement>("[data-square]") ?? undefined;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A picture of the piece, as large as on the board, under the pointer and above everything. */
function copy(source: HTMLElement): HTMLElement {
  const picture = document.createElement("div");
  const piece = source.querySelector("svg")?.cloneNode(true);
  if (piece) picture.append(piece);
  const cell = document.querySelector("[data-square]")?.getBoundingClientRect().width ?? 48;
  picture.setAttribute("aria-hidden", "true");
  picture.dataset.carried = "";
  Object.assign(picture.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    width: `${cell}px`,
    // Above the finger, so that it is seen.
    margin: `${-0.75 * cell}px 0 0 ${-0.5 * cell}px`,
    zIndex: "9",
    pointerEvents: "none",
    filter: "drop-shadow(0 6px 8px rgb(0 0 0 / 0.35))",
  });
  document.body.append(picture);
  return picture;
}
