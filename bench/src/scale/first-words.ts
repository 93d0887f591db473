import { Agent } from 'node:http';
import { freeQuestions } from '@oracle-astra/shared/contract';
import { createClient } from '../api/client';
import type { OpenChat } from '../api/users';
import { formatVerdict } from '../goal';
import { median, quantile } from '../statistics';
import { startSite, type Site } from '../site';
import { formatNumber, formatTable } from '../table';
import { withResources } from '../with-resources';
import { ask, openChats } from './ask';
import { startStores, type StorePrograms } from './stores';

const chatCount = 24;
const goal = { goal: 10, decimals: 1 };

/** A process with a separate database and, with `hasRedis`, a separate Redis. */
async function startOne(root: string, programs: StorePrograms, hasRedis: boolean): Promise<Site> {
  const stores = await startStores(programs, hasRedis);
  try {
    const site = await startSite({ root, env: { ...stores.env, RENDER_WORKERS: '0' } });
    return { ...site, stop: () => site.stop().finally(stores.stop) };
  } catch (error) {
    await stores.stop();
    throw error;
  }
}

/** Chats of a site; `freeQuestions.Oracle` questions in each are free. */
async function openChatsAt({ url }: Site): Promise<OpenChat[]> {
  const client = createClient(url);
  try {
    return await openChats(client, 0, chatCount);
  } finally {
    client.close();
  }
}

/** Milliseconds until the first words on each site; the sites answer one question after another in turns. */
async function timeInTurns(sites: readonly Site[]): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true });
  try {
    const chats = await Promise.all(sites.map(openChatsAt));
    const times = sites.map((): number[] => []);
    for (let round = 0; round < freeQuestions.Oracle; round += 1)
      for (let index = 0; index < chatCount; index += 1)
        for (const [place, { url }] of sites.entries()) {
          const chat = chats[place]?.[index];
          if (chat === undefined) continue;
          const { firstMs, ended } = await ask(url, agent, chat);
          times[place]?.push(firstMs);
          await ended;
        }
    return times;
  } finally {
    agent.destroy();
  }
}

/** Prints the delay of the first words with Redis. */
export async function measureFirstWords(root: string, programs: StorePrograms): Promise<void> {
  const starts = { without: async () => startOne(root, programs, false), redis: async () => startOne(root, programs, true) };
  await withResources(starts, async ({ without, redis }) => {
    const [alone = [], shared = []] = await timeInTurns([without, redis]);
    const row = (name: string, times: number[]) => [name, formatNumber(median(times), 1), formatNumber(quantile(times, 0.99), 1)];
    const later = median(shared) - median(alone);
    console.log(`\n${formatTable(['first words, ms', 'median', 'p99'], [row('without Redis', alone), row('with Redis', shared)])}`);
    console.log(`With Redis ${formatNumber(later, 1)} ms later: ${formatVerdict(later, goal)}`);
  });
}
