// Somebody wanders through the app and plays: a little in every test run, as long as one likes by
// `cargo xtask wander`.

import { test } from "@playwright/test";
import { walk } from "./wander/walk";

/** Long enough for a few games; a fault is found again from its own seed. */
const LENGTH = 200;

const first = Number(process.env.WANDER_SEED ?? 1);
const steps = Number(process.env.WANDER_STEPS ?? 2 * LENGTH);
/** Goes on after a fault, and lists them all. */
const onward = process.env.WANDER_ON === "1";

for (let i = 0; i * LENGTH < steps; i++) {
  const seed = first + i;
  const length = Math.min(LENGTH, steps - i * LENGTH);
  test(`${length} steps from seed ${seed}`, async ({ browser, baseURL }, info) => {
    test.setTimeout(length * 30_000);
    const picture = info.outputPath("fault.png");
    await walk(browser, baseURL!, { seed, steps: length, onward, picture });
  });
}
