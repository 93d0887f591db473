import { ingressTable, stationTable } from './ingress-table';
import { transits } from './transits';
import type { Graha } from './types';

/** The grahas whose stay in a sign is long enough to be dated. */
export type SlowGraha = keyof typeof ingressTable;

/** A stay in a sign, 1 to 12; milliseconds since 1970 UTC, `end` Infinity for the last one known. */
export interface SignSpan {
  sign: number;
  start: number;
  end: number;
}

const istMs = 330 * 60_000;
const toInstant = (ist: string) => Date.parse(ist.length > 10 ? `${ist}:00Z` : `${ist}T00:00:00Z`) - istMs;

function toSpans(rows: readonly (readonly [string, number])[]): SignSpan[] {
  return rows.map(([at, sign], index) => {
    const next = rows[index + 1];
    return { sign, start: toInstant(at), end: next ? toInstant(next[0]) : Infinity };
  });
}

const spans: Record<SlowGraha, SignSpan[]> = {
  Saturn: toSpans(ingressTable.Saturn),
  Jupiter: toSpans(ingressTable.Jupiter),
  Rahu: toSpans(ingressTable.Rahu),
};

/** The stays of a slow graha that touch a time, in order; empty where the table does not reach. */
export function signSpans(graha: SlowGraha, from: number, to: number): SignSpan[] {
  return spans[graha].filter(({ start, end }) => end > from && start < to && end < Infinity);
}

/** The signs of the slow grahas at an instant, from the table or, outside it, from the ephemeris. */
export function slowSigns(at: number): Record<SlowGraha, number> {
  const known = (graha: SlowGraha) => spans[graha].find(({ start, end }) => start <= at && at < end && end < Infinity)?.sign;
  const [saturn, jupiter, rahu] = [known('Saturn'), known('Jupiter'), known('Rahu')];
  if (saturn && jupiter && rahu) return { Saturn: saturn, Jupiter: jupiter, Rahu: rahu };
  const sky = transits(new Date(at));
  const signOf = (graha: Graha) => sky.find(({ name }) => name === graha)?.sign ?? 1;
  return { Saturn: signOf('Saturn'), Jupiter: signOf('Jupiter'), Rahu: signOf('Rahu') };
}

/** The next stay in another sign after an instant; null where the table ends. */
export function nextIngress(graha: SlowGraha, at: number): SignSpan | null {
  return spans[graha].find(({ start, end }) => start > at && end < Infinity) ?? null;
}

/** The next day on which a graha turns, with its direction; null outside the table or for a graha that never turns. */
export function nextStation(graha: Graha, at: number): { at: number; direct: boolean } | null {
  const rows: readonly (readonly [string, string])[] = graha in stationTable ? stationTable[graha as keyof typeof stationTable] : [];
  const row = rows.find(([day]) => toInstant(day) > at);
  return row ? { at: toInstant(row[0]) + 12 * 3_600_000, direct: row[1] === 'D' } : null;
}

/** Every dated ingress and station, milliseconds since 1970 UTC: what a date in a text may refer to. */
export function datedEvents(): number[] {
  const turns = Object.values(stationTable).flatMap((rows) => rows.map(([day]) => toInstant(day) + 12 * 3_600_000));
  return [...Object.values(spans).flatMap((each) => each.map(({ start }) => start)), ...turns];
}
