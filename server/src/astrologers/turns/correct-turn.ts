import { extractOptions, splitParts } from '../asks/options';
import { isMatter } from '../asks/request';
import { asksStep, happens, mentionsTime } from '../asks/forms/form-of-line';
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

/** Forms that are answered by a verdict, and the minimum share of a kind that is no verdict instead. */
const verdictForms: readonly TurnForm[] = ['should', 'how', 'good', 'whether'];
const minSureKind = 0.9;
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
  // "Which business": names its own matter, where no options were offered to choose from.
  const isOwnMatter = isMatter(topic.value) && topic.share >= minSureKind && wanted.value === 'which';
  if (turn.form === 'choice' && isOwnMatter && [text, before].every((each) => extractOptions(each).length < 2))
    return { ...turn, form: 'new', share: topic.share };
  // "And if it fails, what should I do" asks for a step.
  if (turn.form === 'if' && asksStep(read.plain)) return as('todo');
  // "Then when do I give notice" asks for a time, although it is about a decision.
  if (verdictForms.includes(turn.form) && ['when', 'why'].includes(wanted.value) && wanted.share >= minSureKind)
    return as(formOfWanted[wanted.value] ?? turn.form);
  if (turn.form === 'should') return isOutcome && happens(read.plain) && !hasDecisionVerb(read.plain) ? as('whether') : turn;
  if (turn.share >= minShares.form || wanted.share < minShares.wanted || naming.includes(turn.form)) return turn;
  if (isOutcome)
    return as(hasDecisionVerb(read.plain) && !happens(read.plain) ? 'should' : topic.value === 'x_followup' ? turn.form : 'whether');
  return as(formOfWanted[wanted.value] ?? turn.form);
}

const told: readonly TurnForm[] = ['detail', 'objection'];
const otherKinds: readonly Wanted[] = ['why', 'how', 'when', 'remedy', 'either'];
/** "Is anything left between us now?": a question that is not surely a statement asks whether. */
export const isAskedAsFact = (form: TurnForm, text: string, { share }: ReadTurn, { wanted }: Understood): boolean =>
  told.includes(form) &&
  share < minShares.surelyTold &&
  splitParts(text).length < 2 &&
  !otherKinds.includes(wanted.value) &&
  isQuestion(readText(text, 'English'));
