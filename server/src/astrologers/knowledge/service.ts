import file from '../../../content/service.json';
import { asksClock } from '../compose/help';
import { tell, type Plain } from '../plain/plain';
import type { ReadQuestion } from '../question/read-question';
import { createEntrySearch, type Entry } from './find-entry';

let search: ReturnType<typeof createEntrySearch<Entry>> | undefined;

/** What is said of the service, by the line that a question is most like; the lines are read at the first use. */
export const findServiceEntry = (text: string) => (search ??= createEntrySearch(file.entries satisfies Entry[]))(text);

/** From so much of the table's share on the service is asked about, where a line of the content is so like it. */
const enough: readonly (readonly [share: number, likeness: number])[] = [
  [0.7, 0.09],
  [0.4, 0.18],
  [0.1, 0.45],
];
/** Money, papers and people that are none of this site's: there a line has to be like one about it. */
const ofOthers =
  / (?:tax|itr|gst registration|tds|insurance|bima|college|school|university|exam|portal|admission|fees|ticket|irctc|railway|flight|airlines?|hotel|amazon|flipkart|myntra|meesho|builder|flat|broker|agent|consult\w*|coaching|embassy|landlord|deposit|bank|emi|loan|gym|course|game\w*|dream11|fraud|scam|thag\w*|dhokh\w*|chori|job|naukri|company|office|ex|exs|he|she|his|her|him|they|usk[aeio]|unk[aeio]|usne|unhone|boss|photos?) /u;
const leastOfOthers = 0.25;
/** Whether a line speaks of others, and is like none about this site. */
export const isOfOthers = (words: string, raw: string): boolean => ofOthers.test(words) && findServiceEntry(raw).likeness < leastOfOthers;
/** What goes on from another question is about that one, unless a line says the same. */
const [leaning, fewWords, leastShare] = [0.4, 5, 0.1];

const isAsked = ({ topic, text, fact, previous }: ReadQuestion, before: string, words: string): boolean => {
  const share = topic.shareOf('x_service');
  if (share < leastShare) return false;
  const goesOn = previous !== null || (before.trim() !== '' && text.length <= fewWords);
  const { likeness } = findServiceEntry(text.raw);
  return enough.some(
    ([from, least]) =>
      share >= from && likeness >= Math.max(least, goesOn ? leaning : 0, ofOthers.test(words) || fact !== null ? leastOfOthers : 0),
  );
};

/** The price, a payment, the account, the language: what is asked of the service and not of a chart. Free. */
export const serviceAnswer: Plain = {
  isFree: true,
  usesChart: false,
  holds: ({ read, before, words }) => !asksClock(read.text.plain) && isAsked(read, before, words),
  compose: (context) => {
    const { en, hi } = findServiceEntry(context.read.text.raw).entry;
    return tell(context, [en, hi]);
  },
};
