import type { ChartInput } from '../../server/src/astrology';
import { computeChart } from '../../server/src/astrology';
import { median } from './statistics';
import { formatNumber } from './table';

const births = 4000;
const rounds = 5;
const now = new Date('2026-01-01T00:00:00Z');
const indiaMs = 5.5 * 3_600_000;

/** A seeded generator of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function generateBirths(): ChartInput[] {
  const random = createRandom(27);
  const between = (from: number, to: number) => from + random() * (to - from);
  return Array.from({ length: births }, () => {
    const utc = new Date(between(Date.UTC(1945, 0, 2), Date.UTC(2023, 11, 30)));
    const localDate = new Date(utc.getTime() + indiaMs).toISOString().slice(0, 10);
    return { utc, lat: between(8, 35), lng: between(69, 97), now, localDate };
  });
}

/** Prints how many charts are computed per second for births in India from 1945 to 2023. */
export function benchCharts(): void {
  const inputs = generateBirths();
  const perSecond = Array.from({ length: rounds + 1 }, () => {
    const started = performance.now();
    for (const input of inputs) computeChart(input);
    return (births / (performance.now() - started)) * 1000;
  }).slice(1);
  console.log(
    `${formatNumber(median(perSecond))} charts a second, the median of ${rounds} rounds of ${formatNumber(births)} births (${formatNumber(Math.min(...perSecond))} to ${formatNumber(Math.max(...perSecond))})`,
  );
}
