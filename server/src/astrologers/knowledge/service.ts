import file from '../../../content/knowledge/service.json';
import { asksClock } from '../compose/help';
import { tell, type Plain } from '../plain/plain';
import type { ReadQuestion } from '../question/read-question';
import { createEntrySearch, type Entry } from './find-entry';

let search: ReturnType<typeof createEntrySearch> | undefined;

/** What is said of the service, by the line that a question is most like; the lines are read at the first use. */
export const findServiceEntry = (text: string) => (search ??= createEntrySearch(file.entries satisfies Entry[]))(text);

/** From so much of the table's share on the service is asked about, where a line of the content is so like it. */
const enough: readonly (readonly [share: number, likeness: number])[] = [
  [0.7, 0.09],
  [0.4, 0.18],
  [0.1, 0.45],
];
/** What goes on from another question is about that one, unless a line says the same. */
const [leaning, fewWords, leastShare] = [0.4, 5, 0.1];

const isAsked = ({ topic, text, previous }: ReadQuestion, before: string): boolean => {
  const share = topic.shareOf('x_service');
  if (share < leastShare) return false;
  const goesOn = previous !== null || (before.trim() !== '' && text.length <= fewWords);
  const { likeness } = findServiceEntry(text.raw);
  return enough.some(([from, least]) => share >= from && likeness >= (goesOn ? Math.max(least, leaning) : least));
};

/** The price, a payment, the account, the language: what is asked of the service and not of a chart. Free. */
export const serviceAnswer: Plain = {
  isFree: true,
  usesChart: false,
  holds: ({ read, before }) => !asksClock(read.text.plain) && isAsked(read, before),
  compose: (context) => {
    const { en, hi } = findServiceEntry(context.read.text.raw).entry;
    return tell(context, [en, hi]);
  },
};
