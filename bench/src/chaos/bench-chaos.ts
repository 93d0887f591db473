import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../api/client';
import { startPostgres } from '../api/postgres';
import { startRedis } from '../scale/redis';
import { startSite } from '../site';
import { formatNumber, formatTable } from '../table';
import { audit } from './audit';
import { kill, processes, storeFaults } from './faults';
import { runLane, type Seen } from './lanes';

interface Options {
  root: string;
  /** How often each process is killed. */
  rounds: number;
  /** Folders of the programs of PostgreSQL and Redis; without one of them this part is left out. */
  postgresPrograms: string | null;
  redisPrograms: string | null;
}

const lanesAtOnce = 8;
const betweenFaultsMs = 3000;
/** The reader pauses between words, so that replies run while something fails. */
const readerPaceMs = '20';

const createSeen = (): Seen => ({ chats: new Set(), answers: 0, givenBack: 0, signUpFailures: [], retried: 0, longestMs: 0, lost: [] });

type Troubled = Parameters<typeof kill.inflict>[0];

/** Inflicts one fault after another, with the load going on; a line of the table each. */
async function trouble(troubled: Troubled, rounds: number, seen: Seen): Promise<string[][]> {
  const rows: string[][] = [];
  const kills = Array.from({ length: rounds * processes }, () => kill);
  for (const fault of [...kills, ...storeFaults]) {
    await pause(betweenFaultsMs);
    const before = { chats: seen.chats.size, retried: seen.retried };
    await fault.inflict(troubled);
    rows.push([fault.name, String(seen.chats.size - before.chats), String(seen.retried - before.retried)]);
  }
  return rows;
}

async function runUnderLoad(troubled: Troubled, rounds: number): Promise<{ seen: Seen; rows: string[][] }> {
  const client = createClient(troubled.site.url);
  const seen = createSeen();
  let isOver = false;
  try {
    let people = 0;
    const nextNumber = () => (people += 1);
    const lanes = Array.from({ length: lanesAtOnce }, async () => runLane(client, nextNumber, seen, () => isOver));
    const rows = await trouble(troubled, rounds, seen).finally(() => {
      isOver = true;
    });
    await Promise.all(lanes);
    return { seen, rows };
  } finally {
    client.close();
  }
}

/** Kills each of three processes in turn and troubles PostgreSQL and Redis, with people who write and ask. Throws where something is lost. */
export async function benchChaos({ root, rounds, postgresPrograms, redisPrograms }: Options): Promise<void> {
  if (postgresPrograms === null || redisPrograms === null)
    return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  const postgres = await startPostgres(postgresPrograms, ['max_connections=200']);
  const redis = await startRedis(redisPrograms);
  const stores = { DATABASE_URL: postgres.databaseUrl, REDIS_URL: redis.url };
  const env = { ...stores, WEB_CONCURRENCY: String(processes), RENDER_WORKERS: '0', TRUST_PROXY: '1', READER_PACE_MS: readerPaceMs };
  const site = await startSite({ root, env });
  try {
    const { seen, rows } = await runUnderLoad({ site, postgres, redis }, rounds);
    console.log(formatTable(['fault', 'chats begun meanwhile', 'calls sent again'], rows));
    console.log(
      `${seen.chats.size} chats and ${seen.answers} answers acknowledged, ${seen.givenBack} questions given back; the longest wait was ${formatNumber(seen.longestMs / 1000, 1)} s.`,
    );
    if (seen.answers === 0) throw new Error(`Nobody was answered, so nothing was tested: ${seen.signUpFailures.at(-1)}`);
    const faults = await audit(postgres.databaseUrl, join(root, 'server/src/db/migrations'), seen);
    if (faults.length > 0) throw new Error(`Not everything was kept:\n${faults.join('\n')}`);
    console.log('Nothing acknowledged was lost, nothing was charged twice, and the ledger adds up.');
  } finally {
    await site.stop();
    await redis.stop();
    await postgres.stop();
  }
}
