import { asksClock, explainClock } from '../compose/help';
import type { Plain } from './plain';

const birthTime = / (?:(?:janam|janm|birth|paida\w*|born) .*(?:samay|time|baje|minutes?|am|pm|beech|between|hospital)|(?:samay|time) .*(?:janam|janm|birth|born)) /u;
const unsure = / (?:pakka nah\w*|pata nah\w*|nahi pata|not sure|dont know|do not know|unsure|approx\w*|andaz\w*|exact nah\w*|not exact|lagbhag|beech|between|difference|fark|wrote|writes?|written|galat likh\w*|minutes?|minat) /u;
const asksChange = / (?:sahi hog\w*|sahi rahe\w*|change\w*|badal\w*|badl\w*|matter\w*|correct|valid|true|accurate|fark pad\w*|affect\w*|difference|thik hog\w*) /u;
const edits = / (?:edit|how (?:do|can|to) (?:i )?change|kaise badl\w*|profile|by mistake) /u;
const doubtsClock = (words: string): boolean => birthTime.test(words) && unsure.test(words) && asksChange.test(words) && !edits.test(words);

/** What a birth time that is off, or only roughly known, changes in the chart. */
export const clock: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => (read.kin === null || ['mother', 'father', 'grandmother'].includes(read.kin.id)) && / (?:birth|born|janm\w*|janam\w*|lagna?|ascendant|kundli|chart|paida) /u.test(words) && (asksClock(words) || doubtsClock(words)) && !/ (?:twins?|judwa\w*|judva\w*) /u.test(words),
  compose: explainClock,
};
