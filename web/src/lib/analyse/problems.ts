// Why a text or a board is refused, in a sentence.

import type { GameLook } from "../games/look";
import { has, t } from "../i18n/index.svelte";
import type { Refused } from "../play/rules";
import { refusalText } from "../play/words";
import type { Unopened } from "./link";

/** The sentence for a text that cannot be opened, or a board that cannot be. */
export function problemText(look: GameLook, refused: Refused | Unopened): string {
  if (isUnopened(refused)) return t(`open-${refused.code}`);
  if (refused.code === "bad-address") return t("open-bad-link");
  const args = argsOf(look, refused);
  const position = `position-error-${refused.code}`;
  if (has(position)) return t(inColours(position), args);
  const record = `record-error-${refused.code}`;
  if (!has(record)) return refusalText(refused);
  const reasons = ["refusal", "turn-error", "position-error"].map((g) => `${g}-${refused.reason}`);
  const reason = reasons.find(has);
  const problem = t(record, { ...args, reason: reason ? t(inColours(reason), args) : "" });
  return t("open-place", { line: refused.line ?? 1, column: refused.column ?? 1, problem });
}

function isUnopened(refused: Refused | Unopened): refused is Unopened {
  return refused.code === "bad-link" || refused.code === "too-long";
}

/** Who sees a board knows the players by their colours. */
function inColours(key: string): string {
  return key === "position-error-counts" ? "setup-counts" : key;
}

function argsOf(look: GameLook, refused: Refused): Record<string, string | number> {
  const { column = 1, square = "", args } = refused;
  return { column, square, game: look.id, ...args };
}
