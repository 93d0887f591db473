import { planetOf } from './houses';
import { signSpans } from '../sky/slow-transits';
import type { Chart } from '../types';

export type SadeSatiPhase = 1 | 2 | 3;

/** A stay of Saturn around the Moon's sign; instants in milliseconds since 1970 UTC. */
export interface SadeSatiSpan {
  phase: SadeSatiPhase;
  start: number;
  end: number;
}

/** A complete Sade Sati: from Saturn's first entry into the 12th from the Moon to its last exit from the 2nd. */
export interface SadeSati {
  start: number;
  end: number;
  spans: SadeSatiSpan[];
}

const from = Date.UTC(1885, 0, 1);
const to = Date.UTC(2160, 0, 1);
const maxGapMs = 2 * 365.25 * 86_400_000;
const phases: Partial<Record<number, SadeSatiPhase>> = { 12: 1, 1: 2, 2: 3 };

const countFrom = (first: number, sign: number) => ((sign - first + 12) % 12) + 1;

/**
 * The Sade Satis of a chart, in order; a re-entry of Saturn is a separate span. One that is cut off by the table's first or
 * last year is left out; those of a life are far from there.
 */
export const sadeSatis = (chart: Chart): SadeSati[] => sadeSatisFrom(planetOf(chart, 'Moon').sign);

function sadeSatisFrom(moon: number): SadeSati[] {
  const found: SadeSati[] = [];
  for (const { sign, start, end } of signSpans('Saturn', from, to)) {
    const phase = phases[countFrom(moon, sign)];
    if (!phase) continue;
    const last = found.at(-1);
    if (last && start - last.end < maxGapMs) {
      last.spans.push({ phase, start, end });
      last.end = end;
    } else found.push({ start, end, spans: [{ phase, start, end }] });
  }
  return found.filter(({ start, end }) => start > from && end < to);
}

/** The phase at an instant; null between two spans and outside. */
export const sadeSatiPhase = (chart: Chart, at: number): SadeSatiPhase | null => sadeSatiPhaseFrom(planetOf(chart, 'Moon').sign, at);

/** The same from the sign of a Moon, 1 to 12. */
export function sadeSatiPhaseFrom(moon: number, at: number): SadeSatiPhase | null {
  const span = sadeSatisFrom(moon)
    .flatMap(({ spans }) => spans)
    .find(({ start, end }) => start <= at && at < end);
  return span?.phase ?? null;
}

/** Saturn's stays in the 4th and 8th from the Moon (dhaiya) that overlap a period. */
export function dhaiyas(chart: Chart, at: number): { house: 4 | 8; start: number; end: number }[] {
  const moon = planetOf(chart, 'Moon').sign;
  return signSpans('Saturn', at, to).flatMap(({ sign, start, end }) => {
    const house = countFrom(moon, sign);
    return house === 4 || house === 8 ? [{ house, start, end } as const] : [];
  });
}
