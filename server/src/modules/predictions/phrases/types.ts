import type { Graha } from '../../../astrology';
import type { AreaName, Favourability } from '../../horoscope/phrases/types';

/** The life areas of a prediction. Health is excluded on purpose: no chart gives a verdict on it. */
export const predictionAreas = ['Career', 'Money', 'Love', 'Family', 'Travel'] as const satisfies readonly AreaName[];
export type PredictionArea = (typeof predictionAreas)[number];

/** Advice for a period longer than a day; it names no planet and no date. Both languages have the same content at the same index. */
export type PeriodAdvice = Record<PredictionArea, Record<Favourability, readonly [string, string, string]>>;

export type PeriodName = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** The reference for houses: the ascendant, or the Moon's sign if the time of birth is unknown. */
export type CountedFrom = 'ascendant' | 'Moon';

/** A graha in the sky over a chart: `house` counted from `from`. */
export interface Passage {
  from: CountedFrom;
  graha: Graha;
  sign: number;
  house: number;
  retrograde: boolean;
}

/** The parameters of a text about a dasha; `houses` are those that its lord rules, or the one in which a node is. */
export interface DashaWords {
  maha: Graha;
  antar: Graha;
  /** Last day of the antardasha, as a text. */
  end: string;
  houses: readonly number[];
  rules: boolean;
}

export type SupportLevel = 'strong' | 'even' | 'weak';

/** The words of predictions in one language. */
export interface PredictionWords {
  headings: Record<PredictionArea | 'marriage' | 'dasha' | 'sky' | 'days' | 'dates' | 'step', string>;
  openings: Record<Favourability, readonly ((period: PeriodName) => string)[]>;
  /** The reference of a prediction: ascendant, sign and nakshatra of the Moon. */
  formatChart(chart: { ascendant: number; rashi: number; nakshatra: number }): string;
  /** The same without a time of birth, which it mentions; `rashis` are all signs of the Moon on that date. */
  formatMoonAlone(rashis: readonly number[]): string;
  /** The heading of a part for one of several possible Moon signs. */
  formatIfMoon(rashi: number): string;
  formatMoon(moon: { sign: number; nakshatra: number; house: number; fromMoon: number; from: CountedFrom }): string;
  formatDasha(dasha: DashaWords): string;
  formatPassage(passage: Passage, support: SupportLevel): string;
  sadeSati: Record<1 | 2 | 3, string>;
  reasons: Record<Favourability, readonly ((passage: Passage) => string)[]>;
  /** The first and last day of a transit that does not last the whole period. */
  formatStay(from: string, to: string): string;
  advice: PeriodAdvice;
  /** For the Sun in each house, first to twelfth: the theme of a month. */
  sunThemes: readonly string[];
  /** For the Moon in each house: the use of its two days. */
  moonDays: readonly string[];
  formatMoonDays(span: string, moon: Pick<Passage, 'sign' | 'house' | 'from'>, text: string): string;
  formatBest(area: string, advice: string): string;
  formatCareful(area: string, advice: string): string;
  formatGoodDays(days: string): string;
  formatCarefulDays(days: string): string;
  formatIngress(passage: Passage): string;
  formatStation(passage: Passage, direct: boolean): string;
  formatLunation(kind: 'full-moon' | 'new-moon', moon: Pick<Passage, 'sign' | 'house' | 'from'>): string;
  formatDashaChange(level: 'mahadasha' | 'antardasha', lord: Graha): string;
  steps: readonly string[];
  join(parts: readonly string[]): string;
  /** `21 Nov`, `21 Nov to 20 Dec`, with the year if `year` is true. */
  formatDate(day: string, year?: boolean): string;
  formatRange(from: string, to: string, year?: boolean): string;
  grounds: Record<'ascendant' | 'moon' | 'dasha' | 'saturn' | 'jupiter' | 'rahu', string>;
  formatGroundSign(place: Pick<Passage, 'sign' | 'house' | 'from'>): string;
  getSign(sign: number): string;
  getPlanet(graha: Graha): string;
}
