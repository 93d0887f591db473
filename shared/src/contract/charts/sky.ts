import * as z from 'zod/mini';
import { coordinate, dateOfBirth, timeAnswers, timeOfBirth } from './births';
import { planets } from '../constants';
import { calendarPlace } from './panchang';
import { responseSchema } from '../response';

const graha = z.object({ name: z.enum(planets), longitude: z.number(), sign: z.number(), retrograde: z.boolean() });

/** `at` ISO 8601 UTC; longitudes in sidereal degrees 0 to 360, signs 1 (Aries) to 12; `ascendant` null where the time is unknown. */
const sky = z.object({ at: z.string(), planets: z.array(graha), ascendant: z.nullable(z.number()) });
export type Sky = z.infer<typeof sky>;

export const skyEventKinds = ['enters', 'direct', 'retrograde', 'full', 'new'] as const;

/** What happens `at` an instant, ISO 8601 UTC: a planet enters `sign` or turns in it, or the Moon is full or new in it. */
const skyEvent = z.object({ at: z.string(), kind: z.enum(skyEventKinds), planet: z.enum(planets), sign: z.number() });
export type SkyEvent = z.infer<typeof skyEvent>;

/** A place by its name in addresses, or the place nearest to coordinates; without either Delhi. */
export const skyQuery = z.object({
  city: z.optional(z.string().check(z.maxLength(100))),
  lat: z.optional(coordinate(90)),
  lng: z.optional(coordinate(180)),
});

/** The sky of now over a place; `next` is the weightiest event of the next thirty days. */
export const skyNowResponse = responseSchema({ sky, place: calendarPlace, next: z.nullable(skyEvent) });
export type SkyNowResponse = z.infer<typeof skyNowResponse>;

/** The sky over a place now and at the same hour of the next thirty days, and what happens in them, in order. */
export const skyDaysResponse = responseSchema({ place: calendarPlace, days: z.array(sky), events: z.array(skyEvent) });
export type SkyDaysResponse = z.infer<typeof skyDaysResponse>;

/** Without a time of birth the sky is that of noon. */
export const birthSkyRequest = z.object({
  dob: dateOfBirth,
  tob: z.optional(timeOfBirth),
  lat: coordinate(90),
  lng: coordinate(180),
  ...timeAnswers,
});
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
