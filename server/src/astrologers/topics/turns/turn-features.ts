import { extractFeatures } from '../../../care/features';
import { normalize } from '../../../care/text/normalize';
import { readLine } from '../../asks/request';
import { hash } from '../../words/hash';
import type { Likeliest } from '../understand';

/** Each feature is repeated, because it competes with a hundred n-grams. */
const copies = 3;
const manyWords = 16;
/** Shorter words are common to any two messages. */
const minSharedLength = 4;
const [sure, likely] = [0.6, 0.3];

/** The length of a message in buckets. */
const toLengthBucket = (count: number): string =>
  count <= 4 ? String(count) : count <= 7 ? '5' : count <= 12 ? '8' : count <= manyWords ? '13' : 'long';

/** The number of words shared with the previous message, which is high for a repeated question. */
function countShared(words: readonly string[], before: readonly string[]): string {
  const previous = new Set(before.filter((word) => word.length >= minSharedLength));
  return String(Math.min([...new Set(words)].filter((word) => previous.has(word)).length, 3));
}

const toConfidence = ({ share }: Likeliest<string>): string => (share >= sure ? 'sure' : share >= likely ? 'likely' : 'open');

/** The hashed features of a follow-up: its words, ends, length, own topic, and the topic of the previous message. */
export function turnFeatures(text: string, before: string): number[] {
  const words = normalize(text);
  const last = words.length - 1;
  const length = toLengthBucket(words.length);
  const { topic, wanted, whose } = readLine(text);
  const first = readLine(before);
  const same = topic.value === first.topic.value ? 'same' : 'other';
  const signs = [
    `topic:${topic.value}`,
    `topic:${same} ${toConfidence(topic)}`,
    `topic:${same} ${toConfidence(topic)} ${length}`,
    `wanted:${wanted.value}`,
    `wanted:${wanted.value} ${wanted.share >= sure}`,
    `wanted:${wanted.value} ${length}`,
    `whose:${whose.value}`,
    `whose:${whose.value === first.whose.value ? 'same' : `${whose.value} ${toConfidence(whose)}`}`,
    `goes on:${topic.shareOf('x_followup') >= likely / 2}`,
    `long:${length}`,
    `starts:${words[0] ?? ''}`,
    `starts:${words.slice(0, 2).join(' ')}`,
    `ends:${words[last] ?? ''}`,
    `ends:${words.slice(-2).join(' ')}`,
    `whole:${words.length <= 4 ? words.join(' ') : ''}`,
    `shared:${countShared(words, normalize(before))}`,
    `asks:${text.includes('?')}`,
    `before:${first.wanted.value}`,
    `before:${first.wanted.value} ${length}`,
    `of:${first.topic.value}`,
  ];
  return [...extractFeatures(words), ...signs.flatMap((sign) => Array.from({ length: copies }, (_, copy) => hash(`turn${copy}:${sign}`)))];
}
