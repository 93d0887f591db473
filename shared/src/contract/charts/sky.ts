import * as z from 'zod/mini';
import { coordinate, dateOfBirth, timeAnswers, timeOfBirth } from './births';
import { planets } from '../constants';
import { calendarPlace } from './panchang';
import { responseSchema } from '../response';

const graha = z.object({ name: z.enum(planets), longitude: z.number(), sign: z.number(), retrograde: z.boolean() });

/** `at` is ISO 8601 UTC; longitudes in sidereal degrees 0 to 360, signs 1 (Aries) to 12; `ascendant` is null if the time is unknown. */
const sky = z.object({ at: z.string(), planets: z.array(graha), ascendant: z.nullable(z.number()) });
export type Sky = z.infer<typeof sky>;

export const skyEventKinds = ['enters', 'direct', 'retrograde', 'full', 'new'] as const;

/**
 * An event at the instant `at`, ISO 8601 UTC: a planet enters `sign` or turns retrograde or direct in it, or the Moon is full or
 * new in it.
 */
const skyEvent = z.object({ at: z.string(), kind: z.enum(skyEventKinds), planet: z.enum(planets), sign: z.number() });
export type SkyEvent = z.infer<typeof skyEvent>;

/** A place by its slug, or the place nearest to the coordinates, within 100 km; Delhi by default. Places abroad have an empty slug, because they have no pages. */
export const skyQuery = z.object({
  city: z.optional(z.string().check(z.maxLength(100))),
  lat: z.optional(coordinate(90)),
  lng: z.optional(coordinate(180)),
});

/** The current sky over a place; `next` is the most important event of the next thirty days. */
export const skyNowResponse = responseSchema({ sky, place: calendarPlace, next: z.nullable(skyEvent) });
export type SkyNowResponse = z.infer<typeof skyNowResponse>;

/** The sky over a place now and at the same hour of the next thirty days, with the events of that time in order. */
export const skyDaysResponse = responseSchema({ place: calendarPlace, days: z.array(sky), events: z.array(skyEvent) });
export type SkyDaysResponse = z.infer<typeof skyDaysResponse>;

/** Without a time of birth the sky is computed for noon. */
export const birthSkyRequest = z.object({
  dob: dateOfBirth,
  tob: z.optional(timeOfBirth),
  lat: coordinate(90),
  lng: coordinate(180),
  ...timeAnswers,
});
export type BirthSkyRequest = z.infer<typeof birthSkyRequest>;

/**
 * `rashis`: the signs of the Moon, two if the time is unknown and it changed sign on that date. `nakshatra` 1 to 27 and the
 * current `dasha`, which ends at `until` (ISO 8601 UTC), are null without a time.
 */
export const birthSkyResponse = responseSchema({
  sky,
  rashis: z.array(z.number()),
  nakshatra: z.nullable(z.number()),
  dasha: z.nullable(z.object({ maha: z.enum(planets), antar: z.enum(planets), until: z.string() })),
});
export type BirthSkyResponse = z.infer<typeof birthSkyResponse>;
