import file from '../../../../content/options.json';
import { endsInFuture, readClauses, refusals } from '../../question/asking';
import type { QuestionText } from '../../question/question-text';
import type { Ask } from '../ask';
import { toLabel } from '../choices/own-words';
import { asksWhich, isHindiState, splitWords, toSet, trimWords } from '../choices/words';
import { splitParts } from '../options';

const particles = toSet(file.endParticles);
const whens = toSet('kab कब');
const possessives = toSet(file.possessives);
/** "Jeet paunga": the user's own verb would have to be turned. */
const firstPersonFuture = /(?:ung[aie]|ong[aie]|oong[aie]|ूँग[ाीे]|ूंग[ाीे]|ऊँग[ाीे]|ऊंग[ाीे])$/iu;
/** Words that are kept before the verb: "theek ho jayega". */
const keptBeforeVerb = 2;

const withoutParticles = (words: readonly string[]): string[] =>
  words.slice(0, words.findLastIndex((word) => !particles.has(word.toLowerCase())) + 1);

/** What a Hindi question asks to come, by its verb and the words before it: "gaay bachegi kya" → "gaay bachegi"; null if it asks for nothing of the kind. */
export function ownOutcome(text: QuestionText): string | null {
  if (text.language === 'English') return null;
  const raw = readClauses(text).findLast((clause) => endsInFuture(withoutParticles(splitWords(clause.raw)).join(' ')))?.raw;
  if (raw === undefined || splitParts(raw).length > 1) return null;
  const words = withoutParticles(splitWords(raw));
  const verb = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  // "Kya hoga", "kaise chalega" ask for more than whether it comes.
  if (asksWhich(before) && !whens.has(before.toLowerCase())) return null;
  const from = words.slice(0, -1).findLastIndex((word) => asksWhich(word) || isHindiState(word) || possessives.has(word.toLowerCase())) + 1;
  const kept = words.slice(Math.max(from, words.length - 1 - keptBeforeVerb), -1);
  const own = [...trimWords(kept, 'start'), verb];
  if (firstPersonFuture.test(verb) || own.some((word) => refusals.has(word.toLowerCase()))) return null;
  return toLabel(own, true, 'hindi');
}

/** The general ask with the event of the question in its own verb: "haan, gaay bachegi". */
export function withOwnOutcome(ask: Ask, text: QuestionText): Ask {
  const own = ask.id === 'any' && ask.limit === undefined ? ownOutcome(text) : null;
  return own === null || ask.good === undefined ? ask : { ...ask, own: true, good: { ...ask.good, hi: own } };
}
