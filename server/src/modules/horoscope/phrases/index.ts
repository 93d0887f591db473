import type { Locale } from '@oracle-astra/shared/contract';
import { dayLines as englishDayLines } from './english/day-lines';
import { periodPhrases as englishPeriodPhrases } from './english/period';
import { english } from './english/phrase-book';
import { dayLines as hindiDayLines } from './hindi/day-lines';
import { periodPhrases as hindiPeriodPhrases } from './hindi/period';
import { hindi } from './hindi/phrase-book';
import type { DayLines, PeriodPhrases, PhraseBook } from './types';

export const phraseBooks: Record<Locale, PhraseBook> = { en: english, hi: hindi };
export const periodPhrases: Record<Locale, PeriodPhrases> = { en: englishPeriodPhrases, hi: hindiPeriodPhrases };
export const dayLines: Record<Locale, DayLines> = { en: englishDayLines, hi: hindiDayLines };
