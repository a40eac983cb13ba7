// Whole games at random between two browsers, with cut networks, reloads, half turns and offers,
// from a seed. After every step both boards show what stands in the server's log.

import type { Page } from "@playwright/test";
import { rules, square, type Game } from "./app";
import { button, expect, logOf, notice, pair, play, test, turnsOn } from "./online";
import { say } from "./app";

/** Numbers below a limit, the same for the same seed. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What stands on the squares of a page, without what could be done there. */
const boardOn = (page: Page): Promise<string[]> =>
  page
    .locator("[data-square]")
    .evaluateAll((all) =>
      all.map((one) => (one.getAttribute("aria-label") ?? "").split(",", 2).join()).sort(),
    );

interface Wires {
  cut(): void;
  mend(): void;
}

class Evening {
  turns: string[] = [];
  over = false;
  #position: string;

  constructor(
    readonly game: Game,
    readonly players: [Page, Page],
    readonly start: string,
    readonly lot: (below: number) => number,
    readonly wire: Wires,
  ) {
    this.#position = start;
  }

  get #mover(): Page {
    return this.players[this.turns.length % 2]!;
  }
  get #other(): Page {
    return this.players[(this.turns.length + 1) % 2]!;
  }

  /** Does something; gives what. */
  async step(): Promise<string> {
    const which = this.lot(12);
    if (which === 0) return this.#reload();
    if (which === 1) return this.#halfTurn();
    if (which === 2 && this.turns.length > 1) return this.#takeback();
    if (which === 3 && this.turns.length > 1) return this.#draw();
    if (which <= 5) return this.#cutOff();
    return this.#play();
  }

  /** Both boards and the server's log agree. */
  async agree(): Promise<void> {
    for (const page of this.players) await expect(turnsOn(page)).toHaveText(this.turns);
    expect((await logOf(this.players[0])).turns).toEqual(this.turns);
    const [one, two] = this.players;
    await expect.poll(async () => isEqual(await boardOn(one), await boardOn(two))).toBe(true);
  }

  #next(): string {
    const legal = rules.legalTurns(this.game, this.#position);
    if (!legal.ok) throw new Error(legal.code);
    const turn = legal.turns[this.lot(legal.turns.length)]!;
    this.#note(turn);
    return turn;
  }

  #note(turn: string): void {
    const after = rules.playTurn(this.game, this.#position, turn);
    if (!after.ok) throw new Error(after.code);
    this.turns.push(turn);
    this.#position = after.position;
    this.over = after.outcome !== null && after.outcome !== undefined;
  }

  async #play(): Promise<string> {
    const page = this.#mover;
    const turn = this.#next();
    await play(page, turn);
    return turn;
  }

  /** The second player's network is cut; whoever is to move plays meanwhile. */
  async #cutOff(): Promise<string> {
    this.wire.cut();
    const said = await this.#play();
    if (this.lot(2) === 0) await expect(this.players[1].getByTestId("sign-second")).toBeVisible();
    this.wire.mend();
    return `${said} while the network was cut`;
  }

  async #reload(): Promise<string> {
    const page = this.players[this.lot(2)]!;
    await page.reload();
    return "a reload";
  }

  async #halfTurn(): Promise<string> {
    const page = this.#mover;
    const at = rules.readPosition(this.game, this.#position);
    if (!at.ok) throw new Error(at.code);
    const totem = at.totems.find(({ steps, refusal }) => steps.length > 0 && !refusal);
    if (!totem) return "nothing";
    const { to } = totem.steps[this.lot(totem.steps.length)]!;
    await square(page, totem.square).click();
    await square(page, to).click();
    await page.reload();
    await expect(button(page, "action-back")).toBeVisible();
    await button(page, "action-back").click();
    await button(page, "action-back").click();
    return "half a turn, a reload, and back";
  }

  async #takeback(): Promise<string> {
    const [asks, answers] = [this.#other, this.#mover];
    await button(asks, "action-undo").click();
    const accepts = this.lot(2) === 0;
    await button(answers, accepts ? "online-accept" : "online-decline").click();
    await expect(button(answers, "online-accept")).toHaveCount(0);
    if (!accepts) return "a takeback refused";
    this.turns.pop();
    const kept = this.turns;
    [this.turns, this.#position, this.over] = [[], this.start, false];
    for (const turn of kept) this.#note(turn);
    return "a takeback";
  }

  async #draw(): Promise<string> {
    const [asks, answers] = [this.#mover, this.#other];
    if (await button(asks, "online-draw").isDisabled()) return "nothing";
    await button(asks, "online-draw").click();
    await expect(notice(answers)).toContainText(/draw/);
    await button(answers, "online-decline").click();
    await expect(notice(asks)).not.toContainText(say("online-asked-draw"));
    return "a draw refused";
  }
}

const isEqual = (one: string[], two: string[]) => JSON.stringify(one) === JSON.stringify(two);

for (const [game, seed] of [
  ["oxono", 1],
  ["yoxii", 2],
  ["oxono", 3],
  ["yoxii", 4],
] satisfies [Game, number][]) {
  test(`a whole game of ${game} at random, seed ${seed}`, async ({ come, wire }) => {
    test.slow();
    const players = await pair(come, game, wire.origin);
    const { start } = await logOf(players[0]);
    const evening = new Evening(game, players, start, lots(seed), wire);
    const done: string[] = [];
    try {
      while (!evening.over) {
        done.push(await evening.step());
        await evening.agree();
      }
      for (const page of players) await expect(page.locator(".say.over")).toBeVisible();
    } catch (error) {
      throw new Error(`seed ${seed}, after ${done.join("; ")}`, { cause: error });
    }
  });
}
