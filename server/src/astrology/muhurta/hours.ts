import { dayParts } from '../calendar/day-parts';
import { listLimbs } from '../calendar/limb-spans';
import { sankrantiNear } from '../calendar/sankranti';
import { daylight, divide, overlap, type SolarDay, type Span } from '../calendar/solar-day';
import { luminariesAt } from '../sky/luminaries';
import type { LimbName } from '../limbs';

const minute = 60_000;
/** A ghati: the excluded time at the end of a tithi or nakshatra and around a sankranti. */
const ghati = 24 * minute;
/** No limb of the panchang lasts longer. */
const maxLimbLength = 32 * 60 * minute;

/** The hindrances that remove hours from a day, in the order of presentation. */
export type Hindrance = 'dayPart' | 'tithi' | 'yoga' | 'bhadra' | 'border';

const durMuhurtas = [[13], [8, 11], [3], [7], [5, 11], [3, 8], [0, 1]];
const goodNames: readonly string[] = ['amrit', 'shubh', 'labh'];
const earthSigns = [4, 5, 11, 12];
/** Tithis, 1 to 30, on which nothing is begun: rikta and amavasya. */
export const isRikta = (tithi: number) => [4, 9, 14].includes(((tithi - 1) % 15) + 1) || tithi === 30;
const isVishti = (karana: number) => karana > 1 && karana < 58 && (karana - 2) % 7 === 6;

/** The part of a yoga that is refused, from its beginning (Muhurta Chintamani 1): all of two, ghatis of sixty of some. */
const refusedShare: Partial<Record<number, number>> = {
  1: 5 / 60,
  6: 6 / 60,
  9: 5 / 60,
  10: 6 / 60,
  13: 9 / 60,
  15: 9 / 60,
  17: 1,
  19: 1 / 2,
  27: 1,
};

/** The complete limbs that overlap a span, with their beginnings. */
function limbSpans(name: LimbName, { start, end }: Span): (Span & { value: number })[] {
  let begun = start - maxLimbLength;
  return listLimbs(name, begun, end)
    .map(({ value, ends_at }) => {
      const span = { value, start: begun, end: Date.parse(ends_at) };
      begun = span.end;
      return span;
    })
    .filter((span) => span.end > start);
}

/** Subtracts a span from spans; pieces shorter than a ghati are dropped. */
export function cut(spans: readonly Span[], out: Span): Span[] {
  return spans
    .flatMap((span) =>
      overlap(span, out) === 0
        ? [span]
        : [
            { start: span.start, end: out.start },
            { start: out.end, end: span.end },
          ],
    )
    .filter(({ start, end }) => end - start >= ghati);
}

const bhadraOf = (light: Span): Span[] =>
  limbSpans('karana', light)
    .filter(({ value }) => isVishti(value))
    .flatMap(({ start, end }) =>
      limbSpans('moonSign', { start, end })
        .filter(({ value }) => earthSigns.includes(value))
        .map((sign) => ({ start: Math.max(start, sign.start), end: Math.min(end, sign.end) })),
    );

function sankrantiOf({ start, end }: Span): Span[] {
  const sign = (at: number) => Math.floor(luminariesAt(at).sun / 30) + 1;
  const [before, after] = [sign(start - ghati), sign(end + ghati)];
  if (before === after) return [];
  const at = sankrantiNear(after, (start + end) / 2);
  return [{ start: at - ghati, end: at + ghati }];
}

/** The daylight, split where a tithi, nakshatra, or sign of the Moon or the Sun ends. */
export function changesOf(day: SolarDay): Span[] {
  const light = daylight(day);
  const limbs = (['tithi', 'nakshatra', 'moonSign'] as const).flatMap((name) => limbSpans(name, light));
  // A second later the next one has certainly begun.
  const changes = [...limbs.map(({ end }) => end), ...sankrantiOf(light).map(({ end }) => end - ghati)].map((at) => at + 1000);
  const borders = [light.start, ...changes.filter((at) => at > light.start && at < light.end).sort((one, other) => one - other), light.end];
  return borders.slice(1).map((end, at) => ({ start: borders[at] ?? light.start, end }));
}

/** The spans of a day removed by each hindrance. */
function hindrancesOf(day: SolarDay, weekday: number): [Hindrance, Span[]][] {
  const light = daylight(day);
  const { rahuKalam, yamaganda, gulika } = dayParts(day, weekday);
  const tithis = limbSpans('tithi', light);
  const lastGhatis = [...tithis, ...limbSpans('nakshatra', light)].map(({ end }) => ({ start: end - ghati, end }));
  const yogas = limbSpans('yoga', light).map(({ value, start, end }) => ({
    start,
    end: start + (end - start) * (refusedShare[value] ?? 0),
  }));
  return [
    ['dayPart', [rahuKalam, yamaganda, gulika, ...(durMuhurtas[weekday] ?? []).map((index) => divide(light, 15, index))]],
    ['tithi', tithis.filter(({ value }) => isRikta(value))],
    ['yoga', yogas],
    ['bhadra', bhadraOf(light)],
    ['border', [...lastGhatis, ...sankrantiOf(light)]],
  ];
}

/** The hours Amrit, Shubh and Labh without hindrances; if none is left, the hindrance that removed the last one. */
export function listFreeHours(day: SolarDay, weekday: number): { hours: Span[]; blockedBy: Hindrance | null } {
  const good = dayParts(day, weekday).choghadiya.filter(({ name, isNight }) => !isNight && goodNames.includes(name));
  let hours: Span[] = good.map(({ start, end }) => ({ start, end }));
  for (const [hindrance, spans] of hindrancesOf(day, weekday)) {
    hours = spans.reduce<Span[]>(cut, hours);
    if (hours.length === 0) return { hours, blockedBy: hindrance };
  }
  return { hours, blockedBy: null };
}
