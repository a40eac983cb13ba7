// The one sentence under the board: what to do now, and more softly how to go back or what
// counts.

import { has, t } from "../i18n/index.svelte";
import type { Play } from "./play.svelte";
import type { GameLook } from "../games/look";
import type { End, OutcomeName, PlayerName } from "./rules";
import { rowsOf } from "./rows";
import { colourArgs } from "./words";

export interface Sentence {
  main: string;
  more: string;
  tone: "calm" | "refused" | "over" | "hint";
  /** The game is lost for whoever sits here: said without cheer. */
  lost?: boolean;
  /** What has been counted so far, by colour: shown large. */
  sums?: { colour: string; sum: number }[];
}

export function sentence(play: Play): Sentence {
  const { look, view } = play;
  if (play.refusal) return { main: play.refusal, more: toDo(play).main, tone: "refused" };
  if (!view.live) {
    const main = t("say-earlier", { ply: view.shown, count: view.ply });
    return { main, more: t("say-earlier-more"), tone: "calm" };
  }
  if (view.result) return { ...ending(play), tone: "over", sums: sums(play) };
  if (play.asking) return { main: t("say-looking"), more: "", tone: "hint" };
  if (play.hint) {
    if (play.hint.whole) return { main: play.hint.reason, more: t("hint-whole"), tone: "hint" };
    const { totem } = play.hint.parts;
    const main = look.totems.length > 1 ? t("hint-look-totem", { totem }) : t("hint-look-goal");
    return { main, more: t("hint-again", { hint: t("action-hint") }), tone: "hint" };
  }
  return { ...toDo(play), tone: "calm" };
}

function toDo(play: Play): { main: string; more: string } {
  const { view, look } = play;
  const { hand } = view;
  if (view.waitingFor === "computer") {
    return { main: t("say-thinking", { name: play.name(view.toMove) }), more: counts(play) };
  }
  if (view.waitingFor === "remote") {
    return { main: t("online-say-waiting", { name: play.name(view.toMove) }), more: counts(play) };
  }
  if (hand.state === "idle") {
    const free = view.totems.filter((totem) => totem.refusal === null && totem.steps.length > 0);
    if (look.totems.length === 1) {
      const more = isEmpty(play) ? t("say-choose-one-more") : counts(play);
      return { main: t("say-choose-one"), more };
    }
    if (free.length === 1) {
      const totem = free[0]!.totem;
      return { main: t("say-choose-only", { totem }), more: t("say-choose-only-more") };
    }
    return {
      main: t("say-choose"),
      more: view.ply < 2 ? t("say-choose-more") : t(`goal-${look.id}`),
    };
  }
  if (hand.state === "chosen") {
    const steps = view.totems.find((totem) => totem.totem === hand.totem)?.steps ?? [];
    const kind = steps[0]?.kind ?? "slide";
    const more = t(`say-go-${look.id}-more`, { step: kind });
    return { main: t(`say-go-${look.id}`, { totem: hand.totem }), more };
  }
  if (play.pending) return { main: t("say-confirm"), more: t("say-confirm-more") };
  const args = { kind: play.placing ?? "", reach: hand.places.reach };
  const more =
    hand.places.reach === "anywhere"
      ? "say-anywhere-more"
      : isEmpty(play)
        ? "say-place-value-more"
        : "say-place-more";
  return { main: t(`say-place-${look.id}`, args), more: t(more) };
}

/** Nothing lies there yet: what counts can wait, how it is played cannot. */
function isEmpty({ view: { ply, points } }: Play): boolean {
  return ply === 0 && !!points && points.first + points.second === 0;
}

/** What counts: the points around the totem at the moment, or the aim of the game. */
function counts(play: Play): string {
  const { points } = play.view;
  if (!points) return t(`goal-${play.look.id}`);
  if (points.first + points.second === 0) return t("say-around-none");
  return t("say-around", points);
}

function ending(play: Play): Pick<Sentence, "main" | "more" | "lost"> {
  const { view } = play;
  const { outcome, termination, end } = view.result!;
  if (outcome === null) return { main: t("end-aborted"), more: "" };
  const counting = end?.type === "stuck" && play.counted < end.around.length;
  if (counting) return { main: t("end-counting"), more: "" };
  const main =
    outcome === "draw"
      ? t("end-draw")
      : outcome === play.me
        ? t("end-you-win")
        : t("end-wins", { name: play.name(outcome) });
  const loser: PlayerName = outcome === "first" ? "second" : "first";
  const you = loser === play.me ? "yes" : "no";
  const lost = play.cheerOf(outcome) === "lose";
  if (termination === "resignation" || termination === "time") {
    return { main, more: t(`end-${termination}`, { name: play.name(loser), you }), lost };
  }
  const elsewhere = `online-end-${termination}`;
  if (has(elsewhere)) return { main, more: t(elsewhere, { name: play.name(loser), you }), lost };
  return { main, more: end ? because(play.look, outcome, end) : "", lost };
}

/** The sums of the pieces that have been counted, in a game that ends by counting. */
function sums({ look, view, counted }: Play): Sentence["sums"] {
  const end = view.result?.end;
  if (end?.type !== "stuck") return undefined;
  const sum = { first: 0, second: 0 };
  for (const piece of end.around.slice(0, counted)) sum[piece.player] += piece.value;
  return [sum.first, sum.second].map((sum, i) => ({ colour: look.colours[i]!, sum }));
}

/** What has ended the game. */
export function because(look: GameLook, outcome: OutcomeName | null, end: End): string {
  if (end.type === "full") return t("end-full");
  if (end.type === "lines") {
    return rowsOf(end.lines)
      .map(({ squares, player, symbol }) => {
        const kind = player && symbol ? "both" : player ? "colour" : "symbol";
        const colour = player ? colourArgs(look, player) : {};
        return t(`end-line-${kind}`, { ...colour, symbol: symbol ?? "", count: squares.length });
      })
      .join(" ");
  }
  const ahead = outcome === "first" || outcome === "second" ? outcome : "first";
  return t("end-stuck", {
    ...end.points,
    firstPieces: end.pieces.first,
    secondPieces: end.pieces.second,
    decided: end.decidedBy,
    ...colourArgs(look, ahead),
  });
}
