import { happens, namesTime } from '../asks/form-of-line';
import { asksSomething, decides } from '../question/asking';
import { findAllKin } from '../question/people';
import { readText, type QuestionText } from '../question/question-text';
import type { Understood, Wanted } from '../topics/understand';
import type { ReadTurn, TurnForm } from '../topics/turns/turn-form';
import { least, naming } from './shares';

const firstWords = 3;

/** How a question is meant whose form the table does not know, by the kind of question that it is. */
const formOfWanted: Readonly<Partial<Record<Wanted, TurnForm>>> = {
  when: 'when',
  why: 'why',
  remedy: 'todo',
  either: 'choice',
  how: 'how',
};

const opensChoice = ({ plain }: QuestionText): boolean => ['or', 'ya'].includes(plain.trim().split(' ')[0] ?? '');

const fewest = 4;
/** "Or mere ghar wale": in Hinglish "or" is "aur", where nothing is to be decided. */
const isAlsoAnd = (text: QuestionText, before: string): boolean =>
  text.plain.startsWith(' or ') && readText(before, 'English').mayBeHindi && text.length <= fewest && !decides(text.plain);

const opensWithKin = ({ raw }: QuestionText): boolean =>
  findAllKin(readText(raw.split(/\s+/u).slice(0, firstWords).join(' '), 'English')).length > 0;

const ofOutcome: readonly Wanted[] = ['yesNo', 'doubt', 'risk'];

/** A line with the form that its kind of question has, where the table of forms is not sure, or takes what happens for a decision. */
export function asAsked(text: string, before: string, turn: ReadTurn, { wanted, topic }: Understood): ReadTurn {
  const read = readText(text, 'English');
  if (!asksSomething(read)) return turn;
  // "Or my wife?" adds to what was asked.
  if (opensChoice(read) && turn.share < least.ownTopic)
    return { ...turn, form: opensWithKin(read) ? 'other' : isAlsoAnd(read, before) ? 'othermatter' : 'choice', share: least.form };
  if (turn.form === 'new') return turn;
  const as = (form: TurnForm): ReadTurn => ({ ...turn, form, share: Math.max(turn.share, least.leaning) });
  const isOutcome = ofOutcome.includes(wanted.value);
  if (turn.form === 'close' && text.includes('?')) return as('good');
  if (turn.form === 'if' && (wanted.value === 'when' || namesTime(read.plain))) return as('when');
  if (turn.form === 'should') return isOutcome && happens(read.plain) && !decides(read.plain) ? as('whether') : turn;
  if (turn.share >= least.form || wanted.share < least.wanted || naming.includes(turn.form)) return turn;
  if (isOutcome) return as(decides(read.plain) && !happens(read.plain) ? 'should' : topic.value === 'x_followup' ? turn.form : 'whether');
  return as(formOfWanted[wanted.value] ?? turn.form);
}
