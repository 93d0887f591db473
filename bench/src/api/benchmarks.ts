import { apiPaths, freeQuestions } from '@oracle-astra/shared/contract';
import type { ApiCall, ApiClient } from './client';
import { runConcurrently, type LoadResult } from './run-concurrently';
import { createUser, type OpenChat } from './users';

export interface Benchmark {
  name: string;
  /** Measures one round; rounds count from 0. */
  measure(round: number): Promise<LoadResult>;
}

export const rounds = freeQuestions.Oracle;
const userCount = 40;
const readLimits = { concurrency: 16, maxCalls: 50_000 };
const warmUpLimits = { ...readLimits, seconds: 0.5 };
const usualReadSeconds = 2;
const questionLimits = { concurrency: 8, seconds: 60, maxCalls: userCount * 2 };

const question = 'Should I change my job this year?';

const getReadCalls = ({ jwt }: OpenChat): Record<string, ApiCall> => ({
  astrologers: { path: apiPaths.astrologers },
  pricing: { path: apiPaths.pricing },
  'discussions, page 1': { path: apiPaths.discussions, body: { start: 1, query: '' } },
  'birth details, signed in': { path: apiPaths.births, jwt },
  'balance, signed in': { path: apiPaths.balance, jwt },
});

async function signUp(client: ApiClient): Promise<OpenChat[]> {
  const chats: OpenChat[] = [];
  for (let number = 0; number < userCount; number += 1) chats.push(...(await createUser(client, number)));
  return chats;
}

export interface BenchmarkOptions {
  /** How long a round of a read lasts. */
  readSeconds?: number;
}

/** Creates users on a server and returns the benchmarks to run on it. */
export async function createBenchmarks(client: ApiClient, { readSeconds = usualReadSeconds }: BenchmarkOptions = {}): Promise<Benchmark[]> {
  const chats = await signUp(client);
  const chatAt = (index: number) => chats[index % chats.length] as OpenChat;
  const reads = Object.entries(getReadCalls(chatAt(0))).map(([name, call]): Benchmark => ({
    name,
    async measure(round) {
      if (round === 0) await runConcurrently(() => client.send(call), warmUpLimits);
      return runConcurrently(() => client.send(call), { ...readLimits, seconds: readSeconds });
    },
  }));
  // Each chat asks one question per round: its free questions suffice for all rounds, and no two questions of a chat overlap.
  const ask = (index: number) => {
    const { jwt, ...chat } = chatAt(index);
    return client.send({ path: apiPaths.pushChat, body: { ...chat, message: question, device: 'web' }, jwt });
  };
  return [...reads, { name: 'a question asked', measure: () => runConcurrently(ask, questionLimits) }];
}
