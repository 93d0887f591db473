import type { Season } from './seasons';

/** Events with specific rules (Muhurta Chintamani, see docs/product/jyotish-calendar.md). */
export type MuhurtaEvent = 'marriage' | 'house' | 'vehicle' | 'business' | 'travel' | 'study' | 'hair' | 'any';

/** The requirements for a day of an event, and the seasons that refuse it. */
export interface EventRule {
  stars: readonly number[];
  /** Allowed nakshatras that are not the best. */
  otherStars?: readonly number[];
  /** Whether a nakshatra outside the lists refuses the day; otherwise the day is only weaker. */
  needsStar: boolean;
  weekdays: readonly number[];
  refusedWeekdays?: readonly number[];
  sunSigns?: readonly number[];
  /** Amanta months, 1 (Chaitra) to 12. */
  months?: readonly number[];
  refusedSeasons: readonly Season[];
}

export const eventRules: Record<MuhurtaEvent, EventRule> = {
  marriage: {
    stars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    needsStar: true,
    weekdays: [1, 3, 4, 5],
    sunSigns: [1, 2, 3, 8, 10, 11],
    refusedSeasons: ['adhika', 'kharmas', 'chaturmas', 'combust', 'holashtak', 'pitru', 'eclipse'],
  },
  house: {
    stars: [4, 5, 12, 14, 17, 21, 26, 27],
    needsStar: true,
    weekdays: [1, 3, 4, 5, 6],
    refusedWeekdays: [0, 2],
    months: [2, 3, 8, 9, 11, 12],
    refusedSeasons: ['adhika', 'kharmas', 'chaturmas', 'combust', 'pitru', 'eclipse'],
  },
  vehicle: {
    stars: [4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    needsStar: true,
    weekdays: [0, 1, 3, 4, 5],
    refusedWeekdays: [2, 6],
    refusedSeasons: ['pitru', 'eclipse'],
  },
  business: {
    stars: [1, 4, 5, 8, 12, 13, 14, 17, 21, 26, 27],
    needsStar: true,
    weekdays: [0, 1, 3, 4, 5, 6],
    refusedWeekdays: [2],
    refusedSeasons: ['adhika', 'pitru', 'eclipse'],
  },
  travel: {
    stars: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    otherStars: [4, 11, 12, 18, 19, 20, 21, 24, 25, 26],
    needsStar: true,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    refusedSeasons: ['eclipse'],
  },
  study: {
    stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 26, 27],
    needsStar: true,
    weekdays: [0, 3, 4, 5],
    refusedSeasons: ['adhika', 'chaturmas', 'eclipse'],
  },
  hair: {
    stars: [1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27],
    needsStar: false,
    weekdays: [1, 3, 5],
    refusedWeekdays: [2, 4, 6],
    refusedSeasons: [],
  },
  any: {
    stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    needsStar: false,
    weekdays: [0, 1, 3, 4, 5],
    refusedSeasons: ['pitru', 'eclipse'],
  },
};
