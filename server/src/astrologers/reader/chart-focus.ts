import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Subtopic } from './classify/subtopics';
import type { Topic } from './classify/topic-keywords';

/** What a topic is read from: its primary and secondary house, and its significator. */
export interface ChartFocus {
  houses: readonly [number, number];
  significator: PlanetName;
}

export const topicFocus: Record<Topic, ChartFocus> = {
  love: { houses: [5, 7], significator: 'Venus' },
  marriage: { houses: [7, 2], significator: 'Venus' },
  career: { houses: [10, 6], significator: 'Saturn' },
  money: { houses: [2, 11], significator: 'Jupiter' },
  health: { houses: [1, 6], significator: 'Sun' },
  study: { houses: [5, 9], significator: 'Mercury' },
  family: { houses: [4, 2], significator: 'Moon' },
  travel: { houses: [9, 12], significator: 'Rahu' },
  timing: { houses: [1, 10], significator: 'Saturn' },
  self: { houses: [1, 4], significator: 'Moon' },
  day: { houses: [1, 10], significator: 'Moon' },
};

/** Houses of the subtopics that are not read from those of their topic. */
export const subtopicHouses: Partial<Record<Subtopic, readonly [number, number]>> = {
  business: [7, 10],
  governmentJob: [6, 10],
  promotion: [11, 10],
  conflictAtWork: [6, 10],
  loan: [6, 2],
  investing: [11, 5],
  property: [4, 2],
  abroad: [12, 9],
  newCity: [4, 10],
  children: [5, 4],
  parents: [9, 4],
  loneliness: [11, 4],
  sleep: [12, 1],
  separation: [7, 8],
};
