/** Puts a text on the clipboard; whether that worked, which it does not where the browser or the visitor forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers refuse for reasons of their own; the caller says that it was not copied.
    return false;
  }
}
