import { compareProcesses } from './compare-processes';
import { measureFirstWords } from './first-words';
import { measureFollowedAnswers } from './followed-answers';
import { measureOpenAnswers } from './open-answers';
import { soak } from './soak';
import type { StorePrograms } from './stores';

export const scaleParts = ['loads', 'words', 'answers', 'followers', 'soak'] as const;
export type ScalePart = (typeof scaleParts)[number];

interface Options {
  root: string;
  /** The parts to measure. */
  parts: readonly ScalePart[];
  /** Answers that are open at once. */
  streams: number;
  /** Minutes of the soak. */
  minutes: number;
  /** Folders of the programs of PostgreSQL and Redis; without one of them this part is skipped. */
  postgresPrograms: string | null;
  redisPrograms: string | null;
}

/**
 * Measures several processes that share a port, PostgreSQL and Redis: loads, first words, open answers, followed answers, and a
 * soak. A failed part is reported, and the others still run.
 */
export async function benchScale({ root, parts, streams, minutes, postgresPrograms, redisPrograms }: Options): Promise<void> {
  if (postgresPrograms === null || redisPrograms === null)
    return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  const programs: StorePrograms = { postgres: postgresPrograms, redis: redisPrograms };
  const measures: Record<ScalePart, () => Promise<void>> = {
    loads: async () => compareProcesses(root, programs),
    words: async () => measureFirstWords(root, programs),
    answers: async () => measureOpenAnswers(root, programs, streams),
    followers: async () => measureFollowedAnswers(root, programs, streams),
    soak: async () => soak(root, programs, minutes),
  };
  const failed: string[] = [];
  for (const part of parts)
    try {
      await measures[part]();
    } catch (error) {
      console.log(`\n${part}: ${error instanceof Error ? error.message : String(error)}`);
      failed.push(part);
    }
  if (failed.length > 0) throw new Error(`Not kept or not measured: ${failed.join(', ')}.`);
}
