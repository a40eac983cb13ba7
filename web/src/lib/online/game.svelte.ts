// A game that the server decides, on the same screen as every other: what the server tells goes to
// the table, what the person does goes to the server. Nothing is decided here.

import type { Greeting, Order, Presence, ToPage, ToServer } from "../../../../crates/server/wire";
import type { Event } from "../../../../crates/table/events";
import { gameOf } from "../games";
import { Play } from "../play/play.svelte";
import type { PlayerName, Rules, Table } from "../play/rules";
import { play as sound } from "../sound";
import { newId } from "../storage/slot";
import { readGame } from "./api";
import { browser, watchOver } from "./browser";
import { Connection } from "./connection";
import { halfIn, keepHalf, keptHalf } from "./half";
import { orderStore, Outbox } from "./outbox";

/** A greeting is shown for so long. */
const GREETED = 7_000;
/** The server passes on no greeting that comes sooner after another; with time for the way there. */
const BETWEEN_GREETINGS = 2_500;
/** After a fault of the server. */
const SOON = 2_000;

type Watching = Extract<ToPage, { tell: "watching" }>;

export class OnlineGame {
  readonly address: string;
  readonly #rules: Rules;
  readonly #connection: Connection;
  readonly #outbox: Outbox;
  #ends: (() => void)[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** The number of the last event that is certain. */
  #known = 0;

  /** The game on the screen, as soon as it is known. */
  play = $state.raw<Play>();
  /** Who sits at this screen. */
  you = $state<PlayerName>();
  /** The own connection: `opening` at first, `lost` after it was there. */
  sign = $state<"opening" | "open" | "lost">("opening");
  presence = $state.raw<Presence>();
  /** When the other may be claimed against, by `performance.now`. */
  claimAt = $state<number>();
  /** How many orders are on their way. */
  waiting = $state(0);
  /** One of them is a turn. */
  turnWaits = $state(false);
  greeting = $state.raw<{ by: PlayerName; greeting: Greeting }>();
  /** The last that happened: the other has declined what was asked from here. */
  declined = $state(false);
  #breathless = $state(false);
  /** The address that invites somebody to the empty seat. */
  invitation = $state<string>();
  /** How the link to it begins where the page's own address leads nowhere from elsewhere. */
  origin = $state<string>();
  /** The game that was agreed on after this one. */
  next = $state<string>();
  /** It was agreed on just now, not before this page was opened. */
  nextIsNew = $state(false);
  /** There is no such game. */
  missing = $state(false);
  /** The page is too old for the server. */
  outdated = $state(false);

  constructor(rules: Rules, address: string) {
    this.address = address;
    this.#rules = rules;
    this.#connection = new Connection(browser, {
      opened: () => this.#opened(),
      told: (message) => this.#told(message),
      lost: () => (this.sign = "lost"),
      outdated: () => (this.outdated = true),
    });
    const say = (message: ToServer) => this.#connection.say(message);
    this.#outbox = new Outbox(orderStore(address), say, newId);
    this.#count();
  }

  run(): void {
    this.#ends.push(watchOver(this.#connection));
    this.#connection.start();
    this.play?.run();
  }

  /** Stops everything; `run` goes on. */
  stop(): void {
    this.#connection.stop();
    this.sign = "lost";
    this.play?.stop();
    for (const end of this.#ends) end();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#ends = [];
    this.#timers = [];
    this.#breathless = false;
  }

  /** Whether nobody sits on one of the sides yet. */
  get incomplete(): boolean {
    const seats = this.play?.view.seats;
    return seats?.first.kind === "empty" || seats?.second.kind === "empty";
  }

  /** The other player, as somebody who plays sees it. */
  get other(): PlayerName | undefined {
    return this.you && (this.you === "first" ? "second" : "first");
  }

  order(order: Order): void {
    if (!this.you) return;
    this.#outbox.add(order);
    this.#count();
    // Somebody waits for it: the next attempt is now.
    if (!this.#connection.open) this.#connection.check();
  }

  #count(): void {
    this.waiting = this.#outbox.waiting.length;
    this.turnWaits = this.#outbox.turn !== undefined;
  }

  /** Whether a greeting would be heard: it does not wait for a connection. */
  get mayGreet(): boolean {
    return this.sign === "open" && !this.#breathless;
  }

  greet(greeting: Greeting): void {
    this.#connection.say({ say: "greet", greeting });
    this.#breathless = true;
    this.#later(BETWEEN_GREETINGS, () => (this.#breathless = false));
  }

  #opened(): void {
    this.sign = "open";
    this.#watch(this.#known);
  }

  #watch(after: number): void {
    this.#connection.say({ say: "watch", game: this.address, after });
  }

  #told(message: ToPage): void {
    switch (message.tell) {
      case "watching":
        return this.#watching(message);
      case "happened": {
        this.declined = message.events.some((event) => this.#declines(event));
        if (!this.play?.follow(message.events, message.used)) return this.#watch(0);
        this.#known = message.events.at(-1)?.number ?? this.#known;
        if (message.events.some(({ event }) => event === "sat")) sound("turn");
        if (message.next) [this.next, this.nextIsNew] = [message.next, true];
        return;
      }
      case "present":
        return this.#present(message.presence);
      case "greeted": {
        const { by, greeting } = message;
        const greeted = { by, greeting };
        this.greeting = greeted;
        if (by !== this.you) sound("count");
        return this.#later(GREETED, () => {
          if (this.greeting === greeted) this.greeting = undefined;
        });
      }
      case "done":
        this.#outbox.done(message.id);
        this.#count();
        return;
      case "refused": {
        const order = this.#outbox.refused(message.id, message.code);
        this.#count();
        if (order === "again") return this.#later(SOON, () => this.#outbox.sendAgain());
        if (order) this.play?.refused(message.code, order.order === "play");
        return;
      }
      case "failed":
        if (message.code === "no-game") this.missing = true;
        if (message.code === "storage") this.#later(SOON, () => this.#watch(this.#known));
    }
  }

  /** Whether the other declines by it; an offer can also be withdrawn. */
  #declines(event: Event): boolean {
    if (event.event !== "declined" || event.by !== this.other) return false;
    return this.play?.view.offers[event.offer] === this.you;
  }

  #watching(message: Watching): void {
    if (message.game !== this.address) return;
    if (this.play && message.you !== this.you && message.after > 0) {
      // Whoever has sat down meanwhile sees the game from another side.
      this.you = message.you;
      return this.#watch(0);
    }
    this.you = message.you;
    const last = message.events.at(-1);
    if (last) this.declined = message.after > 0 && this.#declines(last);
    if (message.after === 0 || !this.play) this.#begin(message);
    else if (!this.play.follow(message.events, message.used)) return this.#watch(0);
    this.#known = message.events.at(-1)?.number ?? this.#known;
    if (message.next) this.next = message.next;
    this.#present(message.presence);
    this.#takeUpTurn();
    this.#outbox.sendAgain();
    if (this.incomplete && this.you && !this.invitation) void this.#invite();
  }

  /** The whole game. */
  #begin({ events, you, used }: Watching): void {
    const table = this.#rules.Table.fromEvents(events, you);
    if (this.play) {
      this.play.restart(table);
      this.play.follow([], used);
      return;
    }
    const look = gameOf(table.view(0).game)!;
    const play = this.#playOf(look, table);
    play.follow([], used);
    const half = keptHalf(this.address);
    const mine = play.view.waitingFor === "person";
    if (half && mine && half.moved === play.view.moved) play.takeUp(half);
    this.play = play;
    play.run();
  }

  #playOf(look: Play["look"], table: Table): Play {
    // The side may change while the game is on the screen.
    const you = () => this.you;
    const play: Play = new Play(look, table, {
      remote: {
        get you() {
          return you();
        },
        order: (order) => this.order(order),
      },
      keep: () => keepHalf(this.address, halfIn(play.view)),
    });
    return play;
  }

  /** Shows the turn that was on its way when the page was left. */
  #takeUpTurn(): void {
    const { turn } = this.#outbox;
    const { play } = this;
    if (!turn || !play || play.view.moved !== turn.after) return;
    if (play.view.waitingFor === "person") play.takeUp({ turn: turn.turn });
  }

  #present(presence: Presence): void {
    this.presence = presence;
    const claimIn = this.other && presence[this.other].claim_in;
    this.claimAt = claimIn === undefined ? undefined : performance.now() + claimIn;
  }

  /** Asks for the address that invites somebody; the server tells it to the creator alone. */
  async #invite(): Promise<void> {
    const shown = await readGame(this.address);
    if (shown.ok) ({ invitation: this.invitation, origin: this.origin } = shown.value);
  }

  #later(after: number, what: () => void): void {
    this.#timers.push(setTimeout(what, after));
  }
}
