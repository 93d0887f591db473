import type { Graha } from '../../../astrology';
import type { AreaName, Favourability } from '../../horoscope/phrases/types';

/** The life areas of a prediction. Health is excluded on purpose: no chart gives a verdict on it. */
export const predictionAreas = ['Career', 'Money', 'Love', 'Family', 'Travel'] as const satisfies readonly AreaName[];
export type PredictionArea = (typeof predictionAreas)[number];

/** Advice for a stretch longer than a day; it names no planet and no date. Both languages say the same at the same index. */
export type PeriodAdvice = Record<PredictionArea, Record<Favourability, readonly [string, string, string]>>;

export type PeriodName = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** A graha in the sky over a chart: `house` counted from the ascendant. */
export interface Passage {
  graha: Graha;
  sign: number;
  house: number;
  retrograde: boolean;
}

/** What the words for a dasha need; `houses` are those that its lord rules, or the one in which a node is. */
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
  /** Where a prediction is read from: ascendant, sign and nakshatra of the Moon. */
  formatChart(chart: { ascendant: number; rashi: number; nakshatra: number }): string;
  formatMoon(moon: { sign: number; nakshatra: number; house: number; fromMoon: number }): string;
  formatDasha(dasha: DashaWords): string;
  formatPassage(passage: Passage, support: SupportLevel): string;
  sadeSati: Record<1 | 2 | 3, string>;
  reasons: Record<Favourability, readonly ((passage: Passage) => string)[]>;
  advice: PeriodAdvice;
  /** For the Sun in each house, first to twelfth: the theme of a month. */
  sunThemes: readonly string[];
  /** For the Moon in each house: what its two days are good for. */
  moonDays: readonly string[];
  formatMoonDays(span: string, sign: number, house: number, text: string): string;
  formatBest(area: string, advice: string): string;
  formatCareful(area: string, advice: string): string;
  formatGoodDays(days: string): string;
  formatCarefulDays(days: string): string;
  formatIngress(passage: Passage): string;
  formatStation(passage: Passage, direct: boolean): string;
  formatLunation(kind: 'full-moon' | 'new-moon', sign: number, house: number): string;
  formatDashaChange(level: 'mahadasha' | 'antardasha', lord: Graha): string;
  steps: readonly string[];
  join(parts: readonly string[]): string;
  /** `21 Nov`, `21 Nov to 20 Dec`, with the year where `year` is true. */
  formatDate(day: string, year?: boolean): string;
  formatRange(from: string, to: string, year?: boolean): string;
  grounds: Record<'ascendant' | 'moon' | 'dasha' | 'saturn' | 'jupiter' | 'rahu', string>;
  formatGroundSign(sign: number, house: number): string;
  getSign(sign: number): string;
  getPlanet(graha: Graha): string;
}
