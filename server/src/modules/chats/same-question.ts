/** The words of a question, without marks, case and punctuation. */
const toWords = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');

/** Whether two questions have the same words in the same order. */
export const isSameQuestion = (one: string, other: string): boolean => toWords(one) === toWords(other);
