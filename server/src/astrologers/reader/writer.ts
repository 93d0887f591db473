import type { Language } from '@oracle-astra/shared/contract';
import type { Fact } from '../facts/fact';
import { sayFact } from '../facts/say';
import type { Choose } from './chooser';
import { english } from './phrases/english/stock';
import { hindi } from './phrases/hindi/stock';
import type { Stock, Wordings } from './phrases/stock';

/** Says facts and phrases in one language. A fact said before is not said again: it gives an empty string. */
export interface Writer {
  stock: Stock;
  fact(fact: Fact): string;
  phrase(slot: string, wordings: Wordings): string;
  /** One of several things of which any will do. */
  one: Choose;
  /** Sentences of a paragraph; what is empty falls away. */
  join(...sentences: string[]): string;
}

export function createWriter(language: Language, choose: Choose): Writer {
  const said = new Set<string>();
  return {
    stock: language === 'Hindi' ? hindi : english,
    fact(fact) {
      const key = JSON.stringify(fact);
      if (said.has(key)) return '';
      said.add(key);
      return sayFact(fact, language, choose);
    },
    phrase: (slot, wordings) => choose(slot, wordings),
    one: choose,
    join: (...sentences) => sentences.filter((sentence) => sentence !== '').join(' '),
  };
}
