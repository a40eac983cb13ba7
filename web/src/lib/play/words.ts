// Sentences about the game for people: refusals, turns, squares. All texts are in `locales/`.

import type { GameLook, Square } from "../games/look";
import { has, t } from "../i18n/index.svelte";
import type { PlayerName, Refused, TurnView, View } from "./rules";

/** What a square's words depend on. */
type Described = Pick<View, "cells" | "totems" | "hand" | "live" | "result" | "waitingFor">;

/** The argument that the texts choose a colour's words by. */
export function colourArgs(look: GameLook, player: PlayerName): { colour: string } {
  return { colour: look.colours[player === "first" ? 0 : 1] };
}

/** Why something is not allowed. */
export function refusalText(refused: Refused): string {
  const groups = ["refusal", "turn-error", "table", "record-error", "online-refused"];
  const keys = groups.map((group) => `${group}-${refused.code}`);
  const key = keys.find(has) ?? "table-refused";
  return t(key, { column: refused.column ?? 1, square: refused.square ?? "" });
}

/** Why a turn is proposed. */
export function hintText(reason: string, args: Record<string, number | string>): string {
  return t(has(reason) ? reason : "hint-best", args);
}

/** A turn in words, for the live region and the turn list. */
export function spokenTurn(look: GameLook, turn: TurnView): string {
  return t(`spoken-turn-${look.id}`, {
    ...colourArgs(look, turn.player),
    totem: turn.totem,
    to: turn.to,
    kind: turn.kind,
    at: turn.at,
  });
}

/** What a square holds and what may be done there. */
export function describeSquare(
  look: GameLook,
  view: Described,
  square: Square,
  placing?: string,
): string {
  const cell = view.cells[square];
  let content: string;
  if (!cell) content = t("square-free");
  else if ("totem" in cell) content = t(`square-totem-${look.id}`, { totem: cell.totem });
  else {
    content = t(`square-piece-${look.id}`, { ...colourArgs(look, cell.player), kind: cell.kind });
  }
  const action = actionOn(look, view, square, placing);
  return [square, content, action].filter(Boolean).join(", ");
}

function actionOn(look: GameLook, view: Described, square: Square, placing?: string): string {
  if (!view.live || view.result || view.waitingFor !== "person") return "";
  const { hand } = view;
  if (hand.state === "stepped") {
    if (square === hand.to) return t("square-take-back");
    if (!hand.places.squares.includes(square)) return "";
    return t(`square-may-place-${look.id}`, { kind: placing ?? "" });
  }
  const totem = view.totems.find((one) => one.square === square);
  if (hand.state === "chosen") {
    if (square === hand.square) return t("square-chosen");
    const steps = view.totems.find((one) => one.totem === hand.totem)?.steps ?? [];
    const step = steps.find((one) => one.to === square);
    if (step) return t("square-may-go", { step: step.kind });
  }
  return totem && totem.refusal === null && totem.steps.length > 0 ? t("square-may-choose") : "";
}
