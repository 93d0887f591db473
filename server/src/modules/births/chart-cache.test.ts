import { computeChart } from '../../astrology';
import { createChartCache } from './chart-cache';

const birth = {
  utc: new Date('1997-01-17T05:10:00Z'),
  lat: 26.92,
  lng: 75.79,
  now: new Date('2026-03-14T06:30:00Z'),
  localDate: '1997-01-17',
};

it('computes a chart once for each set of inputs', () => {
  const compute = jest.fn(computeChart);
  const chartOf = createChartCache(compute);
  const others = [{ utc: new Date('1997-01-17T05:11:00Z') }, { lat: 26.93 }, { lng: 75.8 }, { localDate: '1997-01-18' }];
  for (const input of [birth, ...others.map((other) => ({ ...birth, ...other }))]) {
    for (let time = 0; time < 3; time += 1) expect(chartOf(input)).toEqual(computeChart(input));
  }
  expect(compute).toHaveBeenCalledTimes(5);
});

it('returns the current period', () => {
  const chartOf = createChartCache();
  for (const year of [1998, 2026, 2060, 2010]) {
    const input = { ...birth, now: new Date(Date.UTC(year, 5)) };
    expect(chartOf(input)).toEqual(computeChart(input));
  }
});
