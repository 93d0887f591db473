import type { Locale } from '@oracle-astra/shared/contract';
import { englishWords } from './words-english';
import { hindiWords } from './words-hindi';

/** What the documents of a kundli say around its values. */
export type KundliWords = typeof englishWords;

export const kundliWords: Record<Locale, KundliWords> = { en: englishWords, hi: hindiWords };
