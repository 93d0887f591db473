import { findCareful, isOnCareful } from '../asks/careful';
import { readLine } from '../asks/request';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import { join } from '../compose/join';
import { noteOfBirth, toKinQuestion, type KinQuestion } from '../compose/told-birth';
import { composeToldMatch } from '../compose/told-match';
import { askingPart, asksSomething } from '../question/asking';
import type { KinId } from '../question/people';
import { readQuestion, type ReadQuestion } from '../question/read-question';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Understood } from '../topics/understand';
import type { Question, Turn as Said } from '../types';
import { withAntecedent } from './antecedent';
import { answerOther } from './answer-other';
import { sayChosen } from './choice';
import { findWayOf } from './content';
import { findCorrection, withoutThanks } from './meant';
import { goesOn } from './goes-on';
import { asksPrice, sayPrice } from './of-things';
import { likeliestForm } from './rules';
import { isLittle } from './shares';
import { findTalkedOf } from './talked-of';
import { telling, type Turn } from './turn';
import { answerWeighed, toWeighed } from './weighed-turn';

/** What is answered again to know what a line goes on from. */
const mostBack = 5;
const alone: readonly TurnForm[] = ['close', 'service'];
/** Below such shares a line that goes on is about no careful matter of its own. */
const leastCareful = { told: 0.7, asked: 0.5 };

type Answer = (question: Question) => Composed;

/** What goes before every form: what cannot be read, and what no chart may judge. */
function isTaken(read: ReadQuestion, form: TurnForm | null, before: string): boolean {
  const { topic } = read.line;
  if (!read.text.isRead) return true;
  // "The lawyer is free on Thursdays" after a good day is about the day.
  const isDay = form === 'othertime' && readLine(before).topic.value === 'x_muhurta';
  if (isDay || findCareful(read) === null) return false;
  return (
    form === null || topic.value === 'x_unknowable' || topic.share >= (telling.includes(form) ? leastCareful.told : leastCareful.asked)
  );
}

const fewWords = 4;

/** "When will it be well?" after a quarrel: what is careful only as long as nobody knows what it goes on from. */
const isOfBefore = ({ text }: ReadQuestion, whole: ReadQuestion): boolean =>
  text.isRead && text.length <= fewWords && whole.line.topic.share >= leastCareful.asked && !isOnCareful(whole);

/** The answer with the note whose chart it was read from. */
function withNote(answered: Composed, kin: KinQuestion | null): Composed {
  if (kin === null || answered.isFree || answered.sensitiveTopic !== null) return answered;
  const [opening = '', ...rest] = answered.text.split('\n\n');
  return { ...answered, text: join(opening, noteOfBirth(answered.context, kin), ...rest) };
}

/** Whose chart a line is about: somebody whose birth it tells, or of whom the conversation told one; null for the one who asks. */
function findTheirs(question: Question, read: ReadQuestion): KinQuestion | null {
  const told = toKinQuestion(question);
  // A match is of both charts.
  const isMatch = read.line.topic.value === 'x_match';
  return told === null ? (isMatch ? null : findTalkedOf(question, read)) : told.isTheirs ? told : null;
}

/** A line as it is heard in its talk. */
interface Heard {
  turns: readonly Said[];
  said: Said;
  /** What it asks, its pronouns replaced. */
  asked: Question;
  /** The same, of the chart that it is about. */
  question: Question;
  read: ReadQuestion;
  kin: KinQuestion | null;
  /** Whether it tells a birth itself. */
  isToldNow: boolean;
  correction: ReturnType<typeof findCorrection>;
  /** It asks what was named costs. */
  isPrice: boolean;
  typed: Understood;
  /** The form in which it goes on; null where it is a question of its own. */
  found: TurnForm | null;
  /** It asks what goes before every form. */
  isOfOther: boolean;
}

/** Reads a line after others; null where nothing was said before, or where it is answered like a first one whatever was. */
function hear(typed: Question): Heard | null {
  const turns = (typed.turns ?? []).slice(-mostBack);
  const said = turns.at(-1);
  if (said === undefined) return null;
  const birth = Date.parse(typed.chart.utc);
  const { language } = readQuestion(said.question, [], typed.now, birth, typed.birth.language);
  const readOf = (text: string) => readQuestion(text, [], typed.now, birth, language);
  const whole = withoutThanks(typed.text);
  const correction = findCorrection(whole, typed.now, birth);
  const line = correction?.text ?? whole;
  const text = withAntecedent(line, turns.map((turn) => readOf(turn.question)).reverse());
  // What leaves the language open is answered in that of the talk.
  const asked = { ...typed, text, birth: { ...typed.birth, language: language === 'English' ? language : ('Hindi' as const) } };
  const kin = findTheirs(asked, readOf(text));
  const isToldNow = kin !== null && kin.question.text !== text;
  const question = kin === null ? asked : { ...kin.question, turns };
  const read = kin === null ? readOf(question.text) : { ...readOf(question.text), kin: null };
  // A pronoun tells more of the form than the one for whom it stands.
  // What says little itself is no ground to go on from.
  const before = turns.findLast((turn) => !isLittle(readLine(turn.question)))?.question ?? said.question;
  const goes = () => goesOn(isToldNow ? question.text : whole, before);
  const isPrice = asksPrice(whole, before);
  const found = isPrice ? 'practice' : (correction?.form ?? goes());
  const asking = found === null ? read : readOf(askingPart(read.text).raw);
  const isOfOther = isTaken(asksSomething(read.text) ? asking : read, found, before);
  if (isOfOther && !isOfBefore(read, readOf(`${said.question} ${question.text}`))) return null;
  return { turns, said, asked, question, read, kin, isToldNow, correction, isPrice, typed: readLine(line), found, isOfOther };
}

/** The answer to a line that goes on from another, by what it wants of it; null where it is answered like a first one. */
export function composeTurn(typed: Question, answer: Answer): Composed | null {
  const heard = hear(typed);
  if (heard === null) return null;
  const { turns, said, asked, question, kin, isToldNow, found, isOfOther } = heard;
  const asAlone = (text: string): Composed => {
    // What tells a birth by itself is read like a first question.
    const own = answer({ ...(isToldNow ? asked : question), text: isToldNow && text === question.text ? asked.text : text, turns: [] });
    return isToldNow ? own : withNote(own, kin);
  };
  const match = isToldNow ? composeToldMatch(asked) : null;
  if (match !== null) return match;
  if (found === null && !isOfOther) {
    const own = asAlone(question.text);
    if (own.isUnsure !== true) return own;
  }
  const before = answer({ ...(isToldNow ? question : asked), text: said.question, turns: turns.slice(0, -1) });
  const base = before.judgement === null && !before.usesChart && before.earlier ? before.earlier : before;
  return answerHeard(heard, base, asAlone);
}

const isOf = ({ context: { read } }: Composed, kin: KinId): boolean => read.kin?.id === kin;

function answerHeard(
  { said, question, read, kin, correction, isPrice, typed, found, isOfOther }: Heard,
  base: Composed,
  asAlone: Turn['alone'],
): Composed {
  const isCorrection = correction !== null;
  // A question that no chart decides stays one, whomever it is about.
  if (isCorrection && base.sensitiveTopic !== null) return base;
  // What says nothing by itself is told after the answer before.
  const likely = found === null || (isOfOther && found === 'othermatter') ? likeliestForm(question.text, said.question) : found;
  // "Nominee is my mother, not my son": nobody whose matter it is.
  const isAside =
    likely === 'other' && correction !== null && correction.refused.length > 0 && !correction.refused.some((each) => isOf(base, each));
  const form = isAside ? 'detail' : likely;
  const way = isAside ? findWayOf('detail', 'noted') : correction?.way && findWayOf('detail', correction.way);
  if (alone.includes(form)) return { ...asAlone(question.text), earlier: base };
  const turn: Turn = { context: createContext(question, read), form, typed, isCorrection, said, base, alone: asAlone, ...(way && { way }) };
  if (isPrice) return sayPrice(turn);
  // A place that is set right is no other option.
  const chosen = turn.way === undefined || base.asked?.form === 'either' ? sayChosen(turn) : null;
  if (chosen !== null) return withNote(chosen, kin);
  const weighed = toWeighed(turn);
  // A question that was not understood is no ground to stand on.
  const answered = weighed !== null ? answerWeighed(weighed) : base.isUnsure === true ? null : answerOther(turn);
  if (answered !== null) return withNote(answered, kin);
  const own = asAlone(question.text);
  // What goes on from a matter that no chart decides is still that matter.
  if (base.sensitiveTopic !== null) return own.sensitiveTopic === null ? base : own;
  // What says little by itself is asked with the question before it.
  const isOfBoth = own.isUnsure === true || (found !== null && !own.isFact && isLittle(readLine(askingPart(read.text).raw)));
  return { ...(isOfBoth ? asAlone(`${said.question} ${question.text}`) : own), earlier: base };
}
