/** The language to mark a person's text with: Hindi where it is written in Devanagari, else that of the page. */
export function langOf(text: string): 'hi' | undefined {
  return /[\u0900-\u097F]/.test(text) ? 'hi' : undefined;
}
