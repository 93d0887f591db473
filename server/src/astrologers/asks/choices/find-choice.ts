import type { Asked } from '../../answers/topic-answer';
import { createContext } from '../../compose/context';
import { judge } from '../../compose/judgement';
import { getMatter } from '../../question/matters';
import { findAllKin } from '../../question/people';
import { readText } from '../../question/question-text';
import { choose, numberedOptions } from '../choose';
import { getAsks } from '../content';
import { findAsk } from '../find-ask';
import { extractOptions, splitPair } from '../options';
import { isMatter } from '../request';
import { choosesPeople, type Thing } from '../things';
import { describeCandidates, describedPair } from './described-pair';
import { areBare } from './own-words';
import { findThings, findWays, framesByOwnWords, hasOptions, labelOptions } from './find-options';

/** Minimum share of the topic of a choice. */
const minTopicShare = 0.3;
/** Topics that answer choices by themselves. */
const selfDecidingTopics: readonly string[] = [
  'x_match',
  'x_naming',
  'x_number',
  'x_gem',
  'x_fact',
  'x_meaning',
  'x_remedyPlanet',
  'x_unknowable',
  'x_dream',
];

/** Topics about the site and its answers, which choose nothing. */
const talkTopics: readonly string[] = ['x_service', 'x_complaint', 'x_human', 'x_memory', 'x_trick'];
const minTalkShare = 0.6;
/** Minimum share of a choice between named names, instead of a first letter. */
const minNameShare = 0.3;

/** Whether a topic answers by itself, whatever options the message offers. */
function decidesItself({ read, line: { topic, wanted } }: Asked): boolean {
  if (talkTopics.includes(topic.value)) return topic.share >= minTalkShare;
  const isOfNames = topic.value === 'x_naming' && wanted.shareOf('either') >= minNameShare && areBare(extractOptions(read.text.raw));
  return selfDecidingTopics.includes(topic.value) && topic.share >= minTopicShare && !isOfNames;
}

/** A choice with the ask and the context by which its options are scored. */
export function readChoice(asked: Asked) {
  const { question, read, line } = asked;
  const { value: topic, share } = line.topic;
  if (decidesItself(asked)) return null;
  const options = extractOptions(read.text.raw);
  const pair = options.length === 0 ? splitPair(read.text.raw) : [];
  const parts = hasOptions(asked, options) ? options : pair;
  const isDescribed = options.length === 0 && describedPair(read.text.raw).length > 0;
  const labels = isDescribed ? describeCandidates(parts, read.language === 'English') : labelOptions(asked, parts);
  // A person among the options is not the person whom the matter concerns.
  const kin = parts.some((part) => findAllKin(readText(part, read.language)).length > 0) ? null : read.kin;
  const isOwn = isMatter(topic) && share >= minTopicShare;
  const ask = (isOwn ? findAsk(topic, read.text.raw) : null) ?? getAsks('general')[0] ?? { id: 'any', lines: [] };
  const context = createContext(question, { ...read, kin, horizon: null, matter: getMatter(ask.as ?? (isOwn ? topic : 'luck')) });
  return { parts, labels, ask, context };
}

/** The options to score: known ones, or those in the user's words; null if there are none. */
export function optionsToWeigh(asked: Asked, { parts, labels, ask, context }: NonNullable<ReturnType<typeof readChoice>>): Thing[] | null {
  const known = findThings(asked);
  // A bare word is a name only in a choice between people.
  const named = known !== null && known[0]?.frame === 'name' && labels !== null && !choosesPeople(asked.read) ? null : known;
  const ways = findWays(asked, ask, parts, labels);
  if (named === null) return ways;
  // Options with the same planets are distinguished by their order.
  const isEven =
    ask.limit === undefined &&
    named.every(({ frame, both }) => [...framesByOwnWords, 'name'].includes(frame) && both === undefined) &&
    !choose(context, judge(context), named).isDecided;
  if (!isEven) return named;
  const numbered = numberedOptions(named.length).map((way, at) => ({ ...way, en: named[at]?.en ?? way.en, hi: named[at]?.hi ?? way.hi }));
  return labels === null ? numbered : (ways ?? numbered);
}

/** The options of a question; null if it is no choice. */
export function findChoice(asked: Asked): Thing[] | null {
  const choice = readChoice(asked);
  return choice && optionsToWeigh(asked, choice);
}
