import type { Language } from '@oracle-astra/shared/contract';
import type { Fact } from '../facts/fact';
import { formatFact } from '../facts/format-fact';
import type { PickVariant } from './seeded-picker';
import { english } from './phrases/english/phrase-book';
import { hindi } from './phrases/hindi/phrase-book';
import type { PhraseBook, Variants } from './phrases/phrase-book';

/** Writes facts and phrases in one language. A fact that was written before gives an empty string. */
export interface Writer {
  phraseBook: PhraseBook;
  fact(fact: Fact): string;
  phrase(slot: string, variants: Variants): string;
  /** One of several equal options. */
  pick: PickVariant;
  /** Sentences of a paragraph; empty ones are left out. */
  join(...sentences: string[]): string;
}

export function createWriter(language: Language, pickVariant: PickVariant): Writer {
  const usedFacts = new Set<string>();
  return {
    phraseBook: language === 'Hindi' ? hindi : english,
    fact(fact) {
      const key = JSON.stringify(fact);
      if (usedFacts.has(key)) return '';
      usedFacts.add(key);
      return formatFact(fact, language, pickVariant);
    },
    phrase: (slot, variants) => pickVariant(slot, variants),
    pick: pickVariant,
    join: (...sentences) => sentences.filter((sentence) => sentence !== '').join(' '),
  };
}
