// The game on the screen: the table's view and what the person is doing with it. The table
// decides everything; this passes taps on, asks the engine, keeps the game and makes noise.

import { tick } from "svelte";
import { t } from "../i18n/index.svelte";
import type { Marks } from "../board/marks";
import type { GameLook, Kind, Square } from "../games/look";
import { handOver } from "../analyse/stored";
import { chooseForReview } from "../review/chosen";
import { moves, settings } from "../settings.svelte";
import { play as sound } from "../sound";
import { carries, lands } from "./carrying";
import { colourArgs, hintText, refusalText, spokenTurn } from "./words";
import { NO_HELP, type Help, type SavedGame } from "./saved";
import { pickedOf } from "./picked";
import { sentence } from "./sentence";
import { proposalOf } from "./shown";
import { prepareThinking, stopThinking, think } from "./thinker";
import type { Order } from "../../../../crates/server/wire";
import type { Event } from "../../../../crates/table/events";
import type {
  ClockView,
  OutcomeName,
  PlayerName,
  Refused,
  Rules,
  Seat,
  Table,
  TapReply,
  TurnParts,
  TurnView,
  View,
} from "./rules";

/** The computer answers no sooner, so that a person sees its turn. */
const PAUSE = 550;
const COUNT = 380;
const REFUSAL_SHOWN = 5000;
const HINT_MILLIS = 1200;

/** How the end is felt at this screen. */
export type Cheer = "win" | "lose" | "draw";

/** How long it lasts. */
const CHEER = 3200;

/** A game that is decided elsewhere. */
export interface Remote {
  /** Who sits at this screen; nobody, if somebody looks on. */
  readonly you: PlayerName | undefined;
  /** Asks for something to happen. */
  order(order: Order): void;
}

/** Who follows a game besides the screen. */
export interface Followers {
  /** Keeps the game, after every change. */
  keep?: (saved: SavedGame) => void;
  /** A turn was played, by whomever. */
  played?: (turn: TurnView) => void;
  /** Another game takes the place of this one: what is kept next is not the same. */
  replaced?: () => void;
  /** The game was decided just now; its end is still to be shown. */
  decided?: (view: View, help: Help) => void;
  /** The end has been shown and counted. */
  ended?: () => void;
  /** The computer's turns come by `reply`, not from the engine. */
  scripted?: boolean;
  /** The game is decided elsewhere. */
  remote?: Remote;
}

export class Play {
  readonly look: GameLook;
  #table: Table;
  #followers: Followers;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #ticking: ReturnType<typeof setInterval> | undefined;
  #help: Help = NO_HELP;

  /** What the table shows now; its clocks stand as they were when it was drawn. */
  view: View = $state.raw()!;
  /** The clocks as they go. */
  clock = $state.raw<ClockView | null>(null);
  /** The kind picked in the reserve, as long as there are such pieces. */
  picked = $state<Kind>("");
  /** A piece that waits for the confirming tap. */
  pending = $state.raw<{ square: Square; kind: Kind }>();
  /** Why the last tap was not allowed. */
  refusal = $state("");
  /** A proposed turn; its first half is shown before the whole. */
  hint = $state.raw<{ turn: string; parts: TurnParts; reason: string; whole: boolean }>();
  /** A hint is being looked for. */
  asking = $state(false);
  /** In a game that ends by counting: how many of the pieces around the totem have been counted. */
  counted = $state(0);
  /** The end is being celebrated, or mourned. */
  cheer = $state<Cheer>();
  /** What the live region says. */
  spoken = $state("");
  flipped = $state(false);
  turning = $state(false);

  constructor(look: GameLook, table: Table, followers: Followers = {}) {
    this.look = look;
    this.picked = look.firstPick;
    this.#table = table;
    this.#followers = followers;
    this.#draw();
    this.#countAtOnce();
  }

  /** A stored game. An unreadable one throws. */
  static open(rules: Rules, look: GameLook, saved: SavedGame, followers: Followers): Play {
    const play = new Play(look, rules.Table.load(saved.table), followers);
    play.#help = saved.help ?? NO_HELP;
    play.turning = saved.turning;
    play.flipped = saved.flipped;
    return play;
  }

  /** Starts what runs by itself: the computer and the clocks. */
  run(): void {
    if (this.view.can.resume && !this.remote) this.#table.resume(performance.now());
    this.#draw();
    this.#ticking = setInterval(() => this.#tick(), 200);
    void tick().then(() => this.#prepare());
    void this.#computer();
  }

  /** Stops everything; the game stays stored. */
  stop(): void {
    this.#save();
    clearInterval(this.#ticking);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    stopThinking();
  }

  /** The seat's person or computer. */
  seat(player: PlayerName): Seat {
    return this.view.seats[player];
  }

  /** Whether one person plays against the computer. */
  get alone(): boolean {
    return Object.values(this.view.seats).some((seat) => seat.kind === "computer");
  }

  /** Who decides the game, if that is not this page. */
  get remote(): Remote | undefined {
    return this.#followers.remote;
  }

  /** The one player whom the person at this screen is; nobody, if two are or somebody looks on. */
  get me(): PlayerName | undefined {
    if (this.remote) return this.remote.you;
    const sides: PlayerName[] = ["first", "second"];
    return this.alone ? sides.find((side) => this.seat(side).kind === "person") : undefined;
  }

  /** Who sits at the lower edge. */
  get below(): PlayerName {
    if (this.me) return this.me;
    return this.alone || this.flipped ? "second" : "first";
  }

  /** The kind picked in a player's reserve; nothing where there is nothing to pick. */
  pickedBy(player: PlayerName): Kind | undefined {
    const { result, toMove, reserves } = this.view;
    const picks =
      this.look.chooses &&
      this.seat(player).kind === "person" &&
      (this.alone || this.remote ? player === this.me : toMove === player) &&
      !result;
    if (!picks) return undefined;
    return pickedOf(this.look, reserves[player], this.picked);
  }

  /** The kind that goes on the board in a half turn. */
  get placing(): Kind | undefined {
    const { hand } = this.view;
    if (hand.state !== "stepped") return undefined;
    return hand.kinds.includes(this.picked) ? this.picked : hand.kinds.at(-1);
  }

  /** A square was tapped. */
  tap(square: Square): void {
    this.cheer = undefined;
    // Nobody plays on a board that is looked back at.
    if (!this.view.live) return this.show(undefined);
    const { hand } = this.view;
    if (hand.state === "stepped" && square !== hand.to && settings.confirm) {
      const again = this.pending?.square === square;
      if (!again && hand.places.squares.includes(square)) {
        this.pending = { square, kind: this.placing! };
        this.refusal = "";
        return;
      }
    }
    const { moved } = this.view;
    this.#answer(this.#table.tapSquare(square, this.placing, performance.now()), moved);
  }

  /** The confirm button. */
  confirm(): void {
    if (this.pending) this.tap(this.pending.square);
  }

  /** A totem is being dragged: it must be the chosen one. */
  lift(square: Square): void {
    const { hand } = this.view;
    if (hand.state === "chosen" && hand.square === square) return;
    this.tap(square);
  }

  /** Whether the player carries a piece to the board now; with a kind, one of these. */
  carries(player: PlayerName, kind?: Kind): boolean {
    return carries(this.view, player, kind);
  }

  /** A piece was carried to a square. */
  drop(kind: Kind, square: Square): void {
    if (!lands(this.view, square)) return;
    this.pick(kind);
    this.tap(square);
  }

  /** Picks a value from the reserve. */
  pick(kind: Kind): void {
    this.picked = kind;
    if (this.pending) this.pending = { ...this.pending, kind };
  }

  /** One stage of the half turn back; false if there was none. */
  back(): boolean {
    if (this.pending) {
      this.pending = undefined;
      return true;
    }
    const did = this.#table.cancelHalf();
    if (did) this.#changed();
    return did;
  }

  /** A typed turn; true if it was played. */
  type(text: string): boolean {
    const { moved } = this.view;
    const reply = this.#table.playText(text.trim(), performance.now());
    if (!reply.ok) {
      this.#refuse(reply);
      return false;
    }
    this.#made(reply.turn, moved);
    return true;
  }

  /** A turn of the computer that does not come from the engine. */
  reply(turn: string): void {
    const reply = this.#table.play(this.view.moved, turn, performance.now());
    if (reply.ok && !reply.repeat) this.#played(reply.turn);
  }

  undo(): void {
    if (this.back()) return;
    if (this.remote) return this.remote.order({ order: "offer", offer: "takeback" });
    stopThinking();
    const reply = this.#table.undo(performance.now());
    if (!reply.ok) return this.#refuse(reply);
    this.counted = 0;
    this.cheer = undefined;
    this.#help = { ...this.#help, undo: true };
    this.#changed();
    this.spoken = t("spoken-undone");
    void this.#computer();
  }

  resign(): void {
    stopThinking();
    const reply = this.#table.resign(performance.now());
    if (!reply.ok) return this.#refuse(reply);
    this.#changed();
    this.#ended();
  }

  /** A hint in two steps: first what to look at, then the whole turn and the reason. */
  async askHint(): Promise<void> {
    if (this.view.waitingFor !== "person" || this.asking || this.remote) return;
    this.back();
    if (this.hint) {
      this.hint = { ...this.hint, whole: true };
      this.spoken = `${t("hint-turn", { turn: this.hint.turn })} ${this.hint.reason}`;
      return;
    }
    this.asking = true;
    const { game, position, moved } = this.view;
    const reply = await think({ task: "hint", game, position, millis: HINT_MILLIS });
    this.asking = false;
    if (!reply || !reply.ok || reply.task !== "hint" || this.view.moved !== moved) return;
    const reason = hintText(reply.reason, reply.args);
    const { turn, parts } = reply;
    this.hint = { turn, parts, reason, whole: false };
    this.#help = { ...this.#help, hints: true };
    this.#save();
    const { main, more } = sentence(this);
    this.spoken = `${main} ${more}`;
  }

  /** Shows an earlier position; nothing: the present one. */
  show(ply: number | undefined): void {
    this.cheer = undefined;
    this.hint = undefined;
    this.pending = undefined;
    this.refusal = "";
    this.#draw(ply);
  }

  /** Makes the position that is shown the beginning of what follows. */
  playOn(): void {
    stopThinking();
    this.#help = { ...this.#help, undo: true };
    this.#replace(this.#table.playOn(this.view.shown, undefined, performance.now()));
  }

  /** A new game with the sides changed. */
  rematch(): void {
    this.#help = NO_HELP;
    this.#replace(this.#table.rematch(Math.random()));
  }

  /**
   * Adopts what was decided elsewhere, and how long the turn in progress has taken there. False:
   * something is missing.
   */
  follow(events: Event[], used: number | undefined): boolean {
    const { result, ply } = this.view;
    const reply = this.#table.follow(events, used, performance.now());
    if (!reply.ok) return false;
    if (reply.turn) {
      this.#played(reply.turn);
      return true;
    }
    this.#draw(this.view.live ? undefined : this.view.shown);
    if (this.view.ply < ply) {
      this.pending = undefined;
      this.counted = 0;
      this.spoken = t("spoken-undone");
    }
    if (this.view.result && !result) this.#ended();
    return true;
  }

  /** Takes the whole game as it was decided elsewhere. */
  restart(table: Table): void {
    const { ply, result } = this.view;
    this.#table.free();
    this.#table = table;
    this.#changed();
    if (this.view.result && !result) this.#ended();
    else if (this.view.ply !== ply) sound("place");
  }

  /** Something that was asked for elsewhere is refused there; a turn goes off the board again. */
  refused(code: string, turn: boolean): void {
    if (turn) {
      this.#table.retract(performance.now());
      this.#changed();
      this.counted = 0;
    }
    this.#refuse({ ok: false, code });
  }

  /** Takes up a half turn, or a turn on its way, from before the page was loaded. */
  takeUp(half: { totem: string; to?: string } | { turn: string }): void {
    const now = performance.now();
    if ("turn" in half) this.#table.playText(half.turn, now);
    else if (half.to) this.#table.step(half.to, half.totem, now);
    else this.#table.chooseTotem(half.totem, now);
    this.#draw();
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.#save();
  }

  /** The game record as text. */
  record(): string {
    return this.#table.record();
  }

  /** Hands the game to the analysis, which opens it at what is shown. */
  analyse(): void {
    const { shown, start, turns } = this.view;
    const path = Array<number>(shown).fill(0);
    const game = [start, ...turns.map((turn) => turn.text)];
    handOver(this.look.id, { record: this.record(), path, game });
  }

  /** Hands the game to the review. */
  review(): void {
    chooseForReview(this.look.id, { record: this.record(), me: this.me });
  }

  #replace(table: Table): void {
    this.#followers.replaced?.();
    this.#table.free();
    this.#table = table;
    this.counted = 0;
    this.#changed();
    void this.#computer();
  }

  #answer(reply: TapReply, moved: number): void {
    if (!reply.ok) return this.#refuse(reply);
    if (reply.did === "played") return this.#made(reply.turn, moved);
    this.#changed();
    this.spoken = sentence(this).main;
    if (reply.did === "stepped" && this.view.hand.state === "stepped") {
      sound(this.view.hand.step === "slide" || this.view.hand.step === "step" ? "slide" : "hop");
    }
  }

  #refuse(refused: Refused): void {
    const text = refusalText(refused);
    this.refusal = text;
    this.spoken = text;
    sound("refuse");
    this.#later(REFUSAL_SHOWN, () => {
      if (this.refusal === text) this.refusal = "";
    });
  }

  /** A turn was made at this screen, after what had moved then. */
  #made(turn: TurnView, moved: number): void {
    this.remote?.order({ order: "play", turn: turn.text, after: moved });
    this.#played(turn);
  }

  #played(turn: TurnView): void {
    this.#changed();
    this.spoken = spokenTurn(this.look, turn);
    sound("place");
    if (this.view.result) this.#ended();
    else {
      if (this.turning && !this.alone && !this.remote) this.flipped = this.view.toMove === "second";
      void this.#computer();
    }
    this.#followers.played?.(turn);
  }

  #changed(): void {
    this.cheer = undefined;
    this.pending = undefined;
    this.refusal = "";
    this.hint = undefined;
    this.#draw();
    this.#save();
  }

  #draw(ply?: number): void {
    this.view = this.#table.view(performance.now(), ply);
    this.clock = this.view.clock;
  }

  #save(): void {
    const { keep } = this.#followers;
    if (!keep) return;
    const live = this.view.live ? this.view : this.#table.view(performance.now());
    keep({
      table: this.#table.save(performance.now()),
      position: live.position,
      plies: live.ply,
      over: live.result !== null,
      turning: this.turning,
      flipped: this.flipped,
      ...(this.alone ? { help: this.#help } : {}),
    });
  }

  #tick(): void {
    if (!this.clock?.running) return;
    const now = performance.now();
    const fell = this.#table.tick(now);
    this.clock = this.#table.clock(now);
    if (!fell) return;
    this.#draw(this.view.live ? undefined : this.view.shown);
    if (this.view.result) {
      this.#save();
      this.#ended();
    }
  }

  /** Fetches the engine for the computer's turns, now that the board stands. */
  #prepare(): void {
    const { seats, position } = this.view;
    const seat = Object.values(seats).find((seat) => seat.kind === "computer");
    if (this.#followers.scripted || !seat) return;
    const { level } = seat;
    prepareThinking({ task: "turn", game: this.look.id, position, level, seed: 0 });
  }

  async #computer(): Promise<void> {
    if (this.#followers.scripted) return;
    // Whoever watches the game asks a short question first, which must not wait for a long one.
    await tick();
    const { game, position, moved, toMove } = this.view;
    const seat = this.view.seats[toMove];
    if (this.view.waitingFor !== "computer" || seat.kind !== "computer") return;
    const began = performance.now();
    const seed = Math.floor(Math.random() * 2 ** 32);
    const reply = await think({ task: "turn", game, position, level: seat.level, seed });
    if (!reply?.ok || reply.task !== "turn") return;
    const rest = Math.max(0, PAUSE - (performance.now() - began));
    this.#later(rest, () => {
      // An answer to a question that was taken back meanwhile is refused.
      const played = this.#table.play(moved, reply.turn, performance.now());
      if (played.ok && !played.repeat) this.#played(played.turn);
    });
  }

  #ended(): void {
    const { result } = this.view;
    if (!result) return;
    this.#followers.decided?.(this.view, this.#help);
    const end = result.end;
    if (end?.type === "stuck" && moves()) {
      this.counted = 0;
      end.around.forEach((_, i) =>
        this.#later(400 + i * COUNT, () => {
          // It may have been taken back.
          if (!this.view.result) return;
          this.counted = i + 1;
          sound("count");
        }),
      );
      this.#later(400 + end.around.length * COUNT, () => this.#cheer());
    } else {
      this.#countAtOnce();
      this.#later(300, () => this.#cheer());
    }
  }

  #countAtOnce(): void {
    const end = this.view.result?.end;
    this.counted = end?.type === "stuck" ? end.around.length : 0;
  }

  #cheer(): void {
    const { result } = this.view;
    if (!result) return;
    const { main, more } = sentence(this);
    this.spoken = [t("spoken-over"), main, more].join(" ");
    const cheer = this.cheerOf(result.outcome);
    sound(cheer);
    if (moves()) {
      this.cheer = cheer;
      this.#later(CHEER, () => (this.cheer = undefined));
    }
    this.#followers.ended?.();
  }

  /** What a result is for whoever sits here. */
  cheerOf(outcome: OutcomeName | null): Cheer {
    if (outcome === "draw" || outcome === null) return "draw";
    return this.me && outcome !== this.me ? "lose" : "win";
  }

  #later(after: number, what: () => void): void {
    this.#timers.push(setTimeout(what, after));
  }

  /** The proposed turn, with the square that the totem would leave. */
  get proposed(): Marks["hint"] {
    return this.hint?.whole ? proposalOf(this.view, this.hint.parts) : undefined;
  }

  /** What to look at in the first half of a hint: the totem, or where the only one could go. */
  get nudge(): Square | undefined {
    if (!this.hint || this.hint.whole) return undefined;
    const { parts } = this.hint;
    if (this.look.totems.length === 1) return parts.to;
    return this.view.totems.find((totem) => totem.totem === parts.totem)?.square;
  }

  /** The name of a player in a sentence: a person's own, the character's, or the colour's. */
  name(player: PlayerName): string {
    const seat = this.view.seats[player];
    if (seat.kind === "computer") return t(`level-${seat.level}-who`);
    if (seat.name) return seat.name;
    return this.me === player ? t("you") : t("colour", colourArgs(this.look, player));
  }
}
