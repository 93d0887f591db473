import type { AnswerLanguage } from './language';
import { hasKind } from './kinds';
import { asksOutright } from './sentence-form';
import { readText, type QuestionText } from './question-text';

// "par" is also the word for "on": only where a comma stands before it does it part two clauses.
const borders = /[.?!।;,\n]+\s*|\s(?:but|lekin|magar|लेकिन|मगर)\s|\s[-–—]+\s/u;
const minWords = 2;

const asksIn = (clause: QuestionText): boolean =>
  asksOutright(clause) || (['when', 'why', 'remedy', 'like'] as const).some((kind) => hasKind(clause, kind)) || / (?:how|what|which|kaisa|kaisi|kaise|kya|kyaa) /u.test(clause.plain);

/**
 * "My manager is toxic, should I leave my job?": the part that asks, without what is only told before or after it.
 * Null where the whole asks, where a comma lists a choice, and where nothing asks.
 */
export function findAskedClause(text: QuestionText, fallback: AnswerLanguage): QuestionText | null {
  if (hasKind(text, 'either')) return null;
  const clauses = text.raw
    .split(borders)
    .map((each) => each.trim())
    .filter((each) => each.split(/\s+/u).length >= minWords);
  if (clauses.length < 2) return null;
  const read = clauses.map((raw) => ({ ...readText(raw, fallback), language: text.language, mayBeHindi: text.mayBeHindi }));
  const asking = read.filter(asksIn);
  if (asking.length === 0 || asking.length === clauses.length) return null;
  return asking.length === 1 ? (asking[0] ?? null) : { ...readText(asking.map(({ raw }) => raw).join(' '), fallback), language: text.language, mayBeHindi: text.mayBeHindi };
}
