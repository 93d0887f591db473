import { happens, mentionsTime } from '../asks/form-of-line';
import { isQuestion, hasDecisionVerb } from '../question/asking';
import { findAllKin } from '../question/people';
import { readText, type QuestionText } from '../question/question-text';
import type { Understood, Wanted } from '../topics/understand';
import type { ReadTurn, TurnForm } from '../topics/turns/turn-form';
import { minShares, naming } from './shares';

const firstWords = 3;

/** The form by question kind, if the classifier of forms is not sure. */
const formOfWanted: Readonly<Partial<Record<Wanted, TurnForm>>> = {
  when: 'when',
  why: 'why',
  remedy: 'todo',
  either: 'choice',
  how: 'how',
};

const startsWithOr = ({ plain }: QuestionText): boolean => ['or', 'ya'].includes(plain.trim().split(' ')[0] ?? '');

const minSharedLength = 4;
/** "Or mere ghar wale": in Hinglish, "or" may be "aur". */
const isAlsoAnd = (text: QuestionText, before: string): boolean =>
  text.plain.startsWith(' or ') && readText(before, 'English').mayBeHindi && text.length <= minSharedLength && !hasDecisionVerb(text.plain);

const startsWithKin = ({ raw }: QuestionText): boolean =>
  findAllKin(readText(raw.split(/\s+/u).slice(0, firstWords).join(' '), 'English')).length > 0;

const outcomeKinds: readonly Wanted[] = ['yesNo', 'doubt', 'risk'];

/** Corrects the form of a follow-up by its question kind, if the classifier is unsure or took an event for a decision. */
export function correctTurn(text: string, before: string, turn: ReadTurn, { wanted, topic }: Understood): ReadTurn {
  const read = readText(text, 'English');
  if (!isQuestion(read)) return turn;
  // "Or my wife?" adds to the previous question.
  if (startsWithOr(read) && turn.share < minShares.ownTopic)
    return { ...turn, form: startsWithKin(read) ? 'other' : isAlsoAnd(read, before) ? 'othermatter' : 'choice', share: minShares.form };
  if (turn.form === 'new') return turn;
  const as = (form: TurnForm): ReadTurn => ({ ...turn, form, share: Math.max(turn.share, minShares.leaning) });
  const isOutcome = outcomeKinds.includes(wanted.value);
  if (turn.form === 'close' && text.includes('?')) return as('good');
  if (turn.form === 'if' && (wanted.value === 'when' || mentionsTime(read.plain))) return as('when');
  if (turn.form === 'should') return isOutcome && happens(read.plain) && !hasDecisionVerb(read.plain) ? as('whether') : turn;
  if (turn.share >= minShares.form || wanted.share < minShares.wanted || naming.includes(turn.form)) return turn;
  if (isOutcome)
    return as(hasDecisionVerb(read.plain) && !happens(read.plain) ? 'should' : topic.value === 'x_followup' ? turn.form : 'whether');
  return as(formOfWanted[wanted.value] ?? turn.form);
}
