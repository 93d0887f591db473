import type { Locale } from '@oracle-astra/shared/contract';
import { englishWords, type KundliWords } from './words-english';
import { hindiWords } from './words-hindi';

export type { KundliWords } from './words-english';

export const kundliWords: Record<Locale, KundliWords> = { en: englishWords, hi: hindiWords };
