import { askingPart, asksOpenly, asksSomething, decides } from '../question/asking';
import type { QuestionText } from '../question/question-text';
import type { Likeliest, Topic, Understood, Wanted } from '../topics/understand';
import { findAsk, likeliestAsk } from './find-ask';
import { isMatter, isPlain, isTalk, readLine, toAskTopic, type AskTopic } from './request';

/** Below such shares a topic is as often wrong as right: of held-out lines, and of lines about unusual subjects. */
const least = { matter: 0.7, limited: 0.5, knowledge: 0.5, other: 0.35 };
/** Below such a share the nature of what is asked is not known, and the likelier matter says more than none. */
export const leastNature = 0.45;
const leastWithoutNature = 0.5;
/** What neither names what it is about nor how it asks is not understood. */
const leastWanted = 0.35;
/** From such a share a whole chooses between what it tells. */
const leastEither = 0.5;
/** Small things of life are many: one of them is meant where its own table is surer than not, or surer than the table of topics is of anything. */
const leastOfOther = { likeliest: 0.55, any: 0.85 };
/** What only tells something asks of its likeliest matter. */
const leastTold = 0.3;

const naming: readonly Wanted[] = ['which', 'like'];

/** Whether one ask of a topic, and not its general one, is meant with such a share. */
const isOneOf = (topic: AskTopic, line: string, share: number): boolean =>
  ![null, undefined, 'any'].includes(likeliestAsk(topic, line, share));
const namesOther = (line: string, share: number): boolean => isOneOf('other', line, share);
const hasNature = (line: string): boolean => isOneOf('general', line, leastNature);

/** What a chart has and what it means are one kind of knowledge. */
const ofChart: readonly Topic[] = ['x_meaning', 'x_fact'];

function isKnown({ value, share, shareOf }: Likeliest<Topic>, line: string): boolean {
  if (ofChart.includes(value) && ofChart.reduce((sum, each) => sum + shareOf(each), 0) >= least.knowledge) return true;
  if (value === 'x_other') return share >= least.other && namesOther(line, leastOfOther.likeliest);
  // What no chart decides is not decided because it is unsure.
  if (isMatter(value))
    return (
      share >= least.matter ||
      (share >= least.limited && findAsk(value, line)?.limit !== undefined) ||
      (share >= leastWithoutNature && !hasNature(line))
    );
  const topic = toAskTopic(value);
  if (topic === null || !isPlain(topic) || isTalk(topic)) return value !== 'x_followup' && share >= least.other;
  return share >= least.knowledge;
}

const certain = (topic: Likeliest<Topic>, value: Topic): Likeliest<Topic> => ({ ...topic, value, share: 1 });

/** A line as the tables read it. What asks of a subject that they do not know has the open topic, whose asks name no subject; null where it asks nothing either, or goes on from what was not said. */
export function withOpenTopic(line: Understood, text: QuestionText): Understood | null {
  const { topic } = line;
  if (isKnown(topic, text.raw)) return line;
  if (namesOther(text.raw, leastOfOther.any)) return { ...line, topic: certain(topic, 'x_other') };
  if (topic.value === 'x_followup') return null;
  // Which one is asked of the likeliest matter that can name one: a verdict would answer nothing.
  if (
    naming.includes(line.wanted.value) &&
    isMatter(topic.value) &&
    topic.share >= leastTold &&
    findAsk(topic.value, text.raw)?.slot !== undefined
  )
    return line;
  // Of a story only what it asks tells how.
  const asking = askingPart(text);
  const isClear =
    readLine(asking.raw).wanted.share >= leastWanted ||
    line.wanted.shareOf('either') >= leastEither ||
    decides(asking.plain) ||
    asksOpenly(asking.raw) ||
    hasNature(asking.raw);
  if (asksSomething(text)) return isClear ? { ...line, topic: certain(topic, 'x_open') } : null;
  return topic.share >= leastTold ? line : null;
}
