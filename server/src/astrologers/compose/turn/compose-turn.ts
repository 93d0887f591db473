import { asksReader } from '../../asks/asks-reader';
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
import { composePointed } from '../pointed';
import { lineBefore } from '../pointed/line-before';
import { ordinal } from './choice';
import { composers, freeForms, unweighed } from './composers';
import { isLoose } from './grounds';
import { least, readForm } from './read-form';
import { namesDetail } from './practice';
import { standsAlone } from './stands-alone';
import { askAbout, isWeighed, textOf, wordsOf, type Answered, type Turn } from './turn';

const mostBack = 3;
/** Forms that are a question of their own, which a later line goes on from. */
const whole: readonly TurnForm[] = ['new', 'other', 'othertime', 'othermatter', 'choice'];

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
    if (before.kind === 'either') break;
    const earlier = read(at - 1);
    const form = readTurn(turns[at]?.question ?? '', earlier);
    if (whole.includes(form.form) || form.share < least.leaning) break;
    [before, at] = [earlier, at - 1];
  }
  return before === null ? null : { before, at };
}

/** What goes before every form: danger, frauds, what no chart may judge, and facts of the chart. */
const isTaken = (context: Context): boolean => !context.read.text.isRead || context.read.kind === 'abuse' || findFraudAnswer(context) !== null || findSensitive(context) !== null || findLifeAnswer(context) !== null;

/** Forms whose composers know more than any narrower answer. */
const own: readonly TurnForm[] = ['until', 'service'];
const shortDoubt = 4;
/** What was said is doubted, and not a person of whom it was said. */
const ofAnswer = / (?:is baat|iss baat|is pe|is par|ispe|aap pe|aap par|aapki|this|it|you|your|percent\w*|pratishat) /u;

/** Forms in which a narrower answer may know the line by its words. */
const choosing: readonly TurnForm[] = ['choice', 'when', 'should', 'othertime', 'where', 'amount', 'good', 'how', 'todo', 'othermatter'];

/** "Call or text?": options that the line names itself. */
const namesOptions = ({ read: { text } }: Context, form: TurnForm): boolean => form !== 'good' && (choosing.includes(form) || form === 'if') && hasKind(text, 'either') && !ordinal.test(shortVowels(text));

/** What is said as a whole question by what it leaves out, and what a narrower answer knows by its words. */
const isKnown = (context: Context, form: TurnForm): boolean => {
  const completed = toWhole(context.question);
  if (completed.text !== context.question.text && form !== 'if') return true;
  if (context.read.kind === 'muhurta' || (context.read.kind === 'like' && form === 'how') || namesOptions(context, form) || (choosing.includes(form) && !(form === 'choice' && ordinal.test(shortVowels(context.read.text))) && composeParticular(context) !== null)) return true;
  const words = wordsOf(context);
  if (form === 'sure') return context.read.text.length > shortDoubt && (composePointed(context) !== null || (!ofAnswer.test(words) && findFirmAnswer(context) !== null));
  if (form === 'practice' && namesDetail(words)) return composePointed(context) === null && findFirmAnswer(context) !== null;
  return !own.includes(form) && (composePointed(context) !== null || findFirmAnswer(context) !== null || composeFollowUp(context) !== null);
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
  if (affair.test(wordsOf(context)) && fears.test(wordsOf(context))) return sayAffair(context, base.before, answer);
  if (standsAlone(context, base.before)) return answer({ ...question, turns: [] });
  const read = readForm(context, base.before);
  if (read.share < leastOf(context)) return null;
  if (isKnown(context, read.form)) return null;
  return answerForm(question, context, base, said, read, answer);
}

const affair = / (?:(?:koi|kisi|kahi|dusr[aei]|doosr[aei]|other|another|some) (?:aur )?(?:hi )?(?:aurat|woman|ladki|girl|lady|mard|man|ladka|mahila|wali|se chakkar)|affair|chakkar|cheating on) /u;
const fears = / (?:to nahi\w*|toh nahi\w*|kya|hai na|is there|does|has|have|any|hai) /u;

/** "There is no other woman, is there?": asked of the spouse of the line before. */
function sayAffair(context: Context, { kin }: ReadQuestion, answer: (question: Question) => Composed): Composed | null {
  const [en, hi] = kin?.id === 'wife' ? ['wife', 'patni'] : ['husband', 'pati'];
  if (kin?.id !== 'wife' && kin?.id !== 'husband') return null;
  const text = context.read.language === 'English' ? `is my ${en} having an affair` : context.read.language === 'Hindi' ? `क्या ${hi === 'pati' ? 'मेरे पति का' : 'मेरी पत्नी का'} किसी और से चक्कर है` : `kya ${hi === 'pati' ? 'mere pati' : 'meri patni'} ka kisi aur se chakkar hai`;
  return answer({ ...context.question, text, turns: [] });
}

/** "And my mother's relation with my wife": another person and, as the tables are sure, another matter are a whole question. */
const asksOtherWhole = ({ read: { topic, kin } }: Context, before: ReadQuestion): boolean =>
  kin !== null && topic.share >= least.alone && topic.value !== 'x_followup' && topic.value !== before.topic.value && topic.value !== before.matter.id;

function answerForm(question: Question, context: Context, base: Base, said: Said, read: ReadTurn, answer: (question: Question) => Composed): Composed | null {
  const turns = question.turns ?? [];
  if (context.read.fact !== null && context.read.previous === null && !(read.form === 'fact' && isLoose(context.read.fact)) && ['fact', 'new', 'how', 'when', 'until'].includes(read.form)) return null;
  if (read.form === 'other' && asksOtherWhole(context, base.before)) return answer({ ...question, text: question.text.replace(/^\s*(?:and|aur|और)\s+/iu, ''), turns: [] });
  if (read.form === 'new') return read.share >= least.alone && context.read.previous !== null ? answer({ ...question, turns: [] }) : null;
  if (asksChart(context) && read.form !== 'explain' && !(read.form === 'good' && read.share >= least.naming)) return null;
  const first = answer({ ...question, text: said.question, turns: turns.slice(0, base.at) });
  if (first.sensitiveTopic !== null && !ofLine(first, context)) return null;
  const known = ofLine(first, context) ? context.read : first.context.read;
  const before: ReadQuestion = { ...base.before, matter: known.matter, kin: known.kin, fact: known.fact, horizon: known.horizon, kind: known.kind };
  const about = askAbout({ context, before });
  const turn: Turn = { context, form: read.form, read, first, before, said, about, judgement: judge(about), answer: (text, own) => answer({ ...question, text, turns: own }) };
  if (!isWeighed(turn) && !unweighed.includes(read.form)) return null;
  const ofAsk = asksReader.turns[read.form];
  for (const compose of [...(ofAsk ? [ofAsk] : []), ...(composers[read.form] ?? [])]) {
    const answered = compose(turn);
    if (answered !== null) return toComposed(answered, turn, read.form);
  }
  return null;
}
