import type { Locale } from '@oracle-astra/shared/contract';
import { english } from './english/phrase-book';
import { hindi } from './hindi/phrase-book';
import type { PhraseBook } from './types';

export const phraseBooks: Record<Locale, PhraseBook> = { en: english, hi: hindi };
