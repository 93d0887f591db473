import type { Language } from '@oracle-astra/shared/contract';
import type { PickVariant } from '../reader/seeded-picker';
import { englishSentences } from './english-sentences';
import type { Fact, Sentences } from './fact';
import { hindiSentences } from './hindi-sentences';

const sentences: Record<Language, Sentences> = { English: englishSentences, Hindi: hindiSentences };

/** All variants of a fact. */
export function getFactVariants(fact: Fact, language: Language): readonly [string, ...string[]] {
  // Kind and shape belong together in `Fact`; the compiler loses that across the lookup.
  const format = sentences[language][fact.kind] as (fact: Fact) => readonly [string, ...string[]];
  return format(fact);
}

/** A fact in one of its variants. */
export function formatFact(fact: Fact, language: Language, pickVariant: PickVariant): string {
  return pickVariant(`fact ${fact.kind}`, getFactVariants(fact, language));
}
