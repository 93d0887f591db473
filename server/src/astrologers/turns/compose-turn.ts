import { findCareful, isOnCareful } from '../asks/careful';
import { readLine } from '../asks/request';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import { toKinQuestion, withNote, type KinQuestion } from '../compose/stated-birth';
import { asPartnersOwn, composeStatedMatch } from '../compose/stated-match';
import { askingPart, isQuestion } from '../question/asking';
import { readQuestion, type ReadQuestion } from '../question/read-question';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Understood } from '../topics/understand';
import type { Question, Turn as Said } from '../types';
import { withAntecedent } from './antecedent';
import { answerOther } from './answer-other';
import { composeChosen } from './choice';
import { getWayById } from './content';
import { findCorrection, withoutThanks } from './find-correction';
import { findFollowUp } from './find-follow-up';
import { asksPrice, composePrice } from './complete-line';
import { answerOnDay } from './times/part-of-day';
import { likeliestForm } from './rules';
import { isLittle } from './shares';
import { findMentionedPerson } from './mentioned-person';
import { statementForms, type Turn } from './turn';
import { answerWeighed, toWeighed } from './weighed-turn';

/** Number of previous turns that are answered again to restore the context. */
const maxTurnsBack = 5;
const standaloneForms: readonly TurnForm[] = ['close', 'service'];
/** Minimum shares for a follow-up to be about a sensitive matter of its own. */
const minCarefulShares = { told: 0.7, asked: 0.5 };

type Answer = (question: Question) => Composed;

/** Whether a message is always answered on its own: it is unreadable, or on a sensitive topic. */
function needsFullAnswer(read: ReadQuestion, form: TurnForm | null, before: string): boolean {
  const { topic } = read.line;
  if (!read.text.isRead) return true;
  // "The lawyer is free on Thursdays" after a good day is about the day.
  const isDay = form === 'othertime' && readLine(before).topic.value === 'x_muhurta';
  if (isDay || findCareful(read) === null) return false;
  return (
    form === null ||
    topic.value === 'x_unknowable' ||
    topic.share >= (statementForms.includes(form) ? minCarefulShares.told : minCarefulShares.asked)
  );
}

const fewWords = 4;

/** "When will it be well?" after a quarrel is only sensitive without its context. */
const continuesPrevious = ({ text }: ReadQuestion, whole: ReadQuestion): boolean =>
  text.isRead && text.length <= fewWords && whole.line.topic.share >= minCarefulShares.asked && !isOnCareful(whole);

/** The person whose chart a message is about, if their birth was stated in it or before; null for the user. */
function findTheirs(question: Question, read: ReadQuestion): KinQuestion | null {
  const stated = toKinQuestion(question);
  // A match is of both charts.
  const isMatch = read.line.topic.value === 'x_match';
  return stated === null ? (isMatch ? null : findMentionedPerson(question, read)) : stated.isTheirs ? stated : null;
}

/** A message read in the context of its conversation. */
interface FollowUp {
  turns: readonly Said[];
  said: Said;
  /** Its classification with replaced pronouns. */
  asked: Question;
  /** The same for the chart that it is about. */
  question: Question;
  read: ReadQuestion;
  kin: KinQuestion | null;
  /** Whether it states a birth itself. */
  statesBirth: boolean;
  correction: ReturnType<typeof findCorrection>;
  /** Whether it asks for a price. */
  isPrice: boolean;
  typed: Understood;
  /** The form of the follow-up; null if it is a new question. */
  found: TurnForm | null;
  /** Whether it is answered on its own regardless of its form. */
  isStandalone: boolean;
}

/** Reads a follow-up message; null if it is the first one or is answered like one. */
function readFollowUp(typed: Question): FollowUp | null {
  const turns = (typed.turns ?? []).slice(-maxTurnsBack);
  const said = turns.at(-1);
  if (said === undefined) return null;
  const birth = Date.parse(typed.chart.utc);
  const { language } = readQuestion(said.question, [], typed.now, birth, typed.birth.language);
  const readText = (text: string) => readQuestion(text, [], typed.now, birth, language);
  const whole = withoutThanks(typed.text);
  const correction = findCorrection(whole, typed.now, birth);
  const line = correction?.text ?? whole;
  const text = withAntecedent(line, turns.map((turn) => readText(turn.question)).reverse());
  // A message of no clear language is answered in that of the conversation.
  const asked = { ...typed, text, messageLanguage: readText(text).language };
  const kin = findTheirs(asked, readText(text));
  const statesBirth = kin !== null && kin.question.text !== text;
  const question = kin === null ? asked : { ...kin.question, turns };
  const read = kin === null ? readText(question.text) : { ...readText(question.text), kin: null };
  // The form is read with the pronoun, because it says more about the form than its antecedent.
  // A message with little content cannot be followed up.
  const before = turns.findLast((turn) => !isLittle(readLine(turn.question)))?.question ?? said.question;
  const findForm = () => findFollowUp(statesBirth ? question.text : whole, before);
  const isPrice = asksPrice(whole, before);
  const found = isPrice ? 'practice' : (correction?.form ?? findForm());
  const asking = found === null ? read : readText(askingPart(read.text).raw);
  const isStandalone = needsFullAnswer(isQuestion(read.text) ? asking : read, found, before);
  if (isStandalone && !continuesPrevious(read, readText(`${said.question} ${question.text}`))) return null;
  return { turns, said, asked, question, read, kin, statesBirth, correction, isPrice, typed: readLine(line), found, isStandalone };
}

/** The answer to a follow-up message by its form; null if it is answered like a first message. */
export function composeTurn(typed: Question, answer: Answer): Composed | null {
  const followUp = readFollowUp(typed);
  if (followUp === null) return null;
  const { turns, said, asked, question, kin, statesBirth, found, isStandalone } = followUp;
  const answerAlone = (text: string): Composed => {
    // A message that states a birth is read like a first question.
    const direct = answer({
      ...(statesBirth ? asked : question),
      text: statesBirth && text === question.text ? asked.text : text,
      turns: [],
    });
    return statesBirth ? direct : withNote(direct, kin);
  };
  const ofPartner = asPartnersOwn(asked, typed.text, said.question);
  if (ofPartner !== null) return answer({ ...asked, text: ofPartner, turns: [] });
  const direct = (statesBirth ? composeStatedMatch(asked) : null) ?? answerOnDay(question, followUp.read, said.question);
  if (direct !== null) return direct;
  if (found === null && !isStandalone) {
    const alone = answerAlone(question.text);
    if (alone.isUnsure !== true) return alone;
  }
  const before = answer({ ...(statesBirth ? question : asked), text: said.question, turns: turns.slice(0, -1) });
  const base = before.judgement === null && !before.usesChart && before.earlier ? before.earlier : before;
  return answerFollowUp(followUp, base, answerAlone);
}

function answerFollowUp(
  { said, question, read, kin, correction, isPrice, typed, found, isStandalone }: FollowUp,
  base: Composed,
  asAlone: Turn['alone'],
): Composed {
  const isCorrection = correction !== null;
  // A sensitive question stays sensitive, whomever it is about.
  if (isCorrection && base.sensitiveTopic !== null) return base;
  // A message that says nothing on its own refers to the previous answer.
  const likely = found === null || (isStandalone && found === 'othermatter') ? likeliestForm(question.text, said.question) : found;
  // "Nominee is my mother, not my son": neither is the person concerned.
  const isAside =
    likely === 'other' &&
    correction !== null &&
    correction.refused.length > 0 &&
    !correction.refused.some((each) => base.context.read.kin?.id === each);
  const form = isAside ? 'detail' : likely;
  const way = isAside ? getWayById('detail', 'noted') : correction?.way && getWayById('detail', correction.way);
  if (standaloneForms.includes(form)) return { ...asAlone(question.text), earlier: base };
  const turn: Turn = { context: createContext(question, read), form, typed, isCorrection, said, base, alone: asAlone, ...(way && { way }) };
  if (isPrice) return composePrice(turn);
  // A corrected place is not another option.
  const chosen = turn.way === undefined || base.asked?.form === 'either' ? composeChosen(turn) : null;
  if (chosen !== null) return withNote(chosen, kin);
  const weighed = toWeighed(turn);
  // A question that was not understood cannot be followed up.
  const answered = weighed !== null ? answerWeighed(weighed) : base.isUnsure === true ? null : answerOther(turn);
  if (answered !== null) return withNote(answered, kin);
  const direct = asAlone(question.text);
  // A follow-up to a sensitive matter is still sensitive.
  if (base.sensitiveTopic !== null) return direct.sensitiveTopic === null ? base : direct;
  // A message that says little is read together with the previous question.
  const isOfBoth = direct.isUnsure === true || (found !== null && !direct.isFact && isLittle(readLine(askingPart(read.text).raw)));
  return { ...(isOfBoth ? asAlone(`${said.question} ${question.text}`) : direct), earlier: base };
}
