import type { PlanetName } from '@oracle-astra/shared/contract';
import type { AstrologerName } from '../../types';
import type { CareKind } from '../understand/careful-words';
import type { Concern } from '../understand/concerns';
import type { Topic } from '../understand/topic-words';

/** How much in the chart and the sky supports what is asked about. */
export type Tone = 'open' | 'mixed' | 'slow';

export type Wordings = readonly [string, ...string[]];
/** One sentence for each of the twelve houses or signs, or the 27 nakshatras, in order. */
export type InOrder = readonly string[];

/** Openings for a question that asks for a yes or no, by tone, and for the other manners. */
export interface Openings {
  whether: Record<Tone, Wordings>;
  worry: Wordings;
  other: Wordings;
  /** For shares, coins and lotteries, on which a chart has nothing to say. */
  investing: Wordings;
}

/**
 * What one language has to say that no chart decides: advice, meanings, kind words. Nothing in a stock
 * states a position, a lord or a date; such statements come from the fact sentences alone.
 */
export interface Stock {
  openings: Openings;
  leads: Record<Topic, Record<Tone, Wordings>>;
  /** What is said of marriage to those who are married. */
  married: { leads: Record<Tone, Wordings>; outlooks: Wordings; steps: Wordings };
  /** Placed between a house's lord and where it stands: `area` of the house in which the lord stands. */
  ties: (topic: Topic, area: string) => Wordings;
  areas: InOrder;
  /** What planets bring to a house that they occupy or look at; `planets` in the language's own names. */
  brings: (planet: PlanetName, seen: 'in' | 'looking') => Wordings;
  periods: Record<PlanetName, Wordings>;
  /** Said of the running period where none ahead bears more on the question. */
  windowNow: Wordings;
  /** What to do with the stretch that bears most on a question; `current` where it runs already. */
  windows: Record<Tone | 'current', Wordings>;
  transits: Record<'Saturn' | 'Jupiter' | 'Rahu' | 'Moon', InOrder>;
  moonSigns: InOrder;
  nakshatras: InOrder;
  risingSigns: InOrder;
  outlooks: Record<Topic, Wordings>;
  steps: Record<Topic, Wordings>;
  concerns: Record<Concern, Wordings>;
  second: (topic: Topic) => Wordings;
  closings: Record<AstrologerName, Wordings>;
  careful: Record<CareKind, readonly Wordings[]>;
}
