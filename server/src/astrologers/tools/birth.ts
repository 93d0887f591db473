import * as z from 'zod/mini';
import { birthInstant, computeChart, createDayChart, noonOfBirth, type Chart } from '../../astrology';
import { ToolError, type ToolContext, type ToolPlace } from './tool';

/** A birth that a question states. */
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
  earlier: z.optional(
    z
      .boolean()
      .check(z.describe('Only where an hour came twice or never and the person said which is meant: true the earlier, false the later')),
  ),
  place: z.optional(z.string().check(z.maxLength(80), z.describe('Town of birth as it was told; leave out where it is not told'))),
});
export type StatedBirth = z.infer<typeof birthFields>;

/** The chart of a stated birth; without a time it is that of noon, and time-dependent facts must not be read from it. */
export interface BirthChart {
  chart: Chart;
  place: ToolPlace;
  hasTime: boolean;
}

/** The place of a birth without one: its Moon at noon is the same all over India. */
const middleOfIndia: ToolPlace = { name: 'India', lat: 23.18, lng: 79.98 };

const inWords = (moment = '') => moment.replace('T', ' ');

/** Throws a ToolError for a day or hour that does not exist, and for an unresolved hour that occurred twice or never. */
function toInstant({ date, time, earlier }: StatedBirth, { lat, lng }: ToolPlace): Date {
  const dob = date.split('-').reverse().join('/');
  const instant = (() => {
    try {
      return time === undefined ? noonOfBirth({ dob, lat, lng }) : birthInstant({ dob, tob: time, lat, lng, earlier });
    } catch {
      throw new ToolError(`There is no birth at ${date}${time === undefined ? '' : ` ${time}`}.`);
    }
  })();
  if ('utc' in instant) return instant.utc;
  const [first, second] = instant.moments.map(inWords);
  throw new ToolError(
    instant.came === 'twice'
      ? `The clocks were put back there, so ${time} came twice on that day; ask whether the first or the second is meant, then call with earlier true or false.`
      : `The clocks were put forward there, so ${time} never came on that day; ask whether ${first} or ${second} is meant, then call with earlier true or false.`,
  );
}

/** Throws a ToolError like `toInstant`, and for a future day, an unknown town, or an hour without a town. */
export async function readBirth({ now, findPlace, onBirth }: ToolContext, birth: StatedBirth): Promise<BirthChart> {
  const { date, time, place: town } = birth;
  const place = town === undefined ? middleOfIndia : await findPlace(town);
  if (place === null) throw new ToolError(`The town "${town}" is not known; ask for a larger town nearby.`);
  if (time !== undefined && town === undefined) throw new ToolError('With the hour the town of birth is needed; ask for it.');
  const utc = toInstant(birth, place);
  if (utc > now) throw new ToolError('That day lies ahead.');
  const chart = computeChart({ utc, lat: place.lat, lng: place.lng, now, localDate: date });
  // Facts that depend on the time are not returned if it is unknown.
  onBirth?.(time === undefined ? createDayChart(chart) : chart);
  return { chart, place, hasTime: time !== undefined };
}
