/** The paragraphs of a reply, which blank lines separate. */
export const splitParagraphs = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
