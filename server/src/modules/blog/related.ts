import type { Post } from './posts';

const minWordLength = 4;

/** Splits at tag brackets, because a parser would take a tenth of a second for the posts of one page, which is its whole rendering budget. */
const wordsOf = ({ title, excerpt, content }: Post) =>
  new Set(
    `${title} ${excerpt} ${content.replace(/<[^>]*>/gu, ' ')}`
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu)
      ?.filter((word) => word.length >= minWordLength),
  );

/** The posts that share the most rare words with a post, the closest first. */
export function findRelated(post: Post, posts: readonly Post[], count: number): Post[] {
  const others = posts.filter(({ id }) => id !== post.id).map((other) => ({ other, words: wordsOf(other) }));
  const own = wordsOf(post);
  const uses = new Map<string, number>();
  for (const { words } of others) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const weigh = (words: ReadonlySet<string>) => {
    let sum = 0;
    for (const word of words) if (own.has(word)) sum += Math.log((others.length + 1) / (uses.get(word) ?? 1));
    return sum / Math.sqrt(words.size + 1);
  };
  return others
    .map(({ other, words }) => ({ other, weight: weigh(words) }))
    .sort((one, next) => next.weight - one.weight)
    .slice(0, count)
    .map(({ other }) => other);
}
