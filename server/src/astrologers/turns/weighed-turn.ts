import { answerField } from '../asks/answer-field';
import { readAsk } from '../asks/compose-ask';
import { getAsks } from '../asks/content';
import { likeliestAsk } from '../asks/find-ask';
import { toOwnDecision } from '../asks/own/own-decision';
import type { Ask } from '../asks/ask';
import { isMatter, isTalk, readLine, toAskTopic, type AskTopic, type Form } from '../asks/request';
import { readTerms } from '../answers/facts/terms';
import type { Composed } from '../compose/composed';
import { judge } from '../compose/judgement';
import { askingPart, hasDecisionVerb, isQuestion } from '../question/asking';
import { getMatter, type MatterId } from '../question/matters';
import type { TurnForm } from '../topics/turns/turn-form';
import { answerByForm } from './ask-again';
import { specialWays, findWay, getWayById, followingMatters, failureWays, type Way } from './content';
import { refusesIt } from './find-correction';
import { matterOfLine } from './line-matter';
import { composePractice } from './complete-line';
import { composeOpen, formatWay } from './format-way';
import { naming } from './shares';
import { answerPlainFact, isFear, isPlainFact, isRescheduled } from './stated';
import { askAbout, askAgain, statementForms, type Turn, type Weighed } from './turn';

/** Free forms: thanks, the service, a doubt, an explained term, details of a practice, a repetition. */
const freeForms: readonly TurnForm[] = ['close', 'service', 'explain', 'objection', 'practice', 'again'];
const timed: readonly TurnForm[] = ['when', 'until'];
const decisionForms: readonly Form[] = ['should', 'decide'];

/** "You said by June, and nothing came", "so will somebody come": the matter after small talk or an uncertain topic. */
function matterOfTalk({ base, said, context }: Turn): MatterId | null {
  const { topic } = base.context.read.line;
  const of = toAskTopic(topic.value);
  if (of !== null && isTalk(of)) return matterOfLine(readLine(said.question), topic.value);
  const isUnsure = base.isUnsure === true || topic.share < minPreviousShare;
  return isUnsure ? matterOfLine(readLine(`${said.question} ${context.question.text}`)) : null;
}

/** Minimum share of the previous topic. */
const minPreviousShare = 0.4;

/** Minimum share and words for a message to select an ask of its matter. */
const minFinerAsk = { ask: 0.5, words: 5 };

/** The ask of the matter that a message names, if it is specific enough. */
function finerAsk({ context: { read } }: Turn, matter: AskTopic): Ask | null {
  const own = matterOfLine(read.line);
  const id =
    read.text.length < minFinerAsk.words || (own !== null && own !== matter) ? null : likeliestAsk(matter, read.text.raw, minFinerAsk.ask);
  const ask = getAsks(matter).find((each) => each.id === id);
  return ask?.good === undefined || id === 'any' ? null : ask;
}

/** The ask of a followed-up matter: the named one, the previous one, or the general one. */
function findFollowingAsk(turn: Turn, id: MatterId, asked: Composed['asked'] | null): Ask | undefined {
  const finer = isMatter(id) ? finerAsk(turn, id) : null;
  if (finer !== null) return finer;
  // An ask with only a slot has no texts for a verdict.
  if (asked?.ask.good !== undefined || asked?.ask.limit !== undefined) return asked.ask;
  return isMatter(id) ? getAsks(id)[0] : undefined;
}

/** The scored matter with its ask; null if the previous answer has none. */
export function toWeighed(turn: Turn): Weighed | null {
  const { base, said, form } = turn;
  const id = base.judgement?.matter.id ?? matterOfTalk(turn);
  if (id === null || base.sensitiveTopic !== null) return null;
  // A period of the chart ends on its own day.
  const { saturn, level } = readTerms(said.question);
  if ((saturn !== null || level !== null) && timed.includes(form)) return null;
  const asked = base.asked ?? (isMatter(id) ? readAsk(id, said.question, said.question.toLowerCase()) : null);
  const ask = findFollowingAsk(turn, id, asked);
  if (ask === undefined) return null;
  const about = askAbout(turn, base.judgement === null ? { matter: getMatter(id) } : {});
  return { ...turn, ask, asked: asked?.form ?? 'how', about, judgement: judge(about) };
}

/** Forms that name a field other than that of the answer. */
const fieldForms: readonly TurnForm[] = [...statementForms, 'why', 'other', 'othermatter', 'if'];

/** "But I like singing", "why not teaching?" after the best field: how well the named one suits. */
function answerNamedOption(turn: Weighed): Composed | null {
  const { ask, form, about, judgement, asked, context } = turn;
  if (!fieldForms.includes(form) || asked !== 'which') return null;
  const text = answerField(askAbout(turn, { text: context.read.text }), { ask, wanted: 'yesNo', judgement });
  return text === null ? null : { ...createBasis(turn), context: about, isFree: form === 'objection', text };
}

/** The common part of every follow-up answer. */
const createBasis = ({ about, judgement, ask, asked }: Weighed) => ({
  context: about,
  sensitiveTopic: null,
  judgement,
  usesChart: true,
  asked: { ask, form: asked },
});

/** "I already have a job": the event has happened, and the next matter is scored; null otherwise. */
function answerSettled(turn: Weighed): Composed | null {
  const { context, judgement, form, typed } = turn;
  const next = followingMatters[judgement.matter.id];
  const [ask] = next === undefined ? [] : getAsks(next);
  const matter = matterOfLine(typed);
  const isOther = matter !== null && matter !== judgement.matter.id;
  const isSettled = statementForms.includes(form) && findWay('detail', context.read.text.raw)?.id === 'settled';
  if (!isSettled || isOther || next === undefined || ask === undefined) return null;
  const about = askAbout(turn, { matter: getMatter(next), horizon: null });
  const own: Weighed = { ...turn, ask, asked: 'how', about, judgement: judge(about) };
  const way = { id: 'settled', lines: [], ...specialWays.settled };
  return { ...createBasis(own), isFree: false, text: formatWay(own, way) ?? '' };
}

function selectWay(turn: Weighed): Way | null {
  const { form, context } = turn;
  const { question, read } = context;
  if (isFear(turn)) return getWayById('good', 'bad') ?? null;
  // A choice without known options is a question whether to do it, and when.
  const way = findWay(form === 'choice' ? 'should' : form, question.text);
  const isOwnAction = form === 'if' && failureWays.includes(way?.id ?? '') && hasDecisionVerb(read.text.plain) && !refusesIt(read.text);
  return (isOwnAction ? getWayById('if', 'deed') : way) ?? null;
}

/** Forms in which a message with a decision of its own is read by that. */
const decidingForms: readonly TurnForm[] = [...statementForms, 'should', 'explain', 'again', 'choice', 'whether'];

/** "They came and said sorry, shall we agree": the decision that a message asks for, in its own words; null if there is none. */
function answerOwnDecision(turn: Weighed): Composed | null {
  const { form, ask, context } = turn;
  const { text } = context.read;
  const way = form === 'should' ? findWay('should', text.raw)?.id : 'any';
  const isOpen = decidingForms.includes(form) && way === 'any' && ask.limit === undefined && isQuestion(text);
  const own = isOpen ? toOwnDecision(ask, askingPart(text), text) : null;
  return own === null ? null : askAgain({ ...turn, ask: own }, 'should', { horizon: null });
}

/** The answer to a follow-up of a scored matter; null if its form has none. */
export function answerWeighed(turn: Weighed): Composed | null {
  const { ask, form, asked } = turn;
  if (form === 'practice') return composePractice(turn);
  const decided = answerOwnDecision(turn);
  if (decided !== null) return decided;
  if (turn.way?.isFree === true) return { ...createBasis(turn), isFree: true, text: formatWay(turn, turn.way) ?? '' };
  const settledAnswer = answerSettled(turn);
  if (settledAnswer !== null) return settledAnswer;
  const likedAnswer = answerNamedOption(turn);
  if (likedAnswer !== null) return likedAnswer;
  // A limit is not repeated.
  if (ask.limit !== undefined && !naming.includes(form)) {
    const open = composeOpen(turn);
    if (open !== null) return open;
  }
  const newAnswer = answerByForm[isRescheduled(turn) ? 'othertime' : form]?.(turn);
  if (newAnswer !== undefined) return newAnswer;
  // A sensitive matter has no verdict to confirm, so a statement is answered on its own.
  if (ask.good === undefined) return composeOpen(turn) ?? answerByForm.othermatter?.(turn) ?? null;
  // "Yes or no?" about a decision asks for the decision.
  const isDecision = form === 'again' && decisionForms.includes(asked) && ask.go !== undefined;
  const way = turn.way ?? (isDecision ? findWay('should') : selectWay(turn));
  if (isPlainFact(turn, way)) return answerPlainFact(turn);
  if (way === null || way.alone === true) return null;
  // A variant with missing values falls back to the general one.
  const text = formatWay(turn, way) ?? formatWay(turn, findWay(form) ?? way);
  return text === null ? null : { ...createBasis(turn), isFree: way.isFree === true || freeForms.includes(form), text };
}
