import type { ThreadItem } from '../../components/chat-types';

/** Shorter questions refer to the answer before: "And when?" is a new question each time. */
const minWords = 3;

const toWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The id of the last reply to a question with the same words, or null. */
export function findEarlier(items: readonly ThreadItem[], question: string): string | null {
  const words = toWords(question);
  if (words.length < minWords) return null;
  const earlier = items.findLast(
    (item) => item.kind === 'reply' && item.question !== null && !item.details.care && toWords(item.question).join(' ') === words.join(' '),
  );
  return earlier?.id ?? null;
}
