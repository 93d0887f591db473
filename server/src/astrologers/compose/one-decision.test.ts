import { groundsOf } from '../reader/grounds';
import { createCharts, createQuestion } from '../testing/charts';
import { hindiMonths } from '../vocabulary/hindi';
import { composeAnswer } from './compose';

const charts = createCharts(14, 5);
const astrologers = ['Oracle', 'Astra'] as const;
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The months of the answer that are offered as a time, as 2027-05; what a dasha's end is called stays out. */
function monthsIn(text: string): string[] {
  const offered = text.split(/(?<=[.।?]) |\n/u).filter((sentence) => !/antardasha|mahadasha|period of|'s period|दशा|का समय|का दौर/u.test(sentence));
  return offered.flatMap((sentence) => [
    ...[...sentence.matchAll(/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4})/gu)].map(([, month = '', year]) => `${year}-${String(englishMonths.indexOf(month) + 1).padStart(2, '0')}`),
    ...hindiMonths.flatMap((month, index) => [...sentence.matchAll(new RegExp(`${month} (\\d{4})`, 'gu'))].map(([, year]) => `${year}-${String(index + 1).padStart(2, '0')}`)),
  ]);
}

const denied = /^(?:Not (?!easily|without|quickly)|Rather not|Wait beyond|No,)|would not|should not|(?<!से |बिना )(?:नहीं|रुकिए|रुककर|बाद में)[;:,]/u;

describe.each([
  'Should I change my job in the next 6 months?',
  'Should I start a business in the next 6 months?',
  'Shall I buy a house in the next six months?',
  'Is it good to move abroad in the next 6 months?',
  'Will I get married in the next 6 months?',
  'Will I get promoted this year?',
  'Can I get a new job by March?',
  'क्या अगले 6 महीने में नौकरी बदलनी चाहिए?',
  'क्या अगले 6 महीने में मेरी शादी होगी?',
])('%s', (text) => {
  it('is not answered with no and a date of the same time', () => {
    for (const astrologer of astrologers) {
      for (const chart of charts) {
        const answer = composeAnswer(createQuestion(chart, text, { astrologer }));
        const { horizon } = answer.context.read;
        const [opening = ''] = answer.text.split('\n\n');
        if (horizon === null || !denied.test(opening)) continue;
        const last = new Date(horizon.to).toISOString().slice(0, 7);
        expect([answer.text, monthsIn(answer.text.replace(horizon.english, '')).filter((month) => month <= last)]).toEqual([answer.text, []]);
      }
    }
  });

  it('has its date explained by Why, and no other', () => {
    for (const astrologer of astrologers) {
      for (const chart of charts) {
        const question = createQuestion(chart, text, { astrologer });
        const { text: answer, context } = composeAnswer(question);
        const { book, windows } = context;
        const ahead = groundsOf(question).grounds.find(({ term }) => term === 'Ahead' || term === 'आगे')?.value ?? '';
        const named = windows.filter((window) => answer.includes(book.span(window, astrologer))).map(({ start }) => book.day(start));
        const others = windows.map(({ start }) => book.day(start)).filter((day) => !named.includes(day));
        expect([answer, named.filter((day) => !ahead.includes(day) && windows.every(({ start }) => start - context.now > 86_400_000))]).toEqual([answer, []]);
        const begun = windows.filter(({ start }) => start - context.now < 86_400_000);
        if (begun.length === 0) expect([answer, ahead !== '']).toEqual([answer, named.length > 0]);
        expect([answer, others.filter((day) => ahead.includes(day))]).toEqual([answer, []]);
      }
    }
  });
});
