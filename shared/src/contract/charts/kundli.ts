import * as z from 'zod/mini';
import { birthRecord } from './births';
import { ascendant, mahadasha, planet } from './chart';
import { planets } from '../constants';
import { responseSchema } from '../response';

const planetName = z.enum(planets);

/** `navamsha` is the sign in D9, 1 to 12; `aspects` and `rules` are houses. Without a time of birth `house` is null and both are empty. */
const kundliPlanet = z.extend(planet, {
  house: z.nullable(z.number()),
  dignity: z.enum(['exalted', 'own', 'friendly', 'neutral', 'enemy', 'debilitated']),
  combust: z.boolean(),
  navamsha: z.number(),
  aspects: z.array(z.number()),
  rules: z.array(z.number()),
  /** Without a time of birth: the signs that the planet had on that date, in order, if it changed sign; and those of D9. */
  open_signs: z.optional(z.array(z.number())),
  open_navamshas: z.optional(z.array(z.number())),
  /** Without a time of birth: whether the pada alone or the nakshatra too changed on that date. */
  open_star: z.optional(z.enum(['pada', 'nakshatra'])),
});
export type KundliPlanet = z.infer<typeof kundliPlanet>;

/** `name`, `gift` and `rule` are in the language of the request; `polarity` is −1 for a difficult yoga. */
const kundliYoga = z.object({
  id: z.string(),
  name: z.string(),
  gift: z.string(),
  rule: z.string(),
  planets: z.array(planetName),
  polarity: z.number(),
  strength: z.enum(['strong', 'present', 'weak']),
});
export type KundliYoga = z.infer<typeof kundliYoga>;

export const manglikReliefs = ['ownOrExalted', 'signOfHouse', 'jupiter', 'moon', 'lagna'] as const;

/** Houses of Mars counted from the ascendant, the Moon and Venus, 1 to 12; the ascendant gives the verdict. */
const manglik = z.object({
  is_manglik: z.boolean(),
  from_lagna: z.number(),
  from_moon: z.number(),
  from_venus: z.number(),
  reliefs: z.array(z.enum(manglikReliefs)),
});
export type ManglikReading = z.infer<typeof manglik>;

const span = z.object({ start: z.string(), end: z.string() });
/** The periods of Sade Sati in the hundred years from birth, with Saturn's stay in each sign; `phase` is the current one. */
const sadeSati = z.object({
  phase: z.nullable(z.number()),
  periods: z.array(z.extend(span, { stays: z.array(z.extend(span, { phase: z.number() })) })),
});

/** A point within 30 arc seconds of a border, which a small error of the birth time moves across it. */
const border = z.object({
  point: z.union([planetName, z.literal('Ascendant')]),
  kind: z.enum(['sign', 'nakshatra', 'navamsha']),
  arc_seconds: z.number(),
});

/**
 * Names in the language of the request; `vara` is the weekday from sunrise to sunrise. Values that depend on the time are null
 * without one.
 */
const kundliPanchang = z.object({
  vara: z.nullable(z.string()),
  tithi: z.nullable(z.string()),
  yoga: z.nullable(z.string()),
  karana: z.nullable(z.string()),
  weekday: z.string(),
  /** Local time of the place, HH:MM; null if the Sun does not rise. */
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
});

/**
 * Everything that is computed from one birth. Without a time of birth (`time_known` false) ascendant, houses, dashas, yogas,
 * Manglik and Kaal Sarp are left out, and the Moon's sign and nakshatra too if they changed on that date.
 */
export const kundli = z.object({
  person: z.pick(birthRecord, { full_name: true, dob: true, tob: true, pob: true, gender: true, language: true }),
  /** UTC offset of the place, such as `+05:30`. */
  utc_offset: z.string(),
  zone: z.string(),
  time_known: z.boolean(),
  ayanamsa: z.number(),
  ascendant: z.nullable(z.extend(ascendant, { navamsha: z.number() })),
  /** Whether two minutes of birth time would change the sign of the ascendant and of its navamsha. */
  open_lagna: z.object({ sign: z.boolean(), navamsha: z.boolean() }),
  rashi: z.nullable(z.number()),
  nakshatra: z.nullable(z.number()),
  planets: z.array(kundliPlanet),
  borders: z.array(border),
  dashas: z.array(mahadasha),
  yogas: z.array(kundliYoga),
  manglik: z.nullable(manglik),
  kaal_sarp: z.nullable(z.object({ name: z.string(), relieved: z.boolean() })),
  pitra: z.nullable(z.boolean()),
  sade_sati: z.nullable(sadeSati),
  /** The sarvashtakavarga: bindus of the seven planets by house, 12 numbers with the sum 337; empty without a time. */
  bindus: z.array(z.number()),
  panchang: kundliPanchang,
});
export type Kundli = z.infer<typeof kundli>;
export const kundliResponse = responseSchema({ kundli });
export type KundliResponse = z.infer<typeof kundliResponse>;
