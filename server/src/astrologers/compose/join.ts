/** Joins paragraphs and skips empty ones. */
export const join = (...paragraphs: readonly string[]): string => paragraphs.filter((each) => each.trim() !== '').join('\n\n');

/** Joins sentences to a paragraph. */
export const joinSentences = (sentences: readonly string[]): string => sentences.filter((each) => each !== '').join(' ');
