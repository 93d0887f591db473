import * as z from 'zod/mini';
import { responseSchema } from '../response';
import { horoscopeDays, horoscopeTimes, signs } from '../constants';

/** The sign in an address or a call; the specification's spelling Saggitarius is accepted. */
export const zodiac = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (/^saggitarius$/i.test(text) ? 'Sagittarius' : text)),
  ),
  z.enum(signs),
);
export const horoscopeRequest = z.object({ zodiac, when: z.enum(horoscopeTimes) });
export type HoroscopeRequest = z.infer<typeof horoscopeRequest>;

/** Each life area with its `score` from 0 to 100 and its text. */
export const horoscopeAreas = z.record(z.string(), z.object({ score: z.number(), split_response: z.string() }));
export type HoroscopeAreas = z.infer<typeof horoscopeAreas>;
/**
 * `date` is the day, or the first day of a week or month, of which `until` is the last day and `days` has the mean score of each
 * day. Dates are `YYYY-MM-DD`.
 */
export const horoscopeResponse = responseSchema({
  response: z.object({ bot_response: horoscopeAreas }),
  date: z.optional(z.string()),
  until: z.optional(z.string()),
  days: z.optional(z.array(z.object({ date: z.string(), score: z.number() }))),
});
export type HoroscopeResponse = z.infer<typeof horoscopeResponse>;

export const horoscopeSignsQuery = z.object({ when: z.optional(z.enum(horoscopeDays)) });
/** One line for each sign; `house` is the Moon's house counted from the sign. Signs are 1 (Aries) to 12. */
export const horoscopeSignsResponse = responseSchema({
  date: z.string(),
  moon_sign: z.number(),
  signs: z.array(z.object({ sign: z.number(), house: z.number(), line: z.string() })),
});
export type HoroscopeSignsResponse = z.infer<typeof horoscopeSignsResponse>;
