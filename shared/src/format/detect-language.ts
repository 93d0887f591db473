/** The `lang` of a text: 'hi' if it contains Devanagari, otherwise undefined, which means the language of the page. */
export function detectLanguage(text: string): 'hi' | undefined {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
}
