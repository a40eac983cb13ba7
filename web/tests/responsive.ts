// How long the page is busy at a stretch while a game begins and while the engine thinks at full
// strength: by the clock, and by the processor's time, which a busy machine does not stretch.

import { say, test } from "./app";

interface Event {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { functionName?: string; url?: string } };
}

for (const [game, colour] of [
  ["oxono", "black"],
  ["yoxii", "red"],
] as const) {
  test(`longest tasks of ${game}'s page while the engine thinks`, async ({ page, browser }) => {
    await page.goto(`/${game}/computer`);
    await page.getByRole("radio", { name: say("level-8") }).check();
    await page.getByRole("radio", { name: say("colour", { colour }) }).check();
    await page.getByRole("button", { name: say("setup-start") }).click();
    await page.locator("[data-square]").first().waitFor();
    // From here on the page has nothing to load, and the engine begins anew.
    await page.reload();
    await page.locator("[data-square]").first().waitFor();
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
    await page.waitForTimeout(6000);
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Event[] };
    report(trace.traceEvents);
  });
}

for (const game of ["oxono", "yoxii"]) {
  test(`longest tasks of ${game}'s page while a first game begins`, async ({ page, browser }) => {
    await page.addInitScript((game) => {
      localStorage.setItem("totemic.settings", JSON.stringify({ game, side: "second" }));
    }, game);
    const start = page.getByRole("button", {
      name: say("home-play", { game: game.toUpperCase() }),
    });
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "v8"] });
    await page.goto("/");
    await start.click();
    await page.locator("[data-square]").first().waitFor();
    await page.waitForTimeout(3000);
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Event[] };
    report(trace.traceEvents);
  });
}

/** Prints the longest tasks of the page's main thread, with what they did. */
function report(events: Event[]): void {
  const threads = events.filter((e) => e.name === "thread_name" && e.ph === "M");
  const mains = threads.filter((e) => e.args?.name === "CrRendererMain");
  const ours = events.filter((e) => mains.some((m) => m.pid === e.pid && m.tid === e.tid));
  const tasks = ours
    .filter((e) => /RunTask$/.test(e.name) && e.dur !== undefined)
    .toSorted((a, b) => b.dur! - a.dur!)
    .slice(0, 8);
  for (const task of tasks) {
    const inside = ours
      .filter((e) => e !== task && e.ts >= task.ts && e.ts < task.ts + task.dur!)
      .filter((e) => (e.dur ?? 0) > task.dur! / 10)
      .map((e) => `${e.name} ${(e.dur! / 1000).toFixed(0)} ms${whose(e)}`);
    const clock = (task.dur! / 1000).toFixed(0);
    const processor = ((task.tdur ?? 0) / 1000).toFixed(0);
    console.log(`  ${clock} ms (processor ${processor} ms): ${[...new Set(inside)].join(", ")}`);
  }
}

/** Whose function it is, where that is told. */
function whose({ args }: Event): string {
  const { functionName = "", url = "" } = args?.data ?? {};
  return functionName || url ? ` (${functionName} ${url.split("/").at(-1)})` : "";
}
