// Copying, also where the browser has no clipboard to offer: at plain http.

/** Copies what a field holds; false if the person has to do it, for which it is selected. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
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
