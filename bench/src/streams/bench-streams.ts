import { apiPaths } from '@oracle-astra/shared/contract';
import { createClient, type ApiClient } from '../api/client';
import { createUser, type OpenChat } from '../api/users';
import { startPostgres } from '../api/postgres';
import { startSite } from '../site';
import { quantile } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { startStreamLoad } from './start-stream-load';

const streams = 500;
const rounds = 3;
const readEveryMs = 20;
const question = 'Should I change my job this year?';

/** Creates users with a chat with both astrologers; each chat has a free question for every round. */
async function createChats(client: ApiClient): Promise<OpenChat[]> {
  const chats: OpenChat[] = [];
  for (let number = 0; chats.length < streams; number += 1) chats.push(...(await createUser(client, number)));
  return chats;
}

/** Reads at intervals until the returned function is called, which resolves with the latencies in milliseconds. */
function startBackgroundReads(client: ApiClient, { jwt }: OpenChat): () => Promise<number[]> {
  const latencies: Promise<number>[] = [];
  const timer = setInterval(() => {
    const began = performance.now();
    latencies.push(client.send({ path: apiPaths.births, jwt }).then(() => performance.now() - began));
  }, readEveryMs);
  return () => {
    clearInterval(timer);
    return Promise.all(latencies);
  };
}

async function measureRow(programs: string, url: string, chats: readonly OpenChat[], round: number): Promise<string[]> {
  const streamLoad = await startStreamLoad(programs, { url, chats, question });
  // Each round opens its own connections, because the server closes idle ones.
  const client = createClient(url);
  const endReads = startBackgroundReads(client, chats[0] as OpenChat);
  const first = await streamLoad.start();
  const reads = await endReads();
  const all = await streamLoad.ended();
  client.close();
  return [
    `round ${round + 1}`,
    ...[quantile(first, 0.5), quantile(first, 0.99), quantile(reads, 0.5), quantile(reads, 0.99), quantile(reads, 1), all].map((ms) =>
      formatNumber(ms),
    ),
  ];
}

/** Starts many streamed answers at once on PostgreSQL, and prints the times to first byte and the latency of other reads. */
export async function benchStreams({
  root,
  programs,
  postgresPrograms,
}: {
  root: string;
  programs: string;
  postgresPrograms: string | null;
}): Promise<void> {
  if (postgresPrograms === null) return console.log('Left out: there is no PostgreSQL on this machine.');
  const postgres = await startPostgres(postgresPrograms);
  try {
    const site = await startSite({ root, env: { DATABASE_URL: postgres.databaseUrl, TRUST_PROXY: '1', READER_PACE_MS: '18' } });
    const client = createClient(site.url);
    try {
      const chats = await createChats(client);
      const rows: string[][] = [];
      for (let round = 0; round < rounds; round += 1) rows.push(await measureRow(programs, site.url, chats, round));
      console.log(
        formatTable([`${streams} streams, ms`, 'first byte, p50', 'p99', 'a read meanwhile, p50', 'p99', 'slowest', 'all ended'], rows),
      );
    } finally {
      client.close();
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}
