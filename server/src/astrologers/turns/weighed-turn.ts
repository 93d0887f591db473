import { answerField } from '../asks/answer-field';
import { readAsk } from '../asks/compose-ask';
import { asksOf } from '../asks/content';
import { likeliestAsk } from '../asks/find-ask';
import type { Ask } from '../asks/ask';
import { isMatter, isTalk, readLine, toAskTopic, type AskTopic, type Form } from '../asks/request';
import { readTerms } from '../answers/facts/terms';
import type { Composed } from '../compose/composed';
import { judge } from '../compose/judgement';
import { decides, tellsPast } from '../question/asking';
import { getMatter, type MatterId } from '../question/matters';
import type { TurnForm } from '../topics/turns/turn-form';
import { again } from './ask-again';
import { apart, findWay, findWayOf, follows, type Way } from './content';
import { refusesIt } from './meant';
import { matterOfLine } from './line-matter';
import { sayPractice } from './of-things';
import { sayOpen, sayWay } from './say-way';
import { naming } from './shares';
import { askAbout, telling, type Turn, type Weighed } from './turn';

/** What costs nothing: thanks, the desk, a doubt, a word explained, details of a practice, the same once more. */
const freeForms: readonly TurnForm[] = ['close', 'service', 'explain', 'objection', 'practice', 'again'];
const timed: readonly TurnForm[] = ['when', 'until'];
const deciding: readonly Form[] = ['should', 'decide'];

/** "You said by June, and nothing came", "so will somebody come": the matter of what was only talk, or of no topic that was sure. */
function matterOfTalk({ base, said, context }: Turn): MatterId | null {
  const { topic } = base.context.read.line;
  const of = toAskTopic(topic.value);
  if (of !== null && isTalk(of)) return matterOfLine(readLine(said.question), topic.value);
  const isUnsure = base.isUnsure === true || topic.share < leastBefore;
  return isUnsure ? matterOfLine(readLine(`${said.question} ${context.question.text}`)) : null;
}

/** Below such a share the topic of the question before is not sure. */
const leastBefore = 0.4;

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
export function toWeighed(turn: Turn): Weighed | null {
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

/** Forms in which a field is named that was not the answer. */
const ofFields: readonly TurnForm[] = [...telling, 'why', 'other', 'othermatter', 'if'];

/** "But I like singing", "why not teaching?" after the field that suits best: how that one suits. */
function answerLiked(turn: Weighed): Composed | null {
  const { ask, form, about, judgement, asked, context } = turn;
  if (!ofFields.includes(form) || asked !== 'which') return null;
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

/** "They put it off to the 15th", "the medical is on the 14th": the time that is asked about is told. */
const isMoved = ({ form, about, context: { read } }: Weighed): boolean =>
  form === 'detail' &&
  !ofPast.includes(findWay(form, read.text.raw)?.id ?? '') &&
  !tellsPast(read.text) &&
  read.horizon !== null &&
  !read.horizon.isPast &&
  (about.read.horizon !== null || read.horizon.unit === 'day');

/** Ways in which a day that is told is over. */
const ofPast: readonly string[] = ['birth', 'good_news', 'bad_news', 'small_sign'];

/** "I already have a job": what was asked has come, and the matter that follows on it is weighed; null where the line says no such thing. */
function answerSettled(turn: Weighed): Composed | null {
  const { context, judgement, form, typed } = turn;
  const next = follows[judgement.matter.id];
  const [ask] = next === undefined ? [] : asksOf(next);
  const matter = matterOfLine(typed);
  const isOther = matter !== null && matter !== judgement.matter.id;
  const isSettled = telling.includes(form) && findWay('detail', context.read.text.raw)?.id === 'settled';
  if (!isSettled || isOther || next === undefined || ask === undefined) return null;
  const about = askAbout(turn, { matter: getMatter(next), horizon: null });
  const own: Weighed = { ...turn, ask, asked: 'how', about, judgement: judge(about) };
  const way = { id: 'settled', lines: [], ...apart.settled };
  return { ...resting(own), isFree: false, text: sayWay(own, way) ?? '' };
}

/** What oneself would do is no mishap: "if I put it into a fund". */
const mishaps: readonly string[] = ['fails', 'happens'];

function wayOf({ form, context: { question, read } }: Weighed): Way | null {
  // What chooses between nothing that is known asks whether to do it, and when.
  const way = findWay(form === 'choice' ? 'should' : form, question.text);
  const isDeed = form === 'if' && mishaps.includes(way?.id ?? '') && decides(read.text.plain) && !refusesIt(read.text);
  return (isDeed ? findWayOf('if', 'deed') : way) ?? null;
}

/** The answer to what goes on from a matter that was weighed; null where its form has none. */
export function answerWeighed(turn: Weighed): Composed | null {
  const { ask, form, asked } = turn;
  if (form === 'practice') return sayPractice(turn);
  if (turn.way?.isFree === true) return { ...resting(turn), isFree: true, text: sayWay(turn, turn.way) ?? '' };
  const following = answerSettled(turn);
  if (following !== null) return following;
  const liked = answerLiked(turn);
  if (liked !== null) return liked;
  // A limit is not told twice.
  if (ask.limit !== undefined && !naming.includes(form)) {
    const open = sayOpen(turn);
    if (open !== null) return open;
  }
  const asksAnew = again[isMoved(turn) ? 'othertime' : form]?.(turn);
  if (asksAnew !== undefined) return asksAnew;
  // On what no chart decides there is no verdict to be sure of, and what is told counts for itself.
  if (ask.good === undefined) return sayOpen(turn) ?? again.othermatter?.(turn) ?? null;
  // "Yes or no?" of a decision is the decision.
  const isDecision = form === 'again' && deciding.includes(asked) && ask.go !== undefined;
  const way = turn.way ?? (isDecision ? findWay('should') : wayOf(turn));
  if (way === null || way.alone === true) return null;
  // A way whose words are missing is told in the general one.
  const text = sayWay(turn, way) ?? sayWay(turn, findWay(form) ?? way);
  return text === null ? null : { ...resting(turn), isFree: way.isFree === true || freeForms.includes(form), text };
}
