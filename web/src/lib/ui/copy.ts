// Copying, also where the browser has no clipboard to offer: at plain http.

/** Copies what a field holds; false if the person has to do it, for which it is selected. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      // The old way is the only one there.
      return document.execCommand("copy");
    } catch {
      return false;
    }
  }
}

/** Copies a text that stands in no field; false if that cannot be done. */
export async function copyText(text: string): Promise<boolean> {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  // Behind an open dialog nothing can be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  try {
    return await copyField(field);
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
