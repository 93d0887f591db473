import { findSkyEvents } from '../../astrology';
import { createDailySkies } from './daily-skies';

it('has each full and new Moon of three years in its sign at that instant', async () => {
  const [from, to] = ['2026-01-01', '2028-12-31'];
  const found = createDailySkies()
    .events({ from, to })
    .flatMap((event) => ('graha' in event ? [] : [`${event.kind} ${event.sign}`]));
  const exact = (await findSkyEvents(Date.parse(`${from}T00:00:00+05:30`), 1096))
    .filter(({ kind }) => kind === 'full' || kind === 'new')
    .map(({ kind, sign }) => `${kind}-moon ${sign}`);
  expect(exact.length).toBeGreaterThan(70);
  expect(found).toEqual(exact);
});
