// A reviewed game on the screen: the place in it that is shown, what is known of its turns, and what
// is looked at beside it. The study decides what is legal.

import { lineOf } from "../analyse/tree";
import type { Marks } from "../board/marks";
import type { GameLook, Kind, Square } from "../games/look";
import type {
  GameReview,
  OutcomeName,
  PlayerName,
  Rules,
  Study,
  StudyView,
  TurnParts,
  TurnReview,
} from "../play/rules";
import { placingOf } from "../play/picked";
import { proposalOf } from "../play/shown";
import { refusalText, spokenTurn } from "../play/words";
import { play as sound } from "../sound";
import type { ChosenGame } from "./chosen";
import { keepReview, keptReview, keyOf } from "./kept";
import { Reviewing } from "./reviewer";
import { isFault, loserOf, mainPoint } from "./words";

/** Between two turns of a line that plays itself. */
const PACE = 900;

/** A line beside the game that is shown: a better one, or how a turn is answered. */
export type Aside = "better" | "answer" | "tried";

export class ReviewedGame {
  readonly look: GameLook;
  readonly record: string;
  /** Whose game it is, if one side is the person's at this screen. */
  readonly me: PlayerName | undefined;
  readonly start: string;
  readonly turns: string[];
  readonly #rules: Rules;
  readonly #study: Study;
  /** How the game ended, on the board or otherwise. */
  readonly #outcome: OutcomeName | undefined;
  readonly #key: string;
  #reviewing: Reviewing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Nobody has gone anywhere yet: the board shows the place that matters most. */
  #guided = true;
  #ended = false;

  view: StudyView = $state.raw()!;
  /** So many turns of the game had been played where the board stands. */
  ply = $state(0);
  /** What is shown that was not played, and its turns so far. */
  aside = $state.raw<{ what: Aside; turns: string[] }>();
  review = $state.raw<GameReview>();
  progress = $state(0);
  done = $state(false);
  /** There is no worker, and so no review. */
  failed = $state(false);
  picked = $state<Kind>("");
  refusal = $state("");
  spoken = $state("");
  flipped = $state(false);

  /** The turn that was played where the board stands. */
  readonly turn = $derived<TurnReview | undefined>(this.review?.turns[this.ply]);

  /** @throws {Refused} if the record cannot be read */
  constructor(rules: Rules, look: GameLook, { record, me }: ChosenGame) {
    this.#rules = rules;
    this.look = look;
    this.record = record;
    this.me = me;
    this.picked = look.firstPick;
    this.flipped = me === "second";
    this.#study = rules.Study.read(look.id, record);
    const tree = this.#study.tree();
    this.start = tree.start;
    this.turns = lineOf(tree);
    this.#outcome = tree.outcome ?? undefined;
    this.#key = keyOf(look.id, this.start, this.turns);
    this.#show(this.turns.length);
  }

  /** Looks the game through, unless that was done before. */
  async begin(): Promise<void> {
    const kept = await keptReview(this.#key);
    if (this.#ended) return;
    if (kept) return this.#learn(kept, 1, true);
    const failed = () => (this.failed = true);
    this.#reviewing = new Reviewing(this.#about, failed, ({ review, progress, done }) => {
      this.#learn(review, progress, done);
      if (done) void keepReview(this.#key, review);
    });
  }

  get #about() {
    return { game: this.look.id, start: this.start, turns: this.turns };
  }

  #learn(review: GameReview, progress: number, done: boolean): void {
    this.review = review;
    this.progress = progress;
    this.done = done;
    if (!this.#guided) return;
    const ply = mainPoint(review, loserOf(review, this.#outcome, this.me));
    if (ply !== this.ply) this.#show(ply);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#reviewing?.end();
    this.#study.free();
  }

  /** Nobody has gone anywhere since the game was opened. */
  get guided(): boolean {
    return this.#guided;
  }

  /** Goes to a place of the game. */
  go(ply: number): void {
    this.#guided = false;
    this.#show(ply);
  }

  #show(ply: number): void {
    clearTimeout(this.#timer);
    this.ply = Math.min(Math.max(0, ply), this.turns.length);
    this.#study.go(Array<number>(this.ply).fill(0));
    this.aside = undefined;
    this.refusal = "";
    this.#draw();
  }

  /** Plays turns on from here, one after the other. */
  follow(what: Aside, line: string[]): void {
    this.#guided = false;
    clearTimeout(this.#timer);
    const [turn, ...rest] = line;
    if (turn === undefined || !this.#study.playText(turn).ok) return;
    this.#beside(what, turn);
    sound("place");
    const { lastTurn } = this.view;
    if (lastTurn) this.spoken = spokenTurn(this.look, lastTurn);
    if (rest.length > 0) this.#timer = setTimeout(() => this.follow(what, rest), PACE);
  }

  #beside(what: Aside, turn: string): void {
    this.aside = { what, turns: [...(this.aside?.turns ?? []), turn] };
    this.#draw();
  }

  /** A turn of the review taken apart: it is kept as a text. */
  partsOf(turn: string): TurnParts | undefined {
    const read = this.#rules.readTurn(this.look.id, turn);
    return read.ok ? read.parts : undefined;
  }

  /** The squares of a turn that could be played where the board stands. */
  drawn(turn: string | undefined): Marks["hint"] {
    const parts = turn === undefined ? undefined : this.partsOf(turn);
    return parts && proposalOf(this.view, parts);
  }

  /** The kind that goes on the board in a half turn. */
  get placing(): Kind | undefined {
    return placingOf(this.view.hand, this.picked);
  }

  /** All pieces around the totem are counted when the game has ended here. */
  get counted(): number {
    const end = this.view.result?.end;
    return end?.type === "stuck" ? end.around.length : 0;
  }

  /** A square was tapped; the turn, if that made one. */
  tap(square: Square): string | undefined {
    const reply = this.#study.tapSquare(square, this.placing);
    this.refusal = reply.ok ? "" : refusalText(reply);
    this.#draw();
    if (!reply.ok) {
      this.spoken = this.refusal;
      sound("refuse");
      return undefined;
    }
    if (reply.did !== "played") return undefined;
    sound("place");
    this.#beside("tried", reply.turn.text);
    this.spoken = spokenTurn(this.look, reply.turn);
    return reply.turn.text;
  }

  /** One stage of the half turn back. */
  back(): void {
    if (this.#study.cancelHalf()) this.#draw();
  }

  /** Whether a turn keeps what a position is proven to be worth. */
  attempt(position: string, value: "win" | "draw", turn: string) {
    this.#reviewing ??= new Reviewing(this.#about, () => {});
    return this.#reviewing.attempt(position, value, turn);
  }

  /** The places where a side gave something away, as is proven, and something better is known. */
  faults(player: PlayerName): number[] {
    const turns = this.review?.turns ?? [];
    const is = (turn: TurnReview) =>
      turn.player === player && turn.settled && isFault(turn) && turn.better;
    return turns.flatMap((turn, index) => (is(turn) ? [index] : []));
  }

  #draw(): void {
    this.view = this.#study.view();
  }
}
