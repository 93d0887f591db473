import type { PlanetName } from '@oracle-astra/shared/contract';
import type { AstrologerName } from '../../types';
import type { SensitiveTopic } from '../classify/safety-keywords';
import type { Subtopic } from '../classify/subtopics';
import type { Topic } from '../classify/topic-keywords';

/** How much in the chart and the sky supports what is asked about. */
export type Favourability = 'open' | 'mixed' | 'slow';

export type Variants = readonly [string, ...string[]];
/** One sentence for each of the twelve houses or signs, or the 27 nakshatras, in order. */
export type OrderedSentences = readonly string[];

/** Openings for a question that asks for a yes or no, by tone, and for the other manners. */
export interface Openings {
  whether: Record<Favourability, Variants>;
  worry: Variants;
  other: Variants;
  /** For shares, coins and lotteries, on which a chart has nothing to say. */
  investing: Variants;
}

/**
 * What one language has to say that no chart decides: advice, meanings, kind words. Nothing in a stock
 * states a position, a lord or a date; such statements come from the fact sentences alone.
 */
export interface PhraseBook {
  openings: Openings;
  leads: Record<Topic, Record<Favourability, Variants>>;
  /** What is said of marriage to those who are married. */
  married: { leads: Record<Favourability, Variants>; outlooks: Variants; steps: Variants };
  /** Placed between a house's lord and where it stands: `area` of the house in which the lord stands. */
  areaLinks: (topic: Topic, area: string) => Variants;
  areas: OrderedSentences;
  /** What planets bring to a house that they occupy or look at; `planets` in the language's own names. */
  influences: (planet: PlanetName, seen: 'in' | 'looking') => Variants;
  periods: Record<PlanetName, Variants>;
  /** Said of the running period where none ahead bears more on the question. */
  windowNow: Variants;
  /** What to do with the stretch that bears most on a question; `current` where it runs already. */
  windows: Record<Favourability | 'current', Variants>;
  transits: Record<'Saturn' | 'Jupiter' | 'Rahu' | 'Moon', OrderedSentences>;
  moonSigns: OrderedSentences;
  nakshatras: OrderedSentences;
  risingSigns: OrderedSentences;
  outlooks: Record<Topic, Variants>;
  steps: Record<Topic, Variants>;
  subtopics: Record<Subtopic, Variants>;
  secondTopic: (topic: Topic) => Variants;
  closings: Record<AstrologerName, Variants>;
  sensitive: Record<SensitiveTopic, readonly Variants[]>;
}
