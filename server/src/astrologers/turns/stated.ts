import type { Form } from '../asks/request';
import type { Composed } from '../compose/composed';
import { isAboutPast } from '../question/asking';
import type { Horizon } from '../question/horizon';
import { readTurn } from '../topics/turns/turn-form';
import { findWay, type Way } from './content';
import { formatWay } from './format-way';
import { minShares } from './shares';
import { askAgain, statementForms, type Weighed } from './turn';

/** Forms whose first sentence is repeated as it is asked for; the verdict says it for all others. */
const ownForms: readonly Form[] = ['should', 'decide', 'feared', 'open'];

/** Whether a message states a fact of no known kind: whether it helps or hinders nobody can tell. */
export function isPlainFact({ form, way, said, context: { read } }: Weighed, found: Way | null): boolean {
  if (way !== undefined || !statementForms.includes(form)) return false;
  const isGeneral = found === null || found.id === 'any';
  return isGeneral && (form === 'detail' || readTurn(read.text.raw, said.question).shareOf('objection') < minShares.form);
}

/** The answer to the previous question again, with a new ground and another step; free, because the verdict is the same. */
export function answerPlainFact(turn: Weighed): Composed | null {
  const again = askAgain(turn, ownForms.includes(turn.asked) ? null : 'willIt');
  if (ownForms.includes(turn.asked)) return { ...again, isFree: true };
  const way = findWay('whether');
  const text = way && formatWay(turn, way);
  return text === null ? null : { ...again, isFree: true, text, asked: { ask: turn.ask, form: turn.asked } };
}

/** "Only till February": a time that has begun. */
const isDeadline = ({ from }: Horizon, now: Date): boolean => from <= now.getTime();

/** "They put it off to the 15th", "the medical is on the 14th": states the time of the question. */
export const isRescheduled = ({ form, about, context: { read } }: Weighed): boolean =>
  form === 'detail' &&
  !pastWays.includes(findWay(form, read.text.raw)?.id ?? '') &&
  !isAboutPast(read.text) &&
  read.horizon !== null &&
  !read.horizon.isPast &&
  (about.read.horizon !== null || read.horizon.unit === 'day' || isDeadline(read.horizon, about.question.now));

/** Variants that mean that the stated day is past. */
const pastWays: readonly string[] = ['birth', 'good_news', 'bad_news', 'small_sign'];

/** "If I take the first step, am I not the smaller one?": a fear, whatever it resembles. */
export const isFear = ({ form, context: { read } }: Weighed): boolean =>
  ['should', 'whether', 'good'].includes(form) && read.line.wanted.shareOf('risk') >= minShares.wanted;
