import { hasKind } from '../../question/kinds';
import { shortVowels } from '../../question/question-text';
import { toWhole } from '../../question/ellipsis';
import { asksChart, findFirmAnswer, findFraudAnswer, findLifeAnswer } from '../../plain/plain-answer';
import { isTalk, readQuestion, type ReadQuestion } from '../../question/read-question';
import { readTurn, type ReadTurn, type TurnForm } from '../../topics/turns/turn-form';
import type { Question, Turn as Said } from '../../types';
import type { Composed } from '../composed';
import { createContext, type Context } from '../context';
import { findSensitive } from '../find-sensitive';
import { judge } from '../judgement';
import { composeFollowUp } from '../follow-up';
import { composeParticular } from '../particular';
import { isTold } from '../pointed/told-detail';
import { composePointed } from '../pointed';
import { lineBefore } from '../pointed/line-before';
import { ordinal } from './choice';
import { composers, freeForms, unweighed } from './composers';
import { askAbout, isWeighed, textOf, type Answered, type Turn } from './turn';

/** From these shares a form is believed: of a line that names nothing of its own, of one that does, and to take a line for a question of its own. */
const least = { leaning: 0.3, naming: 0.45, alone: 0.6 } as const;
const mostBack = 3;
/** Forms that are a question of their own, which a later line goes on from. */
const whole: readonly TurnForm[] = ['new', 'other', 'othertime', 'othermatter', 'choice'];

/** Forms that a line may have which only tells. */
const telling: readonly TurnForm[] = ['close', 'service', 'should'];
const supposes = / (?:agar|agr|if|yadi|suppose|maan lo|man lo|warna|varna|unless|in case|incase) | (?:to|toh) $/u;

/** The form of a line; what only tells something is a detail where the table is not surer of another one. */
function readForm({ question, read }: Context, before: ReadQuestion): ReadTurn {
  const found = readTurn(question.text, before);
  const isBare = found.form === 'if' && !supposes.test(shortVowels(read.text));
  if (!isTold(read) || (!isBare && found.share >= (telling.includes(found.form) ? 0.5 : 0.7))) return found;
  return { ...found, form: 'detail', share: Math.max(found.shareOf('detail'), least.naming) };
}

interface Base {
  before: ReadQuestion;
  at: number;
}

/** The question that the conversation is about: the one before, or that from which a "why?" before this line went on. */
function findBase(context: Context): Base | null {
  const { question } = context;
  const turns = question.turns ?? [];
  const read = (at: number): ReadQuestion => readQuestion(turns[at]?.question ?? '', turns.slice(0, at), question.now, Date.parse(question.chart.utc), context.read.language);
  let at = turns.length - 1;
  let before = lineBefore(context);
  for (let back = 0; back < mostBack && at > 0 && before !== null; back += 1) {
    const earlier = read(at - 1);
    const form = readTurn(turns[at]?.question ?? '', earlier);
    if (whole.includes(form.form) || form.share < least.leaning) break;
    [before, at] = [earlier, at - 1];
  }
  return before === null ? null : { before, at };
}

/** What goes before every form: danger, frauds, what no chart may judge, and facts of the chart. */
const isTaken = (context: Context): boolean => !context.read.text.isRead || context.read.kind === 'abuse' || findFraudAnswer(context) !== null || findSensitive(context) !== null || findLifeAnswer(context) !== null;

/** Forms in which a narrower answer may know the line by its words. */
const choosing: readonly TurnForm[] = ['choice', 'when', 'should', 'othertime', 'where', 'amount', 'good', 'how', 'todo', 'othermatter'];

/** "Call or text?": options that the line names itself. */
const namesOptions = ({ read: { text } }: Context, form: TurnForm): boolean => choosing.includes(form) && hasKind(text, 'either') && !ordinal.test(shortVowels(text));

/** What is said as a whole question by what it leaves out, and what a narrower answer knows by its words. */
const isKnown = (context: Context, form: TurnForm): boolean => {
  const completed = toWhole(context.question);
  if (completed.text !== context.question.text && form !== 'if') return true;
  if (context.read.kind === 'muhurta' || namesOptions(context, form) || (choosing.includes(form) && composeParticular(context) !== null)) return true;
  return form !== 'until' && (composePointed(context) !== null || findFirmAnswer(context) !== null || composeFollowUp(context) !== null);
};

const leastOf = ({ read }: Context): number => ((read.previous === null && (read.matter.rank > 0 || read.fact !== null)) || read.text.length > 14 ? least.naming : least.leaning);

/** What the line names itself counts where the answer before weighed nothing. */
const ofLine = ({ isFree, sensitiveTopic, context: { read } }: Composed, { read: own }: Context): boolean => read.fact === null && (isFree || sensitiveTopic !== null || read.matter.careful) && own.previous === null && own.fact === null && own.matter.rank >= 5 && !own.matter.careful;

const toComposed = (answered: Answered, { context, about, judgement }: Turn, form: TurnForm): Composed => {
  const isFree = freeForms.includes(form);
  const text = textOf(answered);
  if (isFree) return { text, context, sensitiveTopic: null, judgement: null, isFree, usesChart: false };
  const own = typeof answered === 'string' ? about : answered.about;
  return { text, context: own, sensitiveTopic: null, judgement: own === about ? judgement : judge(own), isFree, usesChart: true };
};

/** The answer to a line that goes on from another, by what it wants of it; null where the table is not sure, or another answer stands first. */
export function composeTurn(question: Question, answer: (question: Question) => Composed): Composed | null {
  const turns = question.turns ?? [];
  if (turns.length === 0) return null;
  const context = createContext(question, readQuestion(question.text, turns, question.now, Date.parse(question.chart.utc), question.birth.language));
  if (context.read.kind === 'repeat' || isTaken(context)) return null;
  const base = findBase(context);
  const said: Said | undefined = base ? turns[base.at] : undefined;
  if (base === null || said === undefined || isTalk(base.before.kind)) return null;
  const read = readForm(context, base.before);
  if (read.share < leastOf(context)) return null;
  if (isKnown(context, read.form)) return null;
  return answerForm(question, context, base, said, read, answer);
}

function answerForm(question: Question, context: Context, base: Base, said: Said, read: ReadTurn, answer: (question: Question) => Composed): Composed | null {
  const turns = question.turns ?? [];
  if (read.form === 'new') return read.share >= least.alone && context.read.previous !== null ? answer({ ...question, turns: [] }) : null;
  if (asksChart(context) && read.form !== 'explain' && !(read.form === 'good' && read.share >= least.naming)) return null;
  const first = answer({ ...question, text: said.question, turns: turns.slice(0, base.at) });
  if (first.sensitiveTopic !== null && !ofLine(first, context)) return null;
  const known = ofLine(first, context) ? context.read : first.context.read;
  const before: ReadQuestion = { ...base.before, matter: known.matter, kin: known.kin, fact: known.fact, horizon: known.horizon, kind: known.kind };
  const about = askAbout({ context, before });
  const turn: Turn = { context, form: read.form, read, first, before, said, about, judgement: judge(about), answer: (text, own) => answer({ ...question, text, turns: own }) };
  if (!isWeighed(turn) && !unweighed.includes(read.form)) return null;
  for (const compose of composers[read.form] ?? []) {
    const answered = compose(turn);
    if (answered !== null) return toComposed(answered, turn, read.form);
  }
  return null;
}
