// How long the page is busy at a stretch while the engine thinks at full strength.

import { say, test } from "./app";

test("longest task of the page while the engine thinks", async ({ page }) => {
  await page.goto("/yoxii/computer");
  await page.getByRole("radio", { name: say("level-8") }).check();
  await page.getByRole("radio", { name: say("colour", { colour: "red" }) }).check();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration));
    }).observe({ type: "longtask" });
  });
  await page.getByRole("button", { name: say("setup-start") }).click();
  await page.locator("[data-square]").first().waitFor();
  // From here on the page has nothing to load.
  await page.reload();
  await page.locator("[data-square]").first().waitFor();
  await page.evaluate(() => ((window as unknown as { tasks: number[] }).tasks.length = 0));
  await page.waitForTimeout(6000);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  console.log(`tasks above 50 ms while thinking: ${tasks.length ? tasks.join(", ") : "none"}`);
});
