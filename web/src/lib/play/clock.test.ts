import { expect, test } from "vitest";
import { clockText } from "./clock";

test.each([
  [300_000, "5:00"],
  [252_001, "4:13"],
  [9_940, "0:09.9"],
  [0, "0:00.0"],
  [-5, "0:00.0"],
  [3_723_000, "1:02:03"],
])("%i ms is %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
