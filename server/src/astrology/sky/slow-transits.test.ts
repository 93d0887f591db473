import { nextIngress, nextStation, signSpans, slowSigns } from './slow-transits';
import { transits } from './transits';

const ist = (at: number | undefined) => new Date((at ?? 0) + 330 * 60_000).toISOString().slice(0, 10);
const after = (date: string) => Date.parse(`${date}T12:00:00+05:30`);

it('dates a station by the day in India', () => {
  expect(ist(nextStation('Saturn', after('2026-07-01'))?.at)).toBe('2026-07-27');
  expect(ist(nextStation('Mars', after('2026-12-01'))?.at)).toBe('2027-01-10');
  expect(ist(nextStation('Mars', after('2027-02-01'))?.at)).toBe('2027-04-01');
});

it.each(['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const)('%s has stations in years outside of the table', (graha) => {
  for (const year of [1955, 2029, 2034, 2071]) {
    const from = after(`${year}-03-01`);
    const station = nextStation(graha, from)!;
    const isRetrograde = (at: number) => transits(new Date(at)).find(({ name }) => name === graha)!.retrograde;
    expect([isRetrograde(station.at - 3_600_000), isRetrograde(station.at + 3_600_000)]).toEqual([station.direct, !station.direct]);
    expect(station.at).toBeGreaterThan(from);
  }
});

it('the nodes have no stations', () => expect(nextStation('Rahu', after('2026-07-01'))).toBeNull());

it.each(['Saturn', 'Jupiter', 'Rahu'] as const)(
  '%s has its stays from 1885 to 2160, each beside the next, as the sky has them',
  (graha) => {
    const spans = signSpans(graha, Date.UTC(1885, 0, 1), Date.UTC(2160, 0, 1));
    expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end));
    expect(spans[0]!.start).toBeLessThan(Date.UTC(1885, 0, 1));
    expect(spans.at(-1)!.end).toBeGreaterThan(Date.UTC(2160, 0, 1));
    for (const { sign, start, end } of spans.filter((_, at) => at % 9 === 0)) {
      const at = (start + end) / 2;
      expect(transits(new Date(at)).find(({ name }) => name === graha)!.sign).toBe(sign);
      expect(slowSigns(at)[graha]).toBe(sign);
    }
    expect(nextIngress(graha, Date.UTC(2090, 0, 1))).not.toBeNull();
  },
);
