import * as z from 'zod/mini';
import { birthInstant, computeChart, type Chart } from '../../astrology';
import { ToolError, type ToolContext, type ToolPlace } from './tool';

/** A birth that a question tells. */
export const birthFields = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u), z.describe('Date of birth, YYYY-MM-DD')),
  time: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{2}:\d{2}$/u),
        z.describe('Time of birth, HH:MM on the clock of the place, 24 hours; leave out where it is not told'),
      ),
  ),
  place: z.optional(z.string().check(z.maxLength(80), z.describe('Town of birth as it was told; leave out where it is not told'))),
});
export type ToldBirth = z.infer<typeof birthFields>;

/** The chart of a told birth; without its time it is that of noon, and what rests on the hour is not to be read from it. */
export interface BirthChart {
  chart: Chart;
  place: ToolPlace;
  hasTime: boolean;
}

/** Where India's noon is meant for a birth that names no place: its Moon is the same all over the country. */
const middleOfIndia: ToolPlace = { name: 'India', lat: 23.18, lng: 79.98 };

/** Throws a ToolError for a day that does not exist or lies ahead, a town that is not known, or an hour without a town. */
export async function readBirth({ now, findPlace, onBirth }: ToolContext, { date, time, place: town }: ToldBirth): Promise<BirthChart> {
  const place = town === undefined ? middleOfIndia : await findPlace(town);
  if (place === null) throw new ToolError(`The town "${town}" is not known; ask for a larger town nearby.`);
  if (time !== undefined && town === undefined) throw new ToolError('With the hour the town of birth is needed; ask for it.');
  const instant = (() => {
    try {
      return birthInstant({
        dob: date.split('-').reverse().join('/'),
        tob: time ?? '12:00',
        lat: place.lat,
        lng: place.lng,
        earlier: true,
      });
    } catch {
      throw new ToolError(`There is no birth at ${date}${time === undefined ? '' : ` ${time}`}.`);
    }
  })();
  // With `earlier` an hour that came twice is decided.
  if (!('utc' in instant)) throw new ToolError('That hour came twice on that day; ask which is meant.');
  if (instant.utc > now) throw new ToolError('That day lies ahead.');
  const chart = computeChart({ utc: instant.utc, lat: place.lat, lng: place.lng, now, localDate: date });
  onBirth?.(chart);
  return { chart, place, hasTime: time !== undefined };
}
