import type { MatterId } from '../question/matters';
import type { ReadQuestion } from '../question/read-question';
import type { Level } from '../tools/level';
import type { Parts } from '../words/speaker';

/** A question that is told by its words, weighed by one matter, with its first sentence for each outcome. */
export interface LevelRow {
  pattern: RegExp;
  not?: RegExp;
  of?: (read: ReadQuestion) => boolean;
  matter: MatterId;
  /** Whose house is looked at; without it one's own. */
  kin?: 'son' | 'husband';
  /** Whether it is asked of the coming months only. */
  now?: true;
  says: Record<Level, readonly [english: Parts, hindi: Parts]>;
  /** What the favoured time is called, before its dates; without it none is told. */
  tells?: readonly [english: string, hindi: string];
  after: readonly [english: readonly string[], hindi: readonly string[]];
}
