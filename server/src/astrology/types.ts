/** The nine grahas in their usual order; Rahu and Ketu are the mean lunar nodes. */
export const grahas = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Graha = (typeof grahas)[number];

/** A point of the sidereal zodiac: `longitude` in degrees, 0 up to 360; `sign` 1 (Aries) to 12; `nakshatra` 1 (Ashwini) to 27; `pada` 1 to 4. */
export interface ZodiacPoint {
  longitude: number;
  sign: number;
  nakshatra: number;
  pada: number;
}

/** A graha in the sky. The nodes always count as retrograde, the Sun and the Moon never do. */
export interface GrahaPosition extends ZodiacPoint {
  name: Graha;
  retrograde: boolean;
}

/** `house` 1 to 12, whole sign: the sign of the ascendant is house 1. */
export interface ChartPlanet extends GrahaPosition {
  house: number;
}

/** `start` and `end` are ISO 8601 UTC; a period ends at the instant at which the next one starts. */
export interface DashaPeriod {
  lord: Graha;
  start: string;
  end: string;
}

export interface Mahadasha extends DashaPeriod {
  antardashas: DashaPeriod[];
}

/**
 * `tithi` (1 to 30), `yoga` (1 to 27) and `karana` (1 to 60) hold at the instant of birth;
 * `weekday` (0 Sunday to 6) and `sunrise` (ISO 8601 UTC, null if the Sun does not rise) belong to the civil date of birth.
 */
export interface BirthPanchang {
  tithi: number;
  yoga: number;
  karana: number;
  weekday: number;
  sunrise: string | null;
}

/** A birth chart; `rashi` (1 to 12) and `nakshatra` (1 to 27) are the Moon's, `ayanamsa` is Lahiri's in degrees. */
export interface Chart {
  julian_day: number;
  utc: string;
  ayanamsa: number;
  ascendant: ZodiacPoint;
  planets: ChartPlanet[];
  rashi: number;
  nakshatra: number;
  /** Whether the Sun was above the horizon; not part of the API. */
  is_day?: boolean;
  dashas: Mahadasha[];
  current_mahadasha: Graha;
  panchang: BirthPanchang;
}

/** A value of the day's panchang and the instant at which it ends, ISO 8601 UTC. */
export interface Limb {
  value: number;
  ends_at: string;
}

/** The panchang of a civil date at a place; the four limbs are those at sunrise. Instants are ISO 8601 UTC. */
export interface Panchang {
  date: string;
  tithi: Limb;
  nakshatra: Limb;
  yoga: Limb;
  karana: Limb;
  weekday: number;
  sunrise: string | null;
  sunset: string | null;
  moonrise: string | null;
  rahu_kalam: { start: string; end: string } | null;
}

export type KootaName = 'Varna' | 'Vashya' | 'Tara' | 'Yoni' | 'Graha Maitri' | 'Gana' | 'Bhakoot' | 'Nadi';

/** One of the eight kootas: `points` of `max`, with the value of each side (a group, a count or a graha) that determines them. */
export interface Koota {
  name: KootaName;
  points: number;
  max: number;
  hers: string;
  his: string;
}

/** The exception that makes a koota without points less serious. */
export type KootaException = 'oneSign' | 'oneStar' | 'otherPada' | 'oneLord' | 'friendlyLords' | 'cleanBhakoot';

/** Ashtakoota of two Moons; `points` of 36. */
export interface Match {
  points: number;
  kootas: Koota[];
  exceptions: Partial<Record<KootaName, KootaException>>;
}
