import * as z from 'zod/mini';
import { fieldError } from '../field-errors';
import { responseSchema } from '../response';

/** A value of the panchang and when it ends, ISO 8601 UTC. */
const limb = z.object({ value: z.number(), ends_at: z.string() });
const span = z.object({ start: z.string(), end: z.string() });

/** `slug` names the place in addresses; `region` is its district and state. */
export const calendarPlace = z.object({ slug: z.string(), name: z.string(), region: z.string() });
export type CalendarPlace = z.infer<typeof calendarPlace>;

/** A festival of the year, or a vrat, which repeats each month. `name` is in the language of the request. */
const festival = z.object({ id: z.string(), date: z.string(), name: z.string(), kind: z.enum(['festival', 'vrat']) });
export type CalendarFestival = z.infer<typeof festival>;

export const choghadiyaNames = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type ChoghadiyaName = (typeof choghadiyaNames)[number];

/**
 * A day from sunrise to `next_sunrise`; instants ISO 8601 UTC. Each limb is followed by the values that begin later that day:
 * tithi 1 to 30, nakshatra and yoga 1 to 27, karana 1 to 60. `month` (amanta) and `purnimanta` are 1 (Chaitra) to 12; signs are 1
 * (Aries) to 12 at sunrise; `lit` is the illuminated fraction of the Moon, 0 to 1.
 */
const panchangDay = z.object({
  date: z.string(),
  weekday: z.number(),
  sunrise: z.string(),
  sunset: z.string(),
  next_sunrise: z.string(),
  moonrise: z.nullable(z.string()),
  moonset: z.nullable(z.string()),
  tithi: z.array(limb),
  nakshatra: z.array(limb),
  yoga: z.array(limb),
  karana: z.array(limb),
  rahu_kalam: span,
  yamaganda: span,
  gulika: span,
  abhijit: z.nullable(span),
  choghadiya: z.array(z.extend(span, { name: z.enum(choghadiyaNames), night: z.boolean() })),
  month: z.number(),
  purnimanta: z.number(),
  adhika: z.boolean(),
  vikram: z.number(),
  shaka: z.number(),
  sun_sign: z.number(),
  moon_sign: z.number(),
  lit: z.number(),
});
export type PanchangDay = z.infer<typeof panchangDay>;
export type PanchangLimb = z.infer<typeof limb>;

const city = z.optional(z.string().check(z.maxLength(100)));
export const panchangDayQuery = z.object({
  city,
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, fieldError('date_format')))),
});
/** `festivals` are those of the day, `upcoming` those of the next days. */
export const panchangDayResponse = responseSchema({
  place: calendarPlace,
  day: panchangDay,
  festivals: z.array(festival),
  upcoming: z.array(festival),
});
export type PanchangDayResponse = z.infer<typeof panchangDayResponse>;

export const panchangMonthQuery = z.object({
  city,
  month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/, fieldError('date_format')))),
});
/** Tithi and nakshatra of each day at sunrise. */
export const panchangMonthResponse = responseSchema({
  place: calendarPlace,
  month: z.string(),
  days: z.array(z.object({ date: z.string(), tithi: z.number(), nakshatra: z.number() })),
  festivals: z.array(festival),
});
export type PanchangMonthResponse = z.infer<typeof panchangMonthResponse>;
