// Sentences about online games.

import type { ClockSetting } from "../../../../crates/table/events";
import { has, t } from "../i18n/index.svelte";

/** Why the server has not done something. */
export function failureText(code: string): string {
  const key = `online-failed-${code}`;
  return t(has(key) ? key : "online-failed");
}

/** A clock in words. */
export function clockWords(clock: Pick<ClockSetting, "base" | "increment"> | undefined): string {
  if (!clock?.base) return t("clock-none");
  const minutes = Math.round(clock.base / 6_000) / 10;
  const seconds = Math.round((clock.increment ?? 0) / 1000);
  return `${t("clock-minutes", { minutes })}, ${t("clock-increment", { seconds })}`;
}

/** A time to wait as people read it: `9:59`. */
export function timeText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
