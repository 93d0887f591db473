import { luminaries } from './ephemeris';
import { limbValue } from './limbs';
import { skyAt } from './sky';
import { sunEvent } from './sun-events';

/** Events with a rule of their own (Muhurta Chintamani, as docs/product/jyotish-calendar.md has it). */
export type MuhurtaEvent = 'marriage' | 'house' | 'vehicle' | 'business' | 'travel' | 'study' | 'any';

const rules: Record<MuhurtaEvent, { stars: readonly number[]; weekdays: readonly number[]; sunSigns?: readonly number[] }> = {
  marriage: { stars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27], weekdays: [1, 3, 4, 5], sunSigns: [1, 2, 3, 8, 10, 11] },
  house: { stars: [4, 5, 12, 14, 17, 21, 26, 27], weekdays: [1, 3, 4, 5, 6] },
  vehicle: { stars: [4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27], weekdays: [0, 1, 3, 4, 5] },
  business: { stars: [1, 4, 5, 8, 12, 13, 14, 17, 21, 26, 27], weekdays: [0, 1, 3, 4, 5, 6] },
  travel: { stars: [1, 5, 7, 8, 13, 17, 22, 23, 27], weekdays: [0, 1, 2, 3, 4, 5, 6] },
  study: { stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 26, 27], weekdays: [0, 3, 4, 5] },
  any: { stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27], weekdays: [0, 1, 3, 4, 5] },
};

/** A part of a day, milliseconds since 1970 UTC. */
export interface DayPart {
  start: number;
  end: number;
}

/** Where the Sun rises and sets for a day; degrees, north and east positive. */
export interface MuhurtaPlace {
  lat: number;
  lng: number;
}

/** A day at a place in India as muhurta sees it; limbs at sunrise. `tithi` 1 to 30. */
export interface MuhurtaDay {
  noon: number;
  weekday: number;
  tithi: number;
  nakshatra: number;
  moonSign: number;
  sunSign: number;
  yoga: number;
  karana: number;
  rahuKalam: DayPart;
  /** The eighths Amrit, Shubh and Labh outside Rahu kalam. */
  goodHours: DayPart[];
}

const delhi: MuhurtaPlace = { lat: 28.6139, lng: 77.209 };
const rahuEighth = [7, 1, 6, 4, 5, 3, 2];
const choghadiya = ['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const;
const firstOfDay = [0, 3, 6, 2, 5, 1, 4];
const days = new Map<string, MuhurtaDay>();
const maxCached = 400;

function computeDay(noon: number, { lat, lng }: MuhurtaPlace): MuhurtaDay {
  const weekday = new Date(noon + 330 * 60_000).getUTCDay();
  const sunrise = sunEvent(-1, noon, lat, lng) ?? noon - 6 * 3_600_000;
  const sunset = sunEvent(1, noon, lat, lng) ?? noon + 6 * 3_600_000;
  const at = luminaries(skyAt(new Date(sunrise)));
  const eighth = (sunset - sunrise) / 8;
  const part = (index: number): DayPart => ({ start: sunrise + index * eighth, end: sunrise + (index + 1) * eighth });
  const rahu = rahuEighth[weekday] ?? 0;
  const names = Array.from({ length: 8 }, (_, index) => choghadiya[((firstOfDay[weekday] ?? 0) + index) % 7] ?? 'Kaal');
  const goodHours = names.flatMap((name, index) => (index !== rahu && ['Amrit', 'Shubh', 'Labh'].includes(name) ? [part(index)] : []));
  return {
    noon,
    weekday,
    tithi: limbValue('tithi', at),
    nakshatra: limbValue('nakshatra', at),
    yoga: limbValue('yoga', at),
    karana: limbValue('karana', at),
    moonSign: Math.floor(at.moon / 30) + 1,
    sunSign: Math.floor(at.sun / 30) + 1,
    rahuKalam: part(rahu),
    goodHours,
  };
}

/** The day with this noon (IST), computed once: it is the same for everyone at a place, New Delhi by default. */
export function muhurtaDay(noon: number, place: MuhurtaPlace = delhi): MuhurtaDay {
  const key = `${noon} ${place.lat} ${place.lng}`;
  const known = days.get(key);
  if (known) return known;
  if (days.size >= maxCached) days.clear();
  const day = computeDay(noon, place);
  days.set(key, day);
  return day;
}

/** Why a day is refused. */
export type Refusal = 'tithi' | 'yoga' | 'bhadra' | 'season' | 'tara' | 'moon';

/** How good a day is for an event of a person born under a nakshatra with the Moon in a sign; `refusal` where it is refused. */
export function rateDay(
  day: MuhurtaDay,
  event: MuhurtaEvent,
  birth: { nakshatra: number; moonSign: number },
): { score: number; refusal: Refusal | null } {
  const rule = rules[event];
  const inHalf = ((day.tithi - 1) % 15) + 1;
  const tara = ((day.nakshatra - birth.nakshatra + 27) % 9) + 1;
  const moon = ((day.moonSign - birth.moonSign + 12) % 12) + 1;
  const isVishti = day.karana > 1 && day.karana < 58 && (day.karana - 2) % 7 === 6;
  const refusals: [boolean, Refusal][] = [
    [[4, 9, 14].includes(inHalf) || day.tithi === 30, 'tithi'],
    [day.yoga === 17 || day.yoga === 27, 'yoga'],
    [isVishti && [4, 5, 11, 12].includes(day.moonSign), 'bhadra'],
    [rule.sunSigns !== undefined && !rule.sunSigns.includes(day.sunSign), 'season'],
    [[3, 5, 7].includes(tara), 'tara'],
    [[4, 8, 12].includes(moon), 'moon'],
  ];
  const refusal = refusals.find(([holds]) => holds)?.[1] ?? null;
  const score =
    50 +
    (rule.stars.includes(day.nakshatra) ? 15 : 0) +
    (rule.weekdays.includes(day.weekday) ? 5 : -5) +
    ([2, 4, 6, 8, 9].includes(tara) ? 8 : 0) +
    8;
  return { score, refusal };
}
