import { extractFeatures } from '../../../care/features';
import { normalize } from '../../../care/normalize';
import { isTalk, type ReadQuestion } from '../../question/read-question';
import { hash } from '../../words/hash';
import { understand } from '../understand';

/** Each sign counts several times, because it stands beside a hundred pieces of words. */
const copies = 3;
const manyWords = 16;
/** Words that name or ask nothing are shared by any two lines. */
const shortestShared = 4;

/** How many words a line has, in steps that matter. */
const lengthOf = (count: number): string =>
  count <= 4 ? String(count) : count <= 7 ? '5' : count <= 12 ? '8' : count <= manyWords ? '13' : 'long';

/** How many words of the line stood in the one before: the same question again repeats them. */
function sharedOf(words: readonly string[], before: readonly string[]): string {
  const told = new Set(before.filter((word) => word.length >= shortestShared));
  return String(Math.min([...new Set(words)].filter((word) => told.has(word)).length, 3));
}

/** The hashed features by which the form of a second turn is told: its words, its ends, its length, and what the first question was. */
export function turnFeatures(text: string, signs: readonly string[], before: ReadQuestion): number[] {
  const words = normalize(text);
  const last = words.length - 1;
  const kind = isTalk(before.kind) ? 'talk' : before.kind;
  const length = lengthOf(words.length);
  const { topic, wanted, whose } = understand(text, signs);
  const own = [
    `topic:${topic.value}`,
    `wanted:${wanted.value}`,
    `wanted:${wanted.value} ${wanted.share >= 0.6}`,
    `whose:${whose.value}`,
    `wanted:${wanted.value} ${length}`,
    `goes on:${topic.shareOf('x_followup') >= 0.2}`,
    ...signs,
    `long:${length}`,
    `starts:${words[0] ?? ''}`,
    `starts:${words.slice(0, 2).join(' ')}`,
    `ends:${words[last] ?? ''}`,
    `ends:${words.slice(-2).join(' ')}`,
    `whole:${words.length <= 4 ? words.join(' ') : ''}`,
    `shared:${sharedOf(words, normalize(before.text.raw))}`,
    `before:${kind}`,
    `before:${before.fact?.name ?? ''}`,
    `of:${before.matter.id}`,
    `before:${kind} ${length}`,
  ];
  return [...extractFeatures(words), ...own.flatMap((sign) => Array.from({ length: copies }, (_, copy) => hash(`turn${copy}:${sign}`)))];
}
