import * as z from 'zod/mini';
import { fieldError } from '../field-errors';
import { responseSchema } from '../response';
import { planets } from '../constants';
import { decimalNumber } from '../input/whole-number';

const planetName = z.enum(planets);

/** `longitude` in sidereal degrees 0 to 360; `sign` 1 (Aries) to 12; `house` 1 to 12, whole sign; `nakshatra` 1 to 27; `pada` 1 to 4. */
const position = {
  longitude: z.number(),
  sign: z.number(),
  nakshatra: z.number(),
  pada: z.number(),
};
export const ascendant = z.object(position);
export const planet = z.object({ name: planetName, ...position, house: z.number(), retrograde: z.boolean() });

/** `start` and `end` are ISO 8601 UTC. */
export const dashaPeriod = z.object({ lord: planetName, start: z.string(), end: z.string() });
export const mahadasha = z.extend(dashaPeriod, { antardashas: z.array(dashaPeriod) });

/** At the moment of birth: tithi 1 to 30, yoga 1 to 27, karana 1 to 60; of its civil date: weekday 0 (Sunday) to 6, and sunrise. */
export const birthPanchang = z.object({
  tithi: z.number(),
  yoga: z.number(),
  karana: z.number(),
  weekday: z.number(),
  sunrise: z.nullable(z.string()),
});

export const chart = z.object({
  julian_day: z.number(),
  utc: z.string(),
  /** Lahiri, degrees. */
  ayanamsa: z.number(),
  ascendant,
  planets: z.array(planet),
  /** Sign of the Moon, 1 to 12. */
  rashi: z.number(),
  /** Nakshatra of the Moon, 1 to 27. */
  nakshatra: z.number(),
  dashas: z.array(mahadasha),
  current_mahadasha: planetName,
  panchang: birthPanchang,
});
export type Chart = z.infer<typeof chart>;
export type ChartPlanet = z.infer<typeof planet>;
export type DashaPeriod = z.infer<typeof dashaPeriod>;
export type Mahadasha = z.infer<typeof mahadasha>;

export const chartResponse = responseSchema({ chart });
export type ChartResponse = z.infer<typeof chartResponse>;

/** A value of the panchang and when it ends, ISO 8601 UTC. */
const limb = z.object({ value: z.number(), ends_at: z.nullable(z.string()) });
export const panchang = z.object({
  date: z.string(),
  tithi: limb,
  nakshatra: limb,
  yoga: limb,
  karana: limb,
  weekday: z.number(),
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
  moonrise: z.nullable(z.string()),
  rahu_kalam: z.nullable(z.object({ start: z.string(), end: z.string() })),
});
export type Panchang = z.infer<typeof panchang>;
export const panchangQuery = z.object({
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, fieldError('date_format')))),
  lat: z.optional(decimalNumber().check(z.minimum(-66), z.maximum(66))),
  lng: z.optional(decimalNumber().check(z.minimum(-180), z.maximum(180))),
});
export const panchangResponse = responseSchema({ panchang });
export type PanchangResponse = z.infer<typeof panchangResponse>;
