import { askingPart, hasQuestionClause, isQuestion, hasDecisionVerb } from '../question/asking';
import type { QuestionText } from '../question/question-text';
import type { Likeliest, Topic, Understood, Wanted } from '../topics/understand';
import { findAsk, likeliestAsk } from './find-ask';
import { isMatter, isPlain, isTalk, readLine, toAskTopic, type AskTopic } from './request';

/** Minimum shares of a topic, measured on held-out messages and on messages about unusual subjects. */
const minShares = { matter: 0.7, limited: 0.5, knowledge: 0.5, other: 0.35 };
/** Minimum share of a matter that is several times as likely as any other topic. */
const leading = { share: 0.4, times: 3 };
/** Minimum shares with and without a known kind of subject. */
export const minNatureShare = 0.45;
const minShareWithoutNature = 0.5;
/** Minimum share of the question kind; below it the message is not understood. */
const minWantedShare = 0.35;
/** Minimum share for a whole message to be a choice. */
const minEitherShare = 0.5;
/** A minor subject is meant if its table gives it more than half, or more than the table of topics gives any topic. */
const minOtherShares = { likeliest: 0.55, any: 0.85 };
/** Minimum share of a statement, which is answered by its likeliest matter. */
const minStatedShare = 0.3;

const naming: readonly Wanted[] = ['which', 'like'];

/** Whether a specific ask of a topic reaches the share. */
const hasSpecificAsk = (topic: AskTopic, line: string, share: number): boolean =>
  ![null, undefined, 'any'].includes(likeliestAsk(topic, line, share));
const mentionsOtherTopic = (line: string, share: number): boolean => hasSpecificAsk('other', line, share);
const hasNature = (line: string): boolean => hasSpecificAsk('general', line, minNatureShare);

/** Facts of a chart and their meaning count as one kind. */
const chartTopics: readonly Topic[] = ['x_meaning', 'x_fact'];

function isKnown({ value, share, second = 1, shareOf }: Likeliest<Topic>, line: string): boolean {
  if (chartTopics.includes(value) && chartTopics.reduce((sum, each) => sum + shareOf(each), 0) >= minShares.knowledge) return true;
  if (value === 'x_other') return share >= minShares.other && mentionsOtherTopic(line, minOtherShares.likeliest);
  // A sensitive topic stays sensitive even if unsure.
  if (isMatter(value))
    return (
      share >= minShares.matter ||
      (share >= leading.share && share >= second * leading.times) ||
      (share >= minShares.limited && findAsk(value, line)?.limit !== undefined) ||
      (share >= minShareWithoutNature && !hasNature(line))
    );
  const topic = toAskTopic(value);
  if (topic === null || !isPlain(topic) || isTalk(topic)) return value !== 'x_followup' && share >= minShares.other;
  return share >= minShares.knowledge;
}

/** Minimum shares of a kind that asks for a name, of another topic, and of its ask, for that topic to be what is asked for. */
const minNamed = { kind: 0.4, topic: 0.03, ask: 0.6 };
const namingTopics: readonly Topic[] = ['x_number', 'x_place', 'x_gem', 'x_naming', 'x_subject'];

/** "Which colour shall I wear to meet them": the topic that has what is asked for, where the likeliest only has a verdict; null if there is none. */
function findNamedTopic({ topic, wanted }: Understood, line: string): Topic | null {
  const isNamed = wanted.value === 'which' && wanted.share >= minNamed.kind && isMatter(topic.value);
  if (!isNamed || findAsk(topic.value as AskTopic, line)?.slot !== undefined) return null;
  const hasIt = (of: Topic) => topic.shareOf(of) >= minNamed.topic && hasSpecificAsk(of as AskTopic, line, minNamed.ask);
  return namingTopics.find(hasIt) ?? null;
}

/** Minimum summed share of the topics about the site and its answers, and minimum share of a doubt about charts. */
const minUnsureShares = { talk: 0.5, doubt: 0.8 };
const siteTopics: readonly Topic[] = ['x_service', 'x_memory', 'x_human', 'x_complaint', 'x_elsewhere', 'x_trick'];

/** "I do not know my time of birth, can you still tell": the likeliest of these topics, where only their sum is likely; null if it is not. */
function findSiteTopic({ topic, wanted }: Understood, line: string): Topic | null {
  const sum = siteTopics.reduce((total, each) => total + topic.shareOf(each), 0);
  if (wanted.value !== 'talk' || sum < minUnsureShares.talk) return null;
  const rank = (of: Topic): number => topic.shareOf(of) * (hasSpecificAsk(of as AskTopic, line, minUnsureShares.talk) ? 2 : 1);
  return siteTopics.reduce((best, each) => (rank(each) > rank(best) ? each : best));
}

const certain = (topic: Likeliest<Topic>, value: Topic): Likeliest<Topic> => ({ ...topic, value, share: 1 });

/** The classification of a message, with the open topic if its subject is unknown; null if it asks nothing or refers to something unsaid. */
export function withOpenTopic(line: Understood, text: QuestionText): Understood | null {
  const { topic } = line;
  const named = findNamedTopic(line, text.raw);
  if (named !== null) return { ...line, topic: certain(topic, named) };
  if (isKnown(topic, text.raw)) return line;
  if (mentionsOtherTopic(text.raw, minOtherShares.any)) return { ...line, topic: certain(topic, 'x_other') };
  const siteTopic = findSiteTopic(line, text.raw);
  if (siteTopic !== null) return { ...line, topic: certain(topic, siteTopic) };
  if (line.wanted.value === 'doubt' && line.wanted.share >= minUnsureShares.doubt) return { ...line, topic: certain(topic, 'x_meaning') };
  if (topic.value === 'x_followup') return null;
  // "Which" is answered by the likeliest matter with a slot, because a verdict would be no answer.
  if (
    naming.includes(line.wanted.value) &&
    isMatter(topic.value) &&
    topic.share >= minStatedShare &&
    findAsk(topic.value, text.raw)?.slot !== undefined
  )
    return line;
  // For a story only its question determines the form.
  const asking = askingPart(text);
  const isClear =
    readLine(asking.raw).wanted.share >= minWantedShare ||
    line.wanted.shareOf('either') >= minEitherShare ||
    hasDecisionVerb(asking.plain) ||
    hasQuestionClause(asking.raw) ||
    hasNature(asking.raw);
  if (isQuestion(text)) return isClear ? { ...line, topic: certain(topic, 'x_open') } : null;
  return topic.share >= minStatedShare ? line : null;
}
