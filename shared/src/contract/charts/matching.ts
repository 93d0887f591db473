import * as z from 'zod/mini';
import { readableLine } from '../input/clean-text';
import { coordinate, dateOfBirth, timeAnswers, timeOfBirth } from './births';
import { idSchema, responseSchema } from '../response';

/** A birth without an account. Without `tob` the Moon is compared over the whole date. */
const matchBirth = z.object({
  name: z.string().check(readableLine(), z.maxLength(80)),
  dob: dateOfBirth,
  tob: z.optional(timeOfBirth),
  pob: z.optional(z.string().check(readableLine(), z.maxLength(100))),
  lat: coordinate(90),
  lng: coordinate(180),
  ...timeAnswers,
});
export type MatchBirth = z.infer<typeof matchBirth>;

/** A saved record by its `bid`, which needs a session, or the birth itself. */
const matchSide = z.union([z.object({ bid: idSchema }), matchBirth]);
export type MatchSide = z.infer<typeof matchSide>;

/** Bride and groom, or `bid` (bride's) and `other_bid` (groom's). */
export const matchRequest = z.union([z.object({ bride: matchSide, groom: matchSide }), z.object({ bid: idSchema, other_bid: idSchema })]);
export type MatchRequest = z.infer<typeof matchRequest>;

export const kootaNames = ['Varna', 'Vashya', 'Tara', 'Yoni', 'Graha Maitri', 'Gana', 'Bhakoot', 'Nadi'] as const;
/** `title`, `about`, `reason` and `exception` are in the language of the request. An exception never changes the points. */
const koota = z.object({
  name: z.enum(kootaNames),
  title: z.string(),
  about: z.string(),
  points: z.number(),
  max: z.number(),
  reason: z.string(),
  exception: z.nullable(z.string()),
});
export type MatchKoota = z.infer<typeof koota>;

/**
 * The Moon of one person. Without a time of birth `pada` and `nakshatra` are those of noon, and `moon_changes` says whether they
 * changed on that day.
 */
const moonSide = z.object({
  name: z.string(),
  sign: z.number(),
  longitude: z.number(),
  nakshatra: z.number(),
  pada: z.number(),
  time_known: z.boolean(),
  moon_changes: z.boolean(),
});

const marsHouses = z.object({ lagna: z.number(), moon: z.number(), venus: z.number() });
const schoolVerdict = z.object({ counts: z.boolean(), reason: z.string() });
/** Null if a time of birth is missing. */
const matchManglik = z.object({
  bride: marsHouses,
  groom: marsHouses,
  schools: z.array(z.object({ name: z.string(), rule: z.string(), bride: schoolVerdict, groom: schoolVerdict, agree: z.boolean() })),
  /** Why a difference between the two is balanced, or null. */
  balance: z.nullable(z.string()),
});

/** `points` of 36; `least` and `most` differ from it if a time is unknown and the Moon changed on that day. */
const match = z.object({
  points: z.number(),
  least: z.number(),
  most: z.number(),
  verdict: z.enum(['below', 'fair', 'good', 'rare']),
  bride: moonSide,
  groom: moonSide,
  kootas: z.array(koota),
  manglik: z.nullable(matchManglik),
});
export type Match = z.infer<typeof match>;
export const matchResponse = responseSchema({ match });
export type MatchResponse = z.infer<typeof matchResponse>;
