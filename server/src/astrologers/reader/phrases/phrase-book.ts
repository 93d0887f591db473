import type { PlanetName } from '@oracle-astra/shared/contract';
import type { AstrologerName } from '../../types';
import type { SensitiveTopic } from '../classify/safety-keywords';
import type { Subtopic } from '../classify/subtopics';
import type { Topic } from '../classify/topic-keywords';

/** How far the chart and the transits support what is asked about. */
export type Favourability = 'open' | 'mixed' | 'slow';

export type Variants = readonly [string, ...string[]];
/** One sentence for each of the twelve houses or signs, or the 27 nakshatras, in order. */
export type OrderedSentences = readonly string[];

/** Openings for yes-or-no questions, by favourability, and for other question types. */
export interface Openings {
  whether: Record<Favourability, Variants>;
  worry: Variants;
  other: Variants;
  /** For shares, coins and lotteries, which no chart can predict. */
  investing: Variants;
}

/**
 * The sentences of one language that do not depend on a chart: advice, meanings, support. None of them states a position,
 * a lord or a date; such statements come from the fact sentences alone.
 */
export interface PhraseBook {
  openings: Openings;
  leads: Record<Topic, Record<Favourability, Variants>>;
  /** The marriage sentences for people who are married. */
  married: { leads: Record<Favourability, Variants>; outlooks: Variants; steps: Variants };
  /** Links a topic with `area`, that of the house in which the lord of the topic's house stands. */
  areaLinks: (topic: Topic, area: string) => Variants;
  areas: OrderedSentences;
  /** What a planet adds to a house that it occupies (`in`) or aspects (`looking`). */
  influences: (planet: PlanetName, seen: 'in' | 'looking') => Variants;
  periods: Record<PlanetName, Variants>;
  /** For a running period that is more relevant than any later one. */
  windowNow: Variants;
  /** What to do in the key period; `current` where it runs already. */
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
