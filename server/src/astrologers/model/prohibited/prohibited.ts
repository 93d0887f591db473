import { anyOf } from '../../vocabulary/any-of';
import { lexicons, type Lexicon } from './lexicon';

/** Never shown in any language: addresses, phone numbers, and the rules themselves. */
const alwaysProhibited = anyOf(['system prompt', 'my (?:rules|instructions) (?:are|say)', 'https?:', 'www\\.', '\\+?\\d{10}']);

/** Whether a clause only states a limit: one negation and no number. */
function isLimit(clause: string, { fold, limits, denial, number }: Lexicon): boolean {
  const folded = fold(clause);
  return (folded.match(denial)?.length ?? 0) <= 1 && !number.test(folded) && limits.some((limit) => limit.test(folded));
}

/** The part of a clause without its stated limit; the whole clause if it has none. */
function withoutLimit(clause: string, lexicon: Lexicon): string {
  if (!isLimit(clause, lexicon)) return clause;
  return lexicon.limits.reduce((rest, limit) => rest.replace(limit, ';'), lexicon.fold(clause));
}

const goesOn = /^(?:और|या|एवं|aur|ya|and|or)\s/iu;

/** Whether the next clause is the limit of this one: "whether he wins, no chart can tell", "the verdict and its day no chart can tell". */
function isLimitedBy(clause: string, next: string, lexicon: Lexicon): boolean {
  if (!isLimit(next, lexicon)) return false;
  const folded = lexicon.fold(clause);
  return lexicon.opens.test(folded) || (goesOn.test(next) && !lexicon.finite.test(folded) && !lexicon.number.test(folded));
}

/**
 * The kind of prohibited statement in a sentence, for each language of its script; null if there is none. Languages
 * with the same script share their clauses and limits, because a sentence may be in either.
 */
export function findProhibitedKind(sentence: string, skipped: readonly string[] = []): string | null {
  const matchingLexicons = lexicons.filter(({ isWritten }) => isWritten.test(sentence));
  const clauses = matchingLexicons.reduce((split, { clauseEnd }) => split.flatMap((part) => part.split(clauseEnd)), [sentence]);
  const parts = clauses.map((clause) => clause.trim()).filter((clause) => clause !== '');
  const isLimited = (clause: string, at: number) => matchingLexicons.some((lexicon) => isLimitedBy(clause, parts[at + 1] ?? '', lexicon));
  const claimClauses = parts.filter((clause, at) => !isLimited(clause, at)).map((clause) => matchingLexicons.reduce(withoutLimit, clause));
  for (const { fold, kinds } of matchingLexicons) {
    const folded = fold(claimClauses.join(', '));
    const found = kinds.find(
      ([name, { alone, together }]) =>
        !skipped.includes(name) && (alone.test(folded) || together.some((patterns) => patterns.every((pattern) => pattern.test(folded)))),
    );
    if (found) return found[0];
  }
  return null;
}

/** Whether a sentence only states a limit of astrology. */
export function isOnlyLimit(sentence: string): boolean {
  const matchingLexicons = lexicons.filter(({ isWritten }) => isWritten.test(sentence));
  return matchingLexicons.some((lexicon) => isLimit(sentence.trim().replace(/[.।!]$/u, ''), lexicon));
}

/**
 * Whether a sentence is prohibited regardless of its facts: lengths of life, verdicts on illness, birth and courts, numbers to
 * bet on, promises, purchases, fear, doses, addresses, the rules themselves.
 */
export const isProhibited = (sentence: string): boolean => alwaysProhibited.test(sentence) || findProhibitedKind(sentence) !== null;

const refused = anyOf([
  "(?:can(?:not|['’]t)|unable to|won['’]t|not able to) (?:help|assist|comply|fulfil|provide|engage|answer|continue|discuss)",
  'as an ai language model',
  '(?:मदद|सहायता|जवाब) नहीं (?:कर|दे) सक',
  '(?:madad|sahayata|jawab) nahi (?:kar|de) sak',
]);
/** Whether the text is a refusal to answer. */
export const isRefusal = (sentence: string): boolean => refused.test(sentence);
