/** The paragraphs of a reply, separated by blank lines. */
export const splitParagraphs = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** The number of paragraphs that are shown below the lead; the others are collapsed. */
const maxShown = 3;

/** The first sentence, whose mark is followed by white space or the end: not "4.5" or "10 a.m. on". */
const firstSentence = /^[^.?!।]*(?:[.?!](?=\S)[^.?!।]*)*[.?!।]+["”’)]*(?=\s|$)/u;

/** Longer sentences, and sentences with little text after them, are not used as a lead. */
const maxLeadLength = 220;

/** An answer as its lead, the paragraphs below it, and the collapsed paragraphs. While it grows, no part moves into another. */
export function splitAnswer(text: string): { lead: string; shown: string[]; folded: string[] } {
  const [opening = '', ...others] = splitParagraphs(text);
  const sentence = firstSentence.exec(opening)?.[0] ?? opening;
  const lead = sentence.length <= maxLeadLength ? sentence : '';
  const rest = opening.slice(lead.length).trim();
  const paragraphs = rest === '' ? others : [rest, ...others];
  return { lead, shown: paragraphs.slice(0, maxShown), folded: paragraphs.slice(maxShown) };
}
