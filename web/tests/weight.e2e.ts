// What a first visit weighs: bytes on the wire, from the real server, until there is something to
// see and to do. The rest of the app comes later.

import { expect, say, test as base } from "./app";
import { Program, Wire } from "./wire";

const test = base.extend<{ wire: Wire; baseURL: string }, { program: Program }>({
  program: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = new Program();
      await program.port;
      await use(program);
      await program.stop();
    },
    // It may have to be compiled.
    { scope: "worker", timeout: 900_000 },
  ],
  wire: async ({ program }, use) => {
    const wire = new Wire(await program.port);
    await use(wire);
    wire.stop();
  },
  baseURL: async ({ wire }, use) => use(await wire.start()),
});

const KB = 1000;

test("home weighs at most 90 KB", async ({ page, wire }) => {
  const begin = page.getByRole("button", { name: say("home-play", { game: "OXONO" }) });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(begin).toBeVisible();
  console.log(`home: ${wire.bytes} bytes`);
  expect(wire.bytes).toBeLessThan(90 * KB);
});

for (const game of ["oxono", "yoxii"]) {
  test(`a first game of ${game} weighs at most 400 KB until the board stands`, async ({
    page,
    wire,
  }) => {
    await page.addInitScript((game) => {
      const settings = { game, side: "second", level: 1 };
      localStorage.setItem("totemic.settings", JSON.stringify(settings));
      // The engine must not come before the board.
      const { fetch } = window;
      window.fetch = (input, init) => {
        const engine = /engine_bg|solution|patterns/.test(String(input));
        const stands = document.querySelector("[data-square]") !== null;
        if (engine && !stands) console.error(`${String(input)} before the board`);
        return fetch(input, init);
      };
    }, game);
    await page.goto("/");
    await page
      .getByRole("button", { name: say("home-play", { game: game.toUpperCase() }) })
      .click();
    // The computer has begun.
    await expect(page.getByTestId("spoken")).not.toBeEmpty();
    const engine = wire.asked.find(({ path }) => path.includes("engine_bg"))!;
    console.log(`${game}: ${engine.before} bytes until the board, ${wire.bytes} until the answer`);
    expect(engine.before).toBeLessThan(400 * KB);
    expect(wire.bytes).toBeLessThan(450 * KB);
    expect(wire.asked.filter(({ path }) => path.endsWith(".solution"))).toEqual([]);
    // Who asks for help gets all of it.
    if (game === "yoxii") return;
    const solution = page.waitForResponse(/\.solution$/);
    await page.getByRole("button", { name: say("action-hint") }).click();
    await solution;
  });
}

test("the app is stored after the board stands", async ({ browser, wire, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: "allow", locale: "en" });
  const page = await context.newPage();
  const early: string[] = [];
  page.on("console", (message) => message.type() === "error" && early.push(message.text()));
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (url, options) => {
      const stands = document.querySelector("[data-square]") !== null;
      if (!stands) console.error("stored before the board stands");
      return register(url, options);
    };
  });
  await page.goto("/oxono/learn/turn");
  await expect(page.locator("[data-square]").first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(early).toEqual([]);
  expect(wire.asked.filter(({ path }) => path.endsWith(".solution"))).toHaveLength(1);
  await context.close();
});
