import * as z from 'zod/mini';
import { responseSchema } from './response';
import { horoscopeDays, signs } from './constants';

/** The sign in an address or a call; the specification's spelling Saggitarius is accepted. */
export const zodiac = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (/^saggitarius$/i.test(text) ? 'Sagittarius' : text)),
  ),
  z.enum(signs),
);
export const horoscopeRequest = z.object({ zodiac, when: z.enum(horoscopeDays) });
export type HoroscopeRequest = z.infer<typeof horoscopeRequest>;

/** By life area: `score` 0 to 100 and its text. */
export const horoscopeAreas = z.record(z.string(), z.object({ score: z.number(), split_response: z.string() }));
export type HoroscopeAreas = z.infer<typeof horoscopeAreas>;
export const horoscopeResponse = responseSchema({ response: z.object({ bot_response: horoscopeAreas }), date: z.optional(z.string()) });
export type HoroscopeResponse = z.infer<typeof horoscopeResponse>;
