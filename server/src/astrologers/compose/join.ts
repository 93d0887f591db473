/** A text of paragraphs, without those that are empty. */
export const join = (...paragraphs: readonly string[]): string => paragraphs.filter((each) => each.trim() !== '').join('\n\n');

/** Sentences as a paragraph. */
export const joinSentences = (sentences: readonly string[]): string => sentences.filter((each) => each !== '').join(' ');
