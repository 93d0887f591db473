/** The language to mark a text with: Hindi where it has letters of Devanagari, else undefined, that of the page. */
export function detectLanguage(text: string): 'hi' | undefined {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
}
