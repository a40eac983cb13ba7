// The walk: step by step from a seed, with a look at everything after each.

import type { Browser } from "@playwright/test";
import { ACTIONS } from "./actions";
import { drawingFaults, isThinking } from "./checks";
import type { Tables } from "./expect";
import { Gone, Wanderer } from "./wanderer";

/** A walk: where it begins, how far it goes, and whether it goes on after a fault. */
export interface Walk {
  seed: number;
  steps: number;
  onward: boolean;
  /** Where a picture of the first fault goes. */
  picture: string;
}

/** Longer than a busy machine needs. */
const PATIENCE = 40_000;
/** Things may be on their way, on a busy machine for long; a fault stays. */
const DOUBT = 20_000;

/**
 * Walks, and fails at the first fault with everything that is needed to walk there again. One
 * that goes on tells all faults at the end, each once.
 */
export async function walk(browser: Browser, baseURL: string, walk: Walk): Promise<void> {
  const wanderer = await Wanderer.arrive(browser, walk.seed, baseURL);
  const found = new Set<string>();
  const look = () => settle(wanderer, () => [], found);
  try {
    await look();
    for (let i = 1; i <= walk.steps; i++) {
      const stopped = async (error: unknown) => [
        String(error),
        ...(await look().catch((again: unknown) => [String(again)])),
      ];
      const faults = await step(wanderer, i, found).catch(stopped);
      const fresh = faults.filter((one) => !found.has(one));
      if (fresh.length === 0) continue;
      if (found.size === 0) await wanderer.page.screenshot({ path: walk.picture });
      if (!walk.onward) throw new Error(report(wanderer, walk.seed, i, fresh));
      const { path, language } = wanderer.now;
      const at = `seed ${walk.seed}, step ${i}, ${path} at ${wanderer.size}, ${language}`;
      for (const fault of fresh) {
        found.add(fault);
        console.log(`${at}: ${fault}`);
      }
      console.log(`  after ${wanderer.steps.slice(-8).join("; ")}`);
    }
  } finally {
    await wanderer.context.close();
  }
  if (found.size > 0) throw new Error(`${found.size} faults from seed ${walk.seed}`);
}

/** One step, and what is wrong after it. */
async function step(
  wanderer: Wanderer,
  number: number,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const { random, now } = wanderer;
  const action = random.weighed(ACTIONS.filter(({ can }) => can(now)));
  const mouse = random.chance(0.7);
  wanderer.hands = wanderer.touch ? "touch" : mouse ? "mouse" : "keyboard";
  wanderer.note(`${number}. ${now.path}: ${action.name} (${wanderer.hands})`);
  const before = now.tables;
  const expectation = await action.run(wanderer, now).catch((error: unknown) => {
    if (!(error instanceof Gone)) throw error;
    wanderer.note(error.message);
  });
  return settle(wanderer, (after) => expectation?.(before, after) ?? [], known);
}

/** Looks until the page has come, nobody thinks and nothing is wrong; what is wrong for long, is. */
async function settle(
  wanderer: Wanderer,
  judge: (after: Tables) => string[],
  known: ReadonlySet<string>,
): Promise<string[]> {
  const began = Date.now();
  let doubted: number | undefined;
  for (;;) {
    const now = await wanderer.look();
    const waits = !now?.ready || isThinking(wanderer);
    if (!waits) {
      const faults = [...judge(now.tables), ...drawingFaults(wanderer), ...now.faults];
      doubted ??= Date.now();
      const certain = Date.now() - doubted > DOUBT || faults.every((one) => known.has(one));
      if (certain || wanderer.complaints.length > 0) {
        return [...faults, ...wanderer.complaints.splice(0)];
      }
    } else if (Date.now() - began > PATIENCE) {
      return [now?.ready ? "the computer does not move" : "the page does not come"];
    }
    await wanderer.page.waitForTimeout(30);
  }
}

function report(wanderer: Wanderer, seed: number, steps: number, faults: string[]): string {
  return [
    `seed ${seed}, step ${steps}, ${wanderer.now.path} at ${wanderer.size}:`,
    ...faults.map((fault) => `  ${fault}`),
    "steps:",
    ...wanderer.steps.map((one) => `  ${one}`),
    `again: cargo xtask wander --seed ${seed} --steps ${steps}`,
  ].join("\n");
}
