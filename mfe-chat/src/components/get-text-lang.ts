import { detectLanguage } from '@oracle-astra/shared/format';

export type TextLang = 'en' | 'hi';

/** The `lang` of a text whose language may differ from the page's. */
export const getTextLang = (text: string): TextLang => detectLanguage(text) ?? 'en';
