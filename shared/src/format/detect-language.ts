/** The `lang` of a text: 'hi' if it contains Devanagari, otherwise undefined, which means the language of the page. */
export function detectLanguage(text: string): 'hi' | undefined {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
}

/** The `lang` attribute for text that people wrote, which may differ from the language of the page. */
export const getTextLang = (text: string): 'en' | 'hi' => detectLanguage(text) ?? 'en';
