/** The paragraphs of a reply, which blank lines separate. */
export const splitParagraphs = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** Paragraphs that are shown below the first sentence; the rest is folded. */
const mostShown = 3;

/** The first sentence with its mark, where a space or the end follows: not "4.5" or "10 a.m. on". */
const firstSentence = /^[^.?!।]*(?:[.?!](?=\S)[^.?!।]*)*[.?!।]+["”’)]*(?=\s|$)/u;

/** Longer sentences, and those after which hardly anything follows, are no lead. */
const longestLead = 220;

/** An answer as its first sentence, the paragraphs below it, and those that are folded. While it grows, no part moves into another. */
export function splitAnswer(text: string): { lead: string; shown: string[]; folded: string[] } {
  const [opening = '', ...others] = splitParagraphs(text);
  const sentence = firstSentence.exec(opening)?.[0] ?? opening;
  const lead = sentence.length <= longestLead ? sentence : '';
  const rest = opening.slice(lead.length).trim();
  const paragraphs = rest === '' ? others : [rest, ...others];
  return { lead, shown: paragraphs.slice(0, mostShown), folded: paragraphs.slice(mostShown) };
}
