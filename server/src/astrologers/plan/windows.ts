import type { PlanetName } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../indian-date';
import { aspectedHouses, nakshatraLord, pratyantardashas, runningDasha, signLord, signSpans, type Strengths } from '../../astrology';
import type { Focus } from './weigh';

/** A part of the future in which a matter is favoured; milliseconds since 1970 UTC. `score` 0 to 100. */
export interface Window {
  start: number;
  end: number;
  maha: PlanetName;
  antar: PlanetName;
  pratyantar: PlanetName;
  score: number;
  /** Jupiter's or Saturn's house from the lagna, if it touches the matter in that span. */
  transit: { planet: 'Jupiter' | 'Saturn'; house: number } | null;
}

interface Span {
  start: number;
  end: number;
}

const dayMs = 86_400_000;
const maxDays = 92;
const minDays = 25;

/** The relevance of a dasha lord for a matter, −0.5 to 1. */
export function rateRelation({ view }: Strengths, { houses, karakas }: Focus, planet: PlanetName): number {
  const [main = 1, ...others] = houses;
  const ruled = view.ruled(planet);
  const { house } = view.planet(planet);
  if (ruled.includes(main)) return 1;
  if (house === main) return 0.9;
  if (karakas[0] === planet) return 0.8;
  if (others.some((each) => ruled.includes(each))) return 0.6;
  if (planet !== 'Rahu' && planet !== 'Ketu' && aspectedHouses(planet, house).includes(main)) return 0.5;
  const lord = view.lord(main);
  const isDispositor = [lord, karakas[0] ?? lord].some(
    (each) => signLord(view.planet(each).sign) === planet || nakshatraLord(view.planet(each).nakshatra) === planet,
  );
  if (isDispositor) return 0.4;
  return [6, 8, 12].some((count) => ruled.includes(((main + count - 2) % 12) + 1)) ? -0.5 : 0;
}

/** Jupiter and Saturn over the house or its lord at an instant, by the table of ingresses. */
function transitScore({ view }: Strengths, house: number, at: number): { points: number; transit: Window['transit'] } {
  const lagna = view.chart.ascendant.sign;
  const lordHouse = view.planet(view.lord(house)).house;
  const influencing = (['Jupiter', 'Saturn'] as const).flatMap((planet) => {
    const [span] = signSpans(planet, at, at + 1);
    if (!span) return [];
    const from = ((span.sign - lagna + 12) % 12) + 1;
    const influencedHouses = [from, ...aspectedHouses(planet, from)];
    return influencedHouses.includes(house) || influencedHouses.includes(lordHouse) ? [{ planet, house: from, onHouse: influencedHouses.includes(house) }] : [];
  });
  const jupiter = influencing.find(({ planet, onHouse }) => planet === 'Jupiter' && onHouse);
  const points = influencing.length === 2 ? 40 : influencing.length * 15;
  return { points, transit: jupiter ? { planet: 'Jupiter', house: jupiter.house } : null };
}

/** The last moment of the Indian month in which an instant falls. */
export const monthEnd = (at: number) => {
  const date = new Date(at + indiaMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - indiaMs - 1;
};

/** At most three months of a span; a shortened one ends with a month. */
function shorten({ start, end }: Span): Span {
  if (end - start <= maxDays * dayMs) return { start, end };
  const last = monthEnd(start + 60 * dayMs);
  return { start, end: Math.min(end, last) };
}

function splitByIngresses({ start, end }: Span): Span[] {
  const boundaries = [...signSpans('Jupiter', start, end), ...signSpans('Saturn', start, end)]
    .map((each) => each.start)
    .filter((at) => at > start && at < end)
    .sort((a, b) => a - b);
  const bounds = [start, ...boundaries, end];
  const spans = bounds.slice(0, -1).map((from, index) => ({ start: from, end: bounds[index + 1] ?? end }));
  return spans.filter((span) => span.end - span.start >= minDays * dayMs || spans.length === 1);
}

/** Extends a short window by the next one of the same antardasha. */
function joinNext(window: Window, next: Window | undefined): Window {
  if (window.end - window.start >= minDays * dayMs || !next || next.start !== window.end || next.antar !== window.antar) return window;
  return {
    ...window,
    end: next.end - window.start > maxDays * dayMs ? Math.min(next.end, monthEnd(window.start + 45 * dayMs)) : next.end,
    pratyantar: window.antar,
    score: Math.round((window.score + next.score) / 2),
  };
}

/** The windows of a time, the best first; a later one has to be better than an earlier one by more than the penalty for waiting. */
export function findWindows(strengths: Strengths, focus: Focus, from: number, to: number): Window[] {
  const [house = 1] = focus.houses;
  const { dashas } = strengths.view.chart;
  const weights = new Map<PlanetName, number>();
  const getWeight = (planet: PlanetName) => {
    const cached = weights.get(planet) ?? rateRelation(strengths, focus, planet) * (strengths.of(planet) / 100);
    weights.set(planet, cached);
    return cached;
  };
  const inside = ({ start, end }: { start: string; end: string }) => Date.parse(end) > from && Date.parse(start) < to;
  const windows = dashas.filter(inside).flatMap((maha) =>
    maha.antardashas.filter(inside).flatMap((antar) =>
      pratyantardashas(maha.lord, antar)
        .filter(inside)
        .flatMap((part): Window[] => {
          const whole = { start: Math.max(from, Date.parse(part.start)), end: Math.min(to, Date.parse(part.end)) };
          return splitByIngresses(whole).map((span) => {
            const { start, end } = shorten(span);
            const { points, transit } = transitScore(strengths, house, (start + end) / 2);
            const dasha = 40 * getWeight(maha.lord) + 35 * getWeight(antar.lord) + 25 * getWeight(part.lord);
            return { start, end, maha: maha.lord, antar: antar.lord, pratyantar: part.lord, score: Math.round(dasha + points), transit };
          });
        }),
    ),
  );
  const waitPenalty = (window: Window) => ((window.start - from) / (365 * dayMs)) * 6;
  const joined = windows.map((window, index) => joinNext(window, windows[index + 1]));
  return joined
    .filter(({ start, end }) => end - start >= minDays * dayMs || windows.length === 1)
    .sort((a, b) => b.score - waitPenalty(b) - (a.score - waitPenalty(a)));
}

/** The periods of all three levels at an instant. */
export function runningPeriods({ view: { chart } }: Strengths, at: number) {
  const { maha, antar } = runningDasha(chart.dashas, new Date(at));
  const parts = pratyantardashas(maha.lord, antar);
  const iso = new Date(at).toISOString();
  const pratyantar = parts.find(({ end }) => iso < end) ?? parts.at(-1) ?? antar;
  return { maha, antar, pratyantar };
}
