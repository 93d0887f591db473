import * as z from 'zod/mini';
import {
  festivalsOfMonth,
  muhurtaDay,
  muhurtaEvents,
  panchangDay,
  rateDay,
  type DayPart,
  type MuhurtaDay,
  type MuhurtaEvent,
  type RatedDay,
} from '../../astrology';
import { toIndianDate } from '../../indian-date';
import { refusals } from '../answers/days/names';
import { clockOf24 } from '../vocabulary/clock';
import { englishWeekdays } from '../vocabulary/english';
import { nityaYogas, tithiNames } from '../words/panchang-words';
import { dayName, signName, starName } from './names';
import { getEnd, getStart } from './spans';
import { defineTool, ToolError, type ToolContext, type ToolPlace } from './tool';

const dayMs = 86_400_000;
const halfDay = dayMs / 2;
const maxDays = 92;
const shownDays = 4;
/** The default city. */
const newDelhi: ToolPlace = { name: 'New Delhi', lat: 28.6139, lng: 77.209 };
const dayField = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u));

type Rated = RatedDay & { day: MuhurtaDay };

const hours = ({ start, end }: DayPart) => `${clockOf24(start)} to ${clockOf24(end)}`;
const tithi = (value: number) =>
  `${tithiNames[value === 30 ? 15 : (value - 1) % 15]?.[0] ?? ''} of the ${value <= 15 ? 'bright' : 'dark'} half`;
const ends = (at: string, date: number) =>
  `${clockOf24(Date.parse(at))}${toIndianDate(new Date(at)) === toIndianDate(new Date(date)) ? '' : ' of the next day'}`;

function rateDays({ chart }: ToolContext, noons: number[], place: ToolPlace, purpose: MuhurtaEvent): Rated[] {
  const birth = { nakshatra: chart.nakshatra, moonSign: chart.rashi };
  return noons.map((noon) => muhurtaDay(noon, place)).map((day) => ({ day, ...rateDay(day, purpose, birth) }));
}

function describeRated({ day, refusal, score, hours: free }: Rated): string {
  const name = `${englishWeekdays[day.weekday]}, ${dayName(day.noon)}`;
  const good = free.map(hours).join(', ');
  const verdict = refusal === null ? `is free of hindrances, ${score} of 100 points` : `is refused, since ${refusals[refusal].en}`;
  return `${name} ${verdict}; tithi ${tithi(day.tithi)}, nakshatra of the day ${starName(day.nakshatra)}; good hours ${good === '' ? 'none' : good}; Rahu kaal ${hours(day.rahuKalam)}.`;
}

function describePanchang(date: string, place: ToolPlace): string[] {
  const day = panchangDay(date, place);
  const noon = getStart(date) + halfDay;
  const festivals = festivalsOfMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7))).filter((each) => each.date === date);
  return [
    `Sunrise ${clockOf24(day.sunrise)}, sunset ${clockOf24(day.sunset)}; the Moon is in ${signName(day.moonSign)} at sunrise.`,
    ...day.tithi.map(({ value, ends_at: at }) => `Tithi ${tithi(value)} until ${ends(at, noon)}.`),
    ...day.nakshatra.map(({ value, ends_at: at }) => `Nakshatra of the day ${starName(value)} until ${ends(at, noon)}.`),
    ...day.yoga.slice(0, 1).map(({ value }) => `Yoga of the day ${nityaYogas[value - 1]?.[0] ?? ''}.`),
    `Yamaganda ${hours(day.yamaganda)}, Gulika ${hours(day.gulika)}${day.abhijit ? `, Abhijit ${hours(day.abhijit)}` : ''}.`,
    ...festivals.map(({ name }) => `On this day: ${name.en}.`),
  ];
}

/** The festivals and fasts of a span, a sentence for each month. */
function describeFestivals(first: number, last: number): string[] {
  const days = Array.from({ length: Math.round((last - first) / dayMs) }, (_, at) => toIndianDate(new Date(first + at * dayMs + halfDay)));
  const months = [...new Set(days.map((date) => date.slice(0, 7)))];
  return months.flatMap((month) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const found = festivalsOfMonth(year, number).filter(({ date }) => days.includes(date));
    const lines = found.map(({ date, name }) => `${name.en} on ${dayName(getStart(date) + halfDay)}`);
    return lines.length === 0 ? [] : [`Festivals and fasts: ${lines.join('; ')}.`];
  });
}

/** Good days and hours for a purpose, and the panchang of one day. */
export const dayTool = defineTool({
  name: 'day',
  description:
    'With date: the panchang of that day (tithi, nakshatra, sunrise, Rahu kaal, good hours, festivals) and whether it suits the purpose. With from and to (at most 92 days): the best days for the purpose, and the festivals and fasts of that time. Hours are those of the town (default New Delhi), on Indian time.',
  parameters: z.strictObject({
    date: z.optional(dayField.check(z.describe('YYYY-MM-DD'))),
    from: z.optional(dayField),
    to: z.optional(dayField),
    town: z.optional(z.string().check(z.maxLength(80))),
    purpose: z.optional(z.enum(muhurtaEvents)),
  }),
  async run(context, { date, from, to, town, purpose = 'any' }) {
    const place = town === undefined ? newDelhi : await context.findPlace(town);
    if (place === null) throw new ToolError(`The town "${town}" is not known; name a larger one nearby.`);
    const [first, last] = date === undefined ? [from ?? toIndianDate(context.now), to] : [date, date];
    const start = getStart(first);
    const end = last === undefined ? start + 31 * dayMs : getEnd(last);
    if (end <= start || end - start > maxDays * dayMs) throw new ToolError(`Give a span of 1 to ${maxDays} days.`);
    const noons = Array.from({ length: Math.round((end - start) / dayMs) }, (_, at) => start + at * dayMs + halfDay);
    const rated = rateDays(context, noons, place, purpose);
    const festivals = date === undefined ? describeFestivals(start, end) : [];
    return { place, purpose, panchang: date ?? null, festivals, rated: date === undefined ? chooseDays(rated) : rated };
  },
  describe: ({ place, purpose, panchang, festivals, rated }) => [
    `Hours are those of ${place.name}.`,
    ...(rated.length === 0
      ? [`No day of that time is free of hindrances for ${purpose === 'any' ? 'a beginning' : purpose}.`]
      : rated.map(describeRated)),
    ...(panchang === null ? [] : describePanchang(panchang, place)),
    ...festivals,
  ],
});

/** The best days without an objection, in the order of the calendar. */
function chooseDays(rated: Rated[]): Rated[] {
  const free = rated.filter(({ refusal }) => refusal === null).sort((one, other) => other.score - one.score);
  return free.slice(0, shownDays).sort((one, other) => one.day.noon - other.day.noon);
}
