import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '../api/client';
import { startPostgres } from '../api/postgres';
import { startSilentProxy } from '../../../server/src/testing/databases/silent-proxy';
import { startRedis } from '../scale/redis';
import { startSite } from '../site';
import { formatNumber, formatTable } from '../table';
import { audit } from './audit';
import { kill, processes, storeFaults } from './faults';
import { createSeen, runLane, type Seen } from './lanes';
import { startReplica, type Replica } from './replica';
import { upgradeUnderLoad } from './upgrade';

interface Options {
  root: string;
  /** How often each process is killed. */
  rounds: number;
  /** A folder with a build of the previous release; without one the upgrade is skipped. */
  before: string;
  /** Folders of the programs of PostgreSQL and Redis; without one of them this part is skipped. */
  postgresPrograms: string | null;
  redisPrograms: string | null;
}

const lanesAtOnce = 8;
const betweenFaultsMs = 3000;
/** The reader pauses between words, so that replies run while something fails. */
const readerPaceMs = '20';

type Troubled = Parameters<typeof kill.inflict>[0];
type Stores = Omit<Troubled, 'site'>;

/** Injects one fault after another under load; returns a line of the table for each. */
async function inflictAll(troubled: Troubled, rounds: number, seen: Seen): Promise<string[][]> {
  const rows: string[][] = [];
  const kills = Array.from({ length: rounds * processes }, () => kill);
  for (const fault of [...kills, ...storeFaults]) {
    await pause(betweenFaultsMs);
    const before = { chats: seen.chats.size, retried: seen.retried };
    await fault.inflict(troubled);
    const row = [fault.name, String(seen.chats.size - before.chats), String(seen.retried - before.retried)];
    rows.push(row);
    console.log(`${rows.length} of ${kills.length + storeFaults.length}: ${row.join(', ')}`);
  }
  return rows;
}

/** Simulates users who sign up, write and ask questions while `trouble` runs. */
async function runUnderLoad(url: string, seen: Seen, trouble: () => Promise<void>): Promise<void> {
  const client = createClient(url);
  let isOver = false;
  try {
    const nextNumber = () => (seen.people += 1);
    const lanes = Array.from({ length: lanesAtOnce }, async () => runLane(client, nextNumber, seen, () => isOver));
    await trouble().finally(() => {
      isOver = true;
    });
    await Promise.all(lanes);
  } finally {
    client.close();
  }
}

/** Kills processes and makes stores fail; the clock of every second process is 5 s ahead. */
async function troubleProcesses(stores: Stores, { root, rounds }: Options, env: Record<string, string>, seen: Seen): Promise<string[][]> {
  const loaded = ['shifted-clock.mjs', 'one-cut-off.mjs'].map(
    (name) => `--import=${pathToFileURL(join(root, 'bench/src/chaos', name)).href}`,
  );
  const databases = { DATABASE_URL: stores.replica.bothUrl, DATABASE_REPLICA_URL: stores.replica.databaseUrl };
  const differing = { CUT_OFF_REDIS_URL: stores.line.url, WEB_CONCURRENCY: String(processes), NODE_OPTIONS: loaded.join(' ') };
  const site = await startSite({ root, env: { ...env, ...databases, ...differing } });
  let rows: string[][] = [];
  try {
    await runUnderLoad(site.url, seen, async () => {
      rows = await inflictAll({ site, ...stores }, rounds, seen);
    });
    return rows;
  } finally {
    await site.stop();
  }
}

function report(seen: Seen, rows: string[][]): void {
  console.log(formatTable(['fault', 'chats begun meanwhile', 'calls sent again'], rows));
  console.log(
    `${seen.chats.size} chats and ${seen.answers} answers acknowledged, ${seen.givenBack} questions given back; the longest wait was ${formatNumber(seen.longestMs / 1000, 1)} s.`,
  );
  if (seen.answers === 0) throw new Error(`Nobody was answered, so nothing was tested: ${seen.signUpFailures.at(-1)}`);
}

/**
 * Kills each of three processes in turn, injects faults into PostgreSQL and Redis, and upgrades from the previous release,
 * under load. Throws if something is lost.
 */
export async function benchChaos(options: Options): Promise<void> {
  const { root, before, postgresPrograms, redisPrograms } = options;
  if (postgresPrograms === null || redisPrograms === null)
    return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  const postgres = await startPostgres(postgresPrograms, ['max_connections=200']);
  const redis = await startRedis(redisPrograms);
  const stores = { DATABASE_URL: postgres.databaseUrl, REDIS_URL: redis.url };
  const env = { ...stores, RENDER_WORKERS: '0', TRUST_PROXY: '1', READER_PACE_MS: readerPaceMs };
  const seen = createSeen();
  const line = await startSilentProxy(redis.url);
  let replica: Replica | undefined;
  try {
    const upgrades = before === '' ? [] : await upgradeUnderLoad({ before, root, env, underLoad: runUnderLoad }, seen);
    replica = await startReplica(postgresPrograms, postgres);
    const rows = [...upgrades, ...(await troubleProcesses({ postgres, redis, replica, line }, options, env, seen))];
    if (before === '') console.log('The upgrade is left out: name a folder with a build of the release before by --before.');
    report(seen, rows);
    const faults = await audit(replica.databaseUrl, join(root, 'server/src/db/migrations'), seen);
    if (faults.length > 0) throw new Error(`Not everything was kept:\n${faults.join('\n')}`);
    console.log('Nothing acknowledged was lost, nothing was charged twice, and the ledger adds up.');
  } finally {
    await replica?.stop();
    line.close();
    await redis.stop();
    await postgres.stop();
  }
}
