// The analysis on the screen: a study, the place in it that is shown, and the engine beside it.
// The study decides what is legal; this passes taps on and keeps everything.

import type { GameLook, Kind, Square } from "../games/look";
import { t } from "../i18n/index.svelte";
import { carries, lands } from "../play/carrying";
import type {
  Path,
  PlayerName,
  Refused,
  Rules,
  Study,
  StudyTree,
  StudyView,
  TapReply,
  Value,
} from "../play/rules";
import { placingOf } from "../play/picked";
import { refusalText, spokenTurn } from "../play/words";
import { play as sound } from "../sound";
import { Engine } from "./engine.svelte";
import { newId } from "../storage/slot";
import { keepEarlier, OpenStudy, takeWaiting, type EarlierStudy, type StoredStudy } from "./stored";
import { branchOff, moved } from "./tree";
import { badges, sharpened, Values } from "./truth";
import { markText, sayNow } from "./words";

const REFUSAL_SHOWN = 5000;
const NOTICE_SHOWN = 6000;

export class Analysis {
  readonly look: GameLook;
  readonly engine: Engine;
  readonly #rules: Rules;
  readonly #place: OpenStudy;
  readonly #unwatch: () => void;
  #study: Study;
  /** What the study is called in the storage. */
  #id: string;
  /** The played game that the study is about: its start, then its turns. */
  #game: string[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  view: StudyView = $state.raw()!;
  tree: StudyTree = $state.raw()!;
  /** The kind picked for the next placement. */
  picked = $state<Kind>("");
  refusal = $state("");
  /** What became of the study before. */
  notice = $state("");
  spoken = $state("");
  flipped = $state(false);
  /** Whether what is known or estimated is marked on the board. */
  marked = $state(true);

  readonly values = $derived.by(() => {
    const { turns, steps, opinions } = this.engine.found;
    return new Values(turns, steps, opinions);
  });
  readonly badges = $derived.by(() =>
    this.marked && this.engine.on && !this.view.result
      ? badges(this.look, this.view, this.values, this.placing)
      : [],
  );

  /** What the position is worth: proven if anything is, else the engine's estimate. */
  readonly value = $derived.by((): Value | null => {
    const outcome = this.view.result?.outcome;
    if (outcome) {
      const won = outcome === "draw" ? "draw" : outcome === this.view.toMove ? "win" : "loss";
      return { type: "proven", outcome: won, distance: { exact: true, turns: 0 } };
    }
    if (!this.engine.on) return null;
    const { value, linesValue } = this.engine.found;
    const best = this.lines[0]?.value ?? null;
    // What is proven of the best turn is not how long the position takes.
    return value ?? (best?.type === "proven" ? linesValue : best);
  });

  /** The engine's lines, with what has been proven meanwhile. */
  readonly lines = $derived.by(() => sharpened(this.engine.found.lines, this.engine.found.turns));

  constructor(rules: Rules, look: GameLook) {
    this.#rules = rules;
    this.look = look;
    this.picked = look.firstPick;
    this.engine = new Engine(look.id);
    this.#place = new OpenStudy(look.id);
    const stored = this.#restored();
    this.#study = stored.study;
    this.#id = stored.id ?? newId();
    this.#game = stored.game;
    this.#study.go(stored.path ?? []);
    this.#changed();
    takeWaiting(look.id, (waiting) => this.#receive(this.#read(waiting.record), waiting));
    this.#unwatch = this.#place.watch((study) => this.#follow(study));
  }

  #read(record: string): Study {
    return this.#rules.Study.read(this.look.id, record);
  }

  /** The stored study, or an empty one from the start. */
  #restored(): { study: Study } & Partial<StoredStudy> {
    const stored = this.#place.read();
    try {
      if (stored) return { ...stored, study: this.#read(stored.record) };
    } catch {
      if (stored) this.#place.putAside(stored);
    }
    return { study: this.#read("") };
  }

  /** Opens something else; what was open is kept among the earlier studies. */
  replace(study: Study, stored: Partial<StoredStudy> = {}): void {
    const worth = this.#worthKeeping(study);
    const kept = worth && keepEarlier(this.look.id, this.#stored());
    this.#open(study, { ...stored, id: stored.id ?? newId(), path: stored.path ?? [] });
    if (worth) this.#tell(t(kept ? "earlier-kept" : "earlier-unkept"));
  }

  #open(study: Study, { id, path, game }: Omit<StoredStudy, "record">): void {
    this.#study.free();
    this.#study = study;
    this.#id = id;
    this.#game = game;
    this.#study.go(path);
    this.#changed();
  }

  /** Goes on with an earlier study. */
  resume(earlier: EarlierStudy): void {
    this.replace(this.#read(earlier.record), earlier);
  }

  /** Another tab has changed this study: so it is here, too. */
  #follow(stored: StoredStudy): void {
    if (stored.record !== this.record()) this.#open(this.#read(stored.record), stored);
  }

  /** The kind that goes on the board in a half turn. */
  get placing(): Kind | undefined {
    return placingOf(this.view.hand, this.picked);
  }

  /** All pieces around the totem are counted when a game has ended here. */
  get counted(): number {
    const end = this.view.result?.end;
    return end?.type === "stuck" ? end.around.length : 0;
  }

  /** A square was tapped. */
  tap(square: Square): void {
    this.#answer(this.#study.tapSquare(square, this.placing));
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
    this.picked = kind;
    this.tap(square);
  }

  /** One stage of the half turn back; false if there was none. */
  back(): boolean {
    const did = this.#study.cancelHalf();
    if (did) this.#draw();
    return did;
  }

  /** Plays a turn in the notation; true if it was played. */
  type(turn: string): boolean {
    const reply = this.#study.playText(turn);
    if (!reply.ok) {
      this.#refuse(reply);
      return false;
    }
    this.#played();
    return true;
  }

  /** Goes to a place in the study. */
  go(path: Path): void {
    this.#study.go(path);
    this.#draw();
    this.#keep();
    const { lastTurn } = this.view;
    this.spoken = lastTurn ? spokenTurn(this.look, lastTurn) : t("tree-start");
  }

  /** Goes where a key leads; false if it leads nowhere. */
  step(key: string): boolean {
    const path = moved(this.tree, this.view.path, key);
    if (path) this.go(path);
    return path !== undefined;
  }

  /** Deletes the turn that is shown and all that follows. */
  delete(): void {
    this.#study.delete(this.view.path);
    this.#changed();
    this.spoken = t("tree-deleted");
  }

  /** Makes the innermost variation that is shown the line it branches off from. */
  promote(): void {
    const path = branchOff(this.view.path);
    if (!path) return;
    this.#study.promote(path);
    this.#changed();
    this.spoken = t("tree-promoted");
  }

  /** Writes about the place that is shown. */
  comment(text: string): void {
    this.#study.setComment(text);
    this.#changed();
  }

  /** Puts a mark after the turn that is shown, or takes it away. */
  mark(mark: string): void {
    this.#study.setMark(this.view.mark === mark ? "" : mark);
    this.#changed();
  }

  /** The whole study as text. */
  record(): string {
    return this.#study.record();
  }

  /** Stops everything; the study stays stored. */
  end(): void {
    clearTimeout(this.#timer);
    this.#unwatch();
    this.engine.end();
  }

  /** Opens what was handed over: the game that the study is about already joins it. */
  #receive(study: Study, waiting: StoredStudy): void {
    const { path, game } = waiting;
    const [before, now] = [this.#game ?? [], game ?? []];
    const same = before.length > 1 && before.every((turn, index) => turn === now[index]);
    if (!same) return this.replace(study, waiting);
    study.free();
    // The game's turns are its line again; all that was added beside them stays.
    this.#study.go([]);
    for (const turn of now.slice(1)) this.#study.playText(turn);
    let branch = branchOff(this.#study.view().path);
    for (; branch; branch = branchOff(this.#study.view().path)) this.#study.promote(branch);
    this.#study.go(path);
    this.#game = game;
    this.#changed();
  }

  /** An untouched start, or what is opened once more, need not be kept. */
  #worthKeeping(next: Study): boolean {
    return !this.#empty() && this.record() !== next.record();
  }

  #empty(): boolean {
    const { placed, comment, branches } = this.tree;
    return branches.length === 0 && !comment && placed === 0;
  }

  #answer(reply: TapReply): void {
    if (!reply.ok) return this.#refuse(reply);
    if (reply.did === "played") return this.#played();
    this.#draw();
    this.spoken = sayNow(this.look, this.view, this.placing);
    if (reply.did === "stepped" && this.view.hand.state === "stepped") {
      const { step, totem, to } = this.view.hand;
      sound(step === "slide" || step === "step" ? "slide" : "hop");
      if (this.badges.length) this.spoken += ` ${markText(this.values.mark(totem, to))}`;
    }
  }

  #played(): void {
    this.#changed();
    if (this.view.lastTurn) this.spoken = spokenTurn(this.look, this.view.lastTurn);
    if (this.view.result) this.spoken += ` ${sayNow(this.look, this.view, undefined)}`;
    sound("place");
  }

  /** Says why what was brought is not opened; it stays until something is done. */
  complain(text: string): void {
    clearTimeout(this.#timer);
    this.refusal = text;
    this.spoken = text;
  }

  #refuse(refused: Refused): void {
    const text = refusalText(refused);
    this.refusal = text;
    this.spoken = text;
    sound("refuse");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.refusal = ""), REFUSAL_SHOWN);
  }

  #tell(text: string): void {
    this.notice = text;
    this.spoken = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.notice = ""), NOTICE_SHOWN);
  }

  #changed(): void {
    this.tree = this.#study.tree();
    this.#draw();
    this.#keep();
  }

  #draw(): void {
    this.refusal = "";
    this.notice = "";
    this.view = this.#study.view();
    this.engine.look(this.view.position, this.view.result !== null);
  }

  #keep(): void {
    this.#place.keep(this.#stored());
  }

  #stored(): StoredStudy {
    const { path } = this.view;
    const stored: StoredStudy = { id: this.#id, record: this.record(), path };
    if (this.#game) stored.game = this.#game;
    if (this.#empty()) stored.empty = true;
    return stored;
  }
}
