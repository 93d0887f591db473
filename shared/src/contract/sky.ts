import * as z from 'zod/mini';
import { coordinate, dateOfBirth, timeOfBirth } from './births';
import { planets } from './constants';
import { responseSchema } from './response';

const graha = z.object({ name: z.enum(planets), longitude: z.number(), sign: z.number(), retrograde: z.boolean() });

/** `at` ISO 8601 UTC; longitudes in sidereal degrees 0 to 360, signs 1 (Aries) to 12; `ascendant` null where the time is unknown. */
const sky = z.object({ at: z.string(), planets: z.array(graha), ascendant: z.nullable(z.number()) });
export type Sky = z.infer<typeof sky>;

/** The sky over Delhi now. */
export const skyNowResponse = responseSchema({ sky });
export type SkyNowResponse = z.infer<typeof skyNowResponse>;

/** Without a time of birth the sky is that of noon. */
export const birthSkyRequest = z.object({ dob: dateOfBirth, tob: z.optional(timeOfBirth), lat: coordinate(90), lng: coordinate(180) });
export type BirthSkyRequest = z.infer<typeof birthSkyRequest>;

/**
 * `rashis`: the signs that the Moon was in, two if the time is unknown and it changed sign on that date. `nakshatra` 1 to 27 and
 * the running `dasha`, which ends at `until` (ISO 8601 UTC), are null without a time.
 */
export const birthSkyResponse = responseSchema({
  sky,
  rashis: z.array(z.number()),
  nakshatra: z.nullable(z.number()),
  dasha: z.nullable(z.object({ maha: z.enum(planets), antar: z.enum(planets), until: z.string() })),
});
export type BirthSkyResponse = z.infer<typeof birthSkyResponse>;
