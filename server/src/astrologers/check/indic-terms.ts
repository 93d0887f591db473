import scripts from '../../../content/check/scripts.json';
import { readOtherScripts } from '../../care/text/other-scripts';
import { anyOf } from '../vocabulary/any-of';
import { foldScript } from './indic-tags';

const beginnings = (words: string): RegExp => anyOf(words.split(' ').map(foldScript));
const terms = Object.entries(scripts.terms).map(([name, words]) => ({ name, pattern: beginnings(words) }));
const denial = anyOf('nahi नाही नसत নয় নন નહીં નથી இல்லை அல்ல முடிய కాదు లేదు ಇಲ್ಲ ಅಲ್ಲ ഇല്ല അല്ല ਨਹੀਂ ନାହିଁ ନୁହେଁ'.split(' '));

/** Whether a sentence in an Indian language is negated. */
const isDenied = (sentence: string): boolean => denial.test(sentence) || denial.test(readOtherScripts(sentence));

/** Whether a statement about a dosha, dignity or motion agrees with a cited fact. */
export function areTermsCited(sentence: string, cited: readonly string[]): boolean {
  const folded = foldScript(sentence);
  const isConfirmed = (name: string) => cited.some((fact) => fact.includes(name) && /\bnot\b/u.test(fact) === isDenied(sentence));
  return terms.every(({ name, pattern }) => !pattern.test(folded) || isConfirmed(name));
}

const relations = { lord: beginnings(scripts.relations.lord), aspect: beginnings(scripts.relations.aspect) };

/** Whether a sentence in an Indian language states that a planet rules a house, or aspects it. */
export function readRelations(sentence: string): { lord: boolean; aspect: boolean } {
  const folded = foldScript(sentence);
  return { lord: relations.lord.test(folded), aspect: relations.aspect.test(folded) };
}
