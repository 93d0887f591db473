import { extractFeatures } from '../../../care/features';
import { normalize } from '../../../care/text/normalize';
import { readLine } from '../../asks/request';
import { hash } from '../../words/hash';
import type { Likeliest } from '../understand';

/** Each sign counts several times, because it stands beside a hundred pieces of words. */
const copies = 3;
const manyWords = 16;
/** Words that name or ask nothing are shared by any two lines. */
const shortestShared = 4;
const [sure, likely] = [0.6, 0.3];

/** How many words a line has, in steps that matter. */
const lengthOf = (count: number): string =>
  count <= 4 ? String(count) : count <= 7 ? '5' : count <= 12 ? '8' : count <= manyWords ? '13' : 'long';

/** How many words of the line stood in the one before: the same question again repeats them. */
function sharedOf(words: readonly string[], before: readonly string[]): string {
  const told = new Set(before.filter((word) => word.length >= shortestShared));
  return String(Math.min([...new Set(words)].filter((word) => told.has(word)).length, 3));
}

const surenessOf = ({ share }: Likeliest<string>): string => (share >= sure ? 'sure' : share >= likely ? 'likely' : 'open');

/** The hashed features by which the form of a second turn is told: its words, its ends, its length, what it is about by itself, and what the line before was about. */
export function turnFeatures(text: string, before: string): number[] {
  const words = normalize(text);
  const last = words.length - 1;
  const length = lengthOf(words.length);
  const { topic, wanted, whose } = readLine(text);
  const first = readLine(before);
  const same = topic.value === first.topic.value ? 'same' : 'other';
  const signs = [
    `topic:${topic.value}`,
    `topic:${same} ${surenessOf(topic)}`,
    `topic:${same} ${surenessOf(topic)} ${length}`,
    `wanted:${wanted.value}`,
    `wanted:${wanted.value} ${wanted.share >= sure}`,
    `wanted:${wanted.value} ${length}`,
    `whose:${whose.value}`,
    `whose:${whose.value === first.whose.value ? 'same' : `${whose.value} ${surenessOf(whose)}`}`,
    `goes on:${topic.shareOf('x_followup') >= likely / 2}`,
    `long:${length}`,
    `starts:${words[0] ?? ''}`,
    `starts:${words.slice(0, 2).join(' ')}`,
    `ends:${words[last] ?? ''}`,
    `ends:${words.slice(-2).join(' ')}`,
    `whole:${words.length <= 4 ? words.join(' ') : ''}`,
    `shared:${sharedOf(words, normalize(before))}`,
    `asks:${text.includes('?')}`,
    `before:${first.wanted.value}`,
    `before:${first.wanted.value} ${length}`,
    `of:${first.topic.value}`,
  ];
  return [...extractFeatures(words), ...signs.flatMap((sign) => Array.from({ length: copies }, (_, copy) => hash(`turn${copy}:${sign}`)))];
}
