import { readAsk } from '../asks/compose-ask';
import { readLine, type Form } from '../asks/request';
import { answerAsk } from '../asks/say-ask';
import type { Composed } from '../compose/composed';
import { judge } from '../compose/judgement';
import { composePast } from '../answers/past';
import { composeRemedy } from '../answers/remedies/remedy';
import { getMatter } from '../question/matters';
import type { ReadQuestion } from '../question/read-question';
import { asksPractice } from '../asks/form-of-line';
import { apart, findWay, type Way } from './content';
import { matterOfLine } from './goes-on';
import { sayFilled, sayWay } from './say-way';
import { askAbout, type Turn, type Weighed } from './turn';
import { askOf } from './answer-other';
import type { Topic } from '../topics/understand';

/** The ask of the answer before in a form of its own or the one in which it was asked, with what the line changes. */
function askAgain(turn: Weighed, form: Form | null, changes: Partial<ReadQuestion> = {}): Composed {
  const { ask, asked } = turn;
  const context = askAbout(turn, changes);
  const { text, judgement } = answerAsk({ context, ask, form: form ?? asked });
  return { text, context, sensitiveTopic: null, judgement, isFree: false, usesChart: true, asked: { ask, form: form ?? asked } };
}

/** "Exactly which month?" after a time was named: the middle of it. */
function askWhen(turn: Weighed): Composed {
  const { base, context, asked } = turn;
  const found = askAgain(
    turn,
    'when',
    base.context.read.horizon?.unit === 'year' && context.read.horizon === null ? {} : { horizon: context.read.horizon },
  );
  const finer = asked === 'when' ? sayFilled(turn, apart.finer) : '';
  if (finer === '') return found;
  const [, ...rest] = found.text.split('\n\n');
  return { ...found, text: [finer, ...rest].join('\n\n') };
}

/** Steps that can be taken, or what tradition does where a rite is asked for. */
function askTodo(turn: Weighed): Composed {
  const { about, judgement, context } = turn;
  if (!asksPractice(context.read.text.plain)) return askAgain(turn, 'todo', { horizon: null });
  const found = {
    context: about,
    sensitiveTopic: null,
    judgement,
    isFree: false,
    usesChart: true,
    asked: { ask: turn.ask, form: turn.asked },
  };
  return { ...found, text: composeRemedy(about, judgement.focus) };
}

/** The same of somebody else; one's own chart has no house for some. */
function askOther(turn: Weighed): Composed | null {
  const { kin } = turn.context.read;
  // The chart is theirs already.
  if (turn.context.question.chartOf !== undefined) return askAgain(turn, null, { kin: null });
  if (kin !== null && kin.id !== turn.about.read.kin?.id)
    return askAgain(turn, null, { kin, horizon: turn.context.read.horizon ?? turn.about.read.horizon });
  if (kin === null && turn.about.read.kin !== null && readLine(turn.context.question.text).whose.value === 'self')
    return askAgain(turn, null, { kin: null });
  if (kin !== null) return null;
  const text = sayFilled(turn, apart.others);
  return { text, context: turn.context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, earlier: turn.base };
}

/** The way of a form in its own words, with what the answer before rests on. */
function sayOwnWay(turn: Weighed, way: Way): Composed | null {
  const { about, judgement, ask, asked } = turn;
  const text = sayWay(turn, way);
  return text === null
    ? null
    : { text, context: about, sensitiveTopic: null, judgement, isFree: false, usesChart: true, asked: { ask, form: asked } };
}

/** The time before or after the one that was named, or the one that the line names. */
function askOtherTime(turn: Weighed): Composed | null {
  const { horizon } = turn.context.read;
  const way = findWay('othertime', turn.context.question.text);
  if (way?.say !== undefined && turn.ask.good !== undefined) return sayOwnWay(turn, way);
  if (horizon === null) return null;
  if (horizon.isPast) return askPast(turn);
  return askAgain(turn, turn.asked === 'when' ? 'willIt' : null, { horizon });
}

const fewWords = 4;

/** Another matter that the line names, of the same person and time. */
function askOtherMatter(turn: Weighed): Composed | null {
  const { text, kin, horizon } = turn.context.read;
  // "And my brother?" names nobody's matter.
  if (kin !== null && kin.id !== turn.about.read.kin?.id && text.length <= fewWords) return askOther(turn);
  const line = readLine(text.raw);
  const topic = matterOfLine(line);
  if (topic === null) return null;
  if (getMatter(topic).careful) return askOf(turn, topic as Topic, text.raw);
  const read = readAsk(topic, text.raw, text.plain, line);
  if (read === null) return null;
  const before = turn.about.read;
  const own: Weighed = { ...turn, ask: read.ask, asked: read.form };
  return askAgain(own, null, {
    matter: getMatter(read.ask.as ?? topic),
    kin: kin ?? before.kin,
    horizon: horizon ?? (before.horizon?.isPast === true ? null : before.horizon),
  });
}

/** What ran in a time that is over. */
function askPast(turn: Weighed): Composed {
  const { horizon } = turn.context.read;
  const context = askAbout(turn, { kind: 'past', horizon: horizon?.isPast === true ? horizon : null });
  const read = {
    context,
    sensitiveTopic: null,
    judgement: judge(context),
    isFree: false,
    usesChart: true,
    asked: { ask: turn.ask, form: turn.asked },
  };
  return { ...read, text: composePast(context) };
}

/** Forms that ask the ask of the answer before anew. */
export const again: Readonly<Partial<Record<Turn['form'], (turn: Weighed) => Composed | null>>> = {
  when: askWhen,
  why: (turn) => askAgain(turn, 'why'),
  how: (turn) => askAgain(turn, 'how'),
  todo: askTodo,
  other: askOther,
  othertime: askOtherTime,
  othermatter: askOtherMatter,
  past: (turn) => (turn.context.read.horizon?.isPast === true ? askPast(turn) : null),
};
