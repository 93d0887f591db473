import type { Form } from '../asks/request';
import type { Composed } from '../compose/composed';
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
