// Whether the browser keeps what is stored until it is deleted by hand. Otherwise it may be
// deleted when the device needs room, and by Safari after seven days without a visit.

/** `unknown`: not asked yet. */
let kept = $state<"unknown" | "yes" | "no">("unknown");

export function keptForGood(): "unknown" | "yes" | "no" {
  return kept;
}

/** Finds out without asking for anything. */
export async function lookWhetherKept(): Promise<void> {
  kept = (await answer("persisted")) ? "yes" : "no";
}

/** Asks the browser; some of them ask the person. */
export async function askToKeep(): Promise<void> {
  kept = (await answer("persisted")) || (await answer("persist")) ? "yes" : "no";
}

/** Browsers that have no such question, or only at addresses with https, may delete it. */
async function answer(question: "persisted" | "persist"): Promise<boolean> {
  try {
    return (await navigator.storage?.[question]?.()) ?? false;
  } catch {
    return false;
  }
}
