import { findFirmAnswer, findPlainAnswer } from '../plain/plain-answer';
import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import { composeSensitiveAnswer } from '../reader/sensitive-answer';
import type { AnswerLanguage } from '../question/language';
import { toWhole } from '../question/ellipsis';
import { findOtherPerson } from '../question/other-people';
import { asksOrigin, isApart, isTalk, readQuestion } from '../question/read-question';
import type { Question } from '../types';
import { createContext, type Context } from './context';
import { factAnswer } from './fact-answer';
import { costsNothing } from './shown-facts';
import { explainTerm, findTerm } from './glossary';
import { elaborate, focusOf, judge, leadInput, type Judgement } from './judgement';
import { withForm } from './with-form';
import { characters, withPerson } from './with-person';
import { composeEchoed, composeWay } from './echoed';
import { findSensitive } from './find-sensitive';
import { addMarriedNote } from './married-note';
import { composeRepeat } from './repeat';
import { composeFollowUp } from './follow-up';
import { composeGoodOrBad } from './good-or-bad';
import { composeJudged, join } from './judged';
import { composeMuhurta } from './muhurta';
import { composeGem } from './gem';
import { composeRemedy } from './remedy';
import { composeEither } from './either';
import { asksDecision, composeDecision } from './decision';
import { composeOther } from './other';
import { composeProfession } from './field-answers';
import { composeLike, composePast, composeUnknowable } from './special';
import { composeCharacter, composeOrigin } from './character';
import { composeTalk } from './talk';
import { composeLending } from './lending';
import { composeOrder } from './order';
import { composeParticular } from './particular';
import { composeWorth } from './worth';
import { asTheirOwn, noteOfBirth, toKinQuestion } from './told-birth';
import { correctAnswer, ofOneself, withoutChecking } from './premise';

/** An answer as a whole: its text, what it rests on, and whether it costs nothing. */
export interface Composed {
  text: string;
  context: Context;
  sensitiveTopic: SensitiveTopic | null;
  judgement: Judgement | null;
  isFree: boolean;
  /** Whether it speaks of the chart, and not only to who asks. */
  usesChart: boolean;
}

const judged = ['yesNo', 'when', 'how', 'why', 'doubt', 'meaning', 'more', 'risk'] as const;

function composeFact(context: Context): string {
  const { fact } = context.read;
  if (!fact) return '';
  const [opening = '', ...rest] = factAnswer(context, fact).filter((sentence) => sentence !== '');
  const asksMeaning = context.read.kind !== 'fact';
  const verdict = fact.planet && (asksMeaning || fact.name === 'planet') ? composeGoodOrBad(context, fact.planet) : '';
  if (verdict !== '') return join(verdict, [opening, ...rest].join(' '));
  // What is not there has no meaning to be told first.
  return asksMeaning && !/^(?:No|नहीं|Nahi)/u.test(opening) ? join(rest[0] ?? opening, [opening, ...rest.slice(1)].join(' ')) : join(opening, rest.join(' '));
}

function composeFromJudgement(context: Context, judgement: Judgement): string {
  const { read } = context;
  if (read.matter.id === 'careerField' && read.kind !== 'when' && read.kind !== 'why') return composeLike(context);
  const own = composeOrder(context) ?? (read.second ? composeEchoed(context, judgement) : null);
  if (own !== null) return own;
  if (read.matter.id === 'lending' && ['yesNo', 'how', 'risk', 'when'].includes(read.kind)) return composeLending(context, judgement);
  const isDecision = asksDecision(context) && !judgement.matter.careful && judgement.matter.rank > 0;
  const text = isDecision ? composeEchoed(context, judgement) ?? join(composeDecision(context, judgement), ...elaborate(context, judgement)) : composeJudged(context, judgement);
  const isOneHeart = [read.matter.id, read.second?.id].every((id) => id === 'love' || id === 'reunion' || id === 'loveMarriage' || id === 'marriage');
  if (read.kind !== 'yesNo' || !read.second || isOneHeart || judgement.matter.careful || !isApart(read.text, read.matter, read.second)) return text;
  const second = judge(context, read.second);
  const [opening = '', ...rest] = text.split('\n\n');
  const lead = read.second.careful ? context.book.noVerdict(read.second.id, read.kin?.id ?? null) : context.book.yesNo(leadInput(context, second));
  return join(`${opening} ${context.tell(lead)}`, ...rest);
}

function composeByKind(context: Context): string {
  const { read, question } = context;
  const focus = focusOf(read.matter, read, question.birth.gender);
  if (read.kind === 'repeat') return composeRepeat(context);
  if (read.kind === 'other') return composeOther(context);
  if (read.kind === 'worth') return composeWorth(context);
  const order = composeOrder(context);
  if (order !== null) return order;
  if (read.kind === 'muhurta') return composeMuhurta(context);
  if (read.kind === 'remedy') return composeWay(context, judge(context)) ?? composeRemedy(context, focus);
  if (read.kind === 'gem') return composeGem(context, focus);
  if (read.kind === 'past') return composePast(context);
  if (read.kind === 'either' && read.matter.id === 'lending') return composeLending(context, judge(context));
  if (read.kind === 'either') return composeEither(context);
  if (read.profession) return composeProfession(context, read.profession);
  if (read.kind === 'unknowable') return composeUnknowable(context);
  if (read.kind === 'like' && asksOrigin(read.text)) return composeOrigin(context);
  if (read.kind === 'like' && read.kin === null && findOtherPerson(read.text) === null && characters.includes(read.matter.id)) return composeCharacter(context);
  if (read.kind === 'like') return composeLike(context);
  return composeFact(context);
}

const composed = new WeakMap<Question, Composed>();

/** Answers a question; once for one question object, because its grounds are asked for after the text. The same chart, question, conversation and day give the same text. */
export function composeAnswer(question: Question): Composed {
  const known = composed.get(question) ?? answerQuestion(question);
  composed.set(question, known);
  return known;
}

/** A question that tells a relative's birth is read from their chart; the note says so after the first paragraph. */
function answerQuestion(asked: Question): Composed {
  const question = toWhole(asked);
  const kin = toKinQuestion(question);
  if (!kin) return answer(question, false);
  const answered = answer(kin.question, kin.isTheirs);
  if (answered.isFree || answered.sensitiveTopic) return answered;
  const [opening = '', ...rest] = answered.text.split('\n\n');
  return { ...answered, text: join(opening, noteOfBirth(answered.context, kin), ...rest) };
}

/** What is taken for granted of the chart and is not so is said before the answer. */
const answer = (question: Question, isTheirs: boolean): Composed => (isTheirs ? answerAsked(question, isTheirs) : correctAnswer(answerAsked(question, isTheirs), question.text));

function answerAsked(question: Question, isTheirs: boolean): Composed {
  const fallback: AnswerLanguage = question.birth.language;
  const asked = readQuestion(ofOneself(withoutChecking(question.text)), question.turns ?? [], question.now, Date.parse(question.chart.utc), fallback);
  const asRead = isTheirs ? asTheirOwn(asked) : asked;
  const own = createContext(question, asRead);
  const sensitiveTopic = findSensitive(own);
  if (sensitiveTopic) {
    return { text: composeSensitiveAnswer(sensitiveTopic, own), context: own, sensitiveTopic, judgement: null, isFree: false, usesChart: true };
  }
  const firm = findFirmAnswer(own);
  if (firm) return { text: firm.compose(own), context: own, sensitiveTopic, judgement: null, isFree: firm.isFree, usesChart: firm.usesChart };
  const particular = asRead.text.isRead ? (composeFollowUp(own) ?? composeParticular(own)) : null;
  if (particular !== null) return { text: particular, context: own, sensitiveTopic, judgement: null, isFree: false, usesChart: true };
  const term = findTerm(asRead);
  if (term) {
    return { text: explainTerm(own, term), context: own, sensitiveTopic, judgement: null, isFree: true, usesChart: false };
  }
  const plain = findPlainAnswer(own);
  if (plain) {
    return { text: plain.compose(own), context: own, sensitiveTopic, judgement: null, isFree: plain.isFree, usesChart: plain.usesChart };
  }
  if (isTalk(asRead.kind)) {
    return { text: composeTalk(own), context: own, sensitiveTopic, judgement: null, isFree: true, usesChart: false };
  }
  const { read, isMarried } = withForm(withPerson(asRead), question.birth.marital_status);
  const context = createContext(question, read);
  const needsJudgement = read.fact === null && judged.some((kind) => kind === read.kind);
  const judgement = needsJudgement ? judge(context) : null;
  const text = judgement ? composeFromJudgement(context, judgement) : composeByKind(context);
  const withNote = isMarried && read.fact === null && read.kind !== 'repeat' ? addMarriedNote(text, context) : text;
  return { text: withNote, context, sensitiveTopic, judgement, isFree: costsNothing(read), usesChart: read.kind !== 'repeat' };
}

export const compose = (question: Question): string => composeAnswer(question).text;
