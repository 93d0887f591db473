import { asksClock, explainClock } from '../compose/help';
import type { Plain } from './plain';

/** What a birth time that is off, or only roughly known, changes in the chart. */
export const clock: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => (read.kin === null || ['mother', 'father', 'grandmother'].includes(read.kin.id)) && / (?:birth|born|janm\w*|janam\w*|lagna?|ascendant|kundli|chart|paida) /u.test(words) && asksClock(words),
  compose: (context) => explainClock({ ...context, question: context.question }),
};
