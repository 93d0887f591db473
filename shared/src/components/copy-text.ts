/** Puts a text on the clipboard; whether that worked, which it does not where the browser or the visitor forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers may refuse, for example without focus; the caller says that nothing was copied.
    return false;
  }
}
