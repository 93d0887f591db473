import { answerField } from '../asks/answer-field';
import { findCareful } from '../asks/careful';
import { readAsk } from '../asks/compose-ask';
import { asksOf } from '../asks/content';
import { likeliestAsk } from '../asks/find-ask';
import type { Ask } from '../asks/ask';
import { isMatter, isTalk, readLine, toAskTopic, type AskTopic, type Form } from '../asks/request';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import { join } from '../compose/join';
import { judge } from '../compose/judgement';
import { noteOfBirth, toKinQuestion, type KinQuestion } from '../compose/told-birth';
import { composeToldMatch } from '../compose/told-match';
import { readTerms } from '../answers/facts/terms';
import { readQuestion, type ReadQuestion } from '../question/read-question';
import { getMatter, type MatterId } from '../question/matters';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Understood } from '../topics/understand';
import type { Question, Turn as Said } from '../types';
import { withAntecedent } from './antecedent';
import { again } from './ask-again';
import { answerOther, sayOpen } from './answer-other';
import { sayChosen } from './choice';
import { findWay } from './content';
import { findCorrection, withoutThanks } from './meant';
import { goesOn, likeliestForm, matterOfLine } from './goes-on';
import { sayPractice } from './of-things';
import { findTalkedOf } from './talked-of';
import { sayWay } from './say-way';
import { askAbout, type Turn, type Weighed } from './turn';

/** What is answered again to know what a line goes on from. */
const mostBack = 5;
/** What costs nothing: thanks, the desk, a doubt, a word explained, details of a practice, the same once more. */
const freeForms: readonly TurnForm[] = ['close', 'service', 'explain', 'objection', 'practice', 'again'];
const alone: readonly TurnForm[] = ['close', 'service'];
const timed: readonly TurnForm[] = ['when', 'until'];
/** What only tells something, whatever it is about. */
const telling: readonly TurnForm[] = ['detail', 'objection'];
/** Below such shares a line that goes on is about no careful matter of its own. */
const leastCareful = { told: 0.7, asked: 0.5 };

const deciding: readonly Form[] = ['should', 'decide'];

type Answer = (question: Question) => Composed;

/** What goes before every form: what cannot be read, and what no chart may judge. */
function isTaken(read: ReadQuestion, form: TurnForm | null): boolean {
  const { topic } = read.line;
  if (!read.text.isRead) return true;
  if (findCareful(read) === null) return false;
  return (
    form === null || topic.value === 'x_unknowable' || topic.share >= (telling.includes(form) ? leastCareful.told : leastCareful.asked)
  );
}

const fewWords = 4;

/** "When will it be well?" after a quarrel: what is careful only as long as nobody knows what it goes on from. */
const isOfBefore = ({ text }: ReadQuestion, whole: ReadQuestion): boolean =>
  text.isRead && text.length <= fewWords && whole.line.topic.share >= leastCareful.told && findCareful(whole) === null;

/** "You said by June, and nothing came": the matter of what was only talk. */
function matterOfTalk({ base, said }: Turn): MatterId | null {
  const { topic } = base.context.read.line;
  const of = toAskTopic(topic.value);
  return of !== null && isTalk(of) ? matterOfLine(readLine(said.question), topic.value) : null;
}

/** From such shares a line tells which ask of its matter it is about. */
const leastFiner = { ask: 0.5, words: 5 };

/** The ask of the matter that a line names, where it says enough. */
function finerAsk({ context: { read } }: Turn, matter: AskTopic): Ask | null {
  const id = read.text.length < leastFiner.words ? null : likeliestAsk(matter, read.text.raw, leastFiner.ask);
  const ask = asksOf(matter).find((each) => each.id === id);
  return ask?.good === undefined || id === 'any' ? null : ask;
}

/** The ask of a matter that a line goes on from: one that it names itself, that of the answer before, or the general one. */
function askGoneOnFrom(turn: Turn, id: MatterId, asked: Composed['asked'] | null): Ask | undefined {
  const finer = isMatter(id) ? finerAsk(turn, id) : null;
  if (finer !== null) return finer;
  // What only a planet names has no words for a verdict.
  if (asked?.ask.good !== undefined || asked?.ask.limit !== undefined) return asked.ask;
  return isMatter(id) ? asksOf(id)[0] : undefined;
}

/** The matter that was weighed, with its ask; null where the answer before weighed none. */
function toWeighed(turn: Turn): Weighed | null {
  const { base, said, form } = turn;
  const id = base.judgement?.matter.id ?? matterOfTalk(turn);
  if (id === null || base.sensitiveTopic !== null) return null;
  // A period of the chart ends on a day of its own.
  const { saturn, level } = readTerms(said.question);
  if ((saturn !== null || level !== null) && timed.includes(form)) return null;
  const asked = base.asked ?? (isMatter(id) ? readAsk(id, said.question, said.question.toLowerCase()) : null);
  const ask = askGoneOnFrom(turn, id, asked);
  if (ask === undefined) return null;
  const about = askAbout(turn, base.judgement === null ? { matter: getMatter(id) } : {});
  return { ...turn, ask, asked: asked?.form ?? 'how', about, judgement: judge(about) };
}

/** "But I like singing" after the field that suits best: how that one suits. */
function answerLiked(turn: Weighed): Composed | null {
  const { ask, form, about, judgement, asked, context } = turn;
  if (!telling.includes(form) || asked !== 'which') return null;
  const text = answerField(askAbout(turn, { text: context.read.text }), { ask, wanted: 'yesNo', judgement });
  return text === null ? null : { ...resting(turn), context: about, isFree: form === 'objection', text };
}

/** What every answer to a turn rests on. */
const resting = ({ about, judgement, ask, asked }: Weighed) => ({
  context: about,
  sensitiveTopic: null,
  judgement,
  usesChart: true,
  asked: { ask, form: asked },
});

/** "They put it off to the 15th": the time that was asked about is another now. */
const isMoved = ({ form, about, context: { read } }: Weighed): boolean =>
  form === 'detail' && read.horizon !== null && !read.horizon.isPast && about.read.horizon !== null;

function answerWeighed(turn: Weighed): Composed | null {
  const { ask, form, asked, context } = turn;
  if (form === 'practice') return sayPractice(turn);
  const asksAnew = again[isMoved(turn) ? 'othertime' : form]?.(turn);
  if (asksAnew !== undefined) return asksAnew;
  const liked = answerLiked(turn);
  if (liked !== null) return liked;
  // On what no chart decides there is no verdict to be sure of, and what is told counts for itself.
  if (ask.good === undefined) return sayOpen(turn) ?? again.othermatter?.(turn) ?? null;
  // "Yes or no?" of a decision is the decision.
  const isDecision = form === 'again' && deciding.includes(asked) && ask.go !== undefined;
  const way = isDecision ? findWay('should') : findWay(form, context.question.text);
  if (way === null || way.alone === true) return null;
  // A way whose words are missing is told in the general one.
  const text = sayWay(turn, way) ?? sayWay(turn, findWay(form) ?? way);
  return text === null ? null : { ...resting(turn), isFree: freeForms.includes(form), text };
}

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
  const found = correction?.form ?? goesOn(isToldNow ? question.text : whole, said.question);
  const isOfOther = isTaken(read, found);
  if (isOfOther && !isOfBefore(read, readOf(`${said.question} ${question.text}`))) return null;
  return { turns, said, asked, question, read, kin, isToldNow, correction, typed: readLine(line), found, isOfOther };
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

function answerHeard(
  { said, question, read, kin, correction, typed, found, isOfOther }: Heard,
  base: Composed,
  asAlone: Turn['alone'],
): Composed {
  const isCorrection = correction !== null;
  // A question that no chart decides stays one, whomever it is about.
  if (isCorrection && base.sensitiveTopic !== null) return base;
  // What says nothing by itself is told after the answer before.
  const form = found === null || (isOfOther && found === 'othermatter') ? likeliestForm(question.text, said.question) : found;
  if (alone.includes(form)) return { ...asAlone(question.text), earlier: base };
  const turn: Turn = { context: createContext(question, read), form, typed, isCorrection, said, base, alone: asAlone };
  const chosen = sayChosen(turn);
  if (chosen !== null) return withNote(chosen, kin);
  const weighed = toWeighed(turn);
  const answered = weighed === null ? answerOther(turn) : answerWeighed(weighed);
  if (answered !== null) return withNote(answered, kin);
  // What goes on from a matter that no chart decides is still that matter.
  if (base.sensitiveTopic !== null) return base;
  const own = asAlone(question.text);
  // What says nothing by itself is asked with the question before it.
  return { ...(own.isUnsure === true ? asAlone(`${said.question} ${question.text}`) : own), earlier: base };
}
