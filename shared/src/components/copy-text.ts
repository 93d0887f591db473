/** Copies a text to the clipboard. Returns false if the browser or the visitor forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers may refuse, for example without focus; the caller reports that nothing was copied.
    return false;
  }
}
