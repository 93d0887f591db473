import { createCharts, createQuestion } from '../testing/charts';
import { compose } from './compose';

const charts = createCharts(4, 9);

/** On each of these days another tithi holds the sunrise. */
it.each([
  ['Is it good to open the shop on Ekadashi?', '2026-07-05', '10 Jul 2026'],
  ['Is it good to open the shop on Ekadashi?', '2026-11-16', '20 Nov 2026'],
  ['Is it good to start new work on Purnima?', '2026-12-18', '23 Dec 2026'],
  ['Is it good to open the shop on Tulsi Vivah?', '2026-11-16', '21 Nov 2026'],
  ['Is it good to open the shop on Eid?', '2031-01-10', '25 Jan 2031'],
])('"%s", asked on %s, is answered for the day of the calendar, %s', (asked, day, told) => {
  for (const chart of charts) expect(compose(createQuestion(chart, asked, { now: new Date(`${day}T08:00:00Z`) }))).toContain(told);
});
