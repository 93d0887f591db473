import { join } from 'node:path';
import { openForum, type Forum } from './open-forum';
import { startPostgres } from '../api/postgres';
import { formatVerdict } from '../goal';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';

interface Options {
  root: string;
  discussions: number;
  /** Folder of PostgreSQL's programs; null skips this part. */
  postgresPrograms: string | null;
}

const smallForum = 10_000;
const rounds = 60;
const ratioGoal = { goal: 2, decimals: 1 };
const listGoal = { goal: 1, decimals: 2 };
const settings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
];

interface Measured {
  /** Median of a call, in milliseconds. */
  callMs: number;
  /** Mean of planning and execution in the database for a call, in milliseconds. */
  databaseMs: number;
}

/** Measures both forums alternately, so that a slow moment of the machine affects both. */
async function measure(forums: readonly Forum[], name: string): Promise<Measured[]> {
  const times = forums.map((): number[] => []);
  const databaseMs = forums.map(() => 0);
  for (const forum of forums) await forum.warmUp(name);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, forum] of forums.entries()) {
      const before = await forum.readDatabaseMs();
      const started = performance.now();
      await forum.run(name, round);
      times[at]?.push(performance.now() - started);
      databaseMs[at] = (databaseMs[at] ?? 0) + (await forum.readDatabaseMs()) - before;
    }
  }
  return times.map((list, at) => ({ callMs: median(list), databaseMs: (databaseMs[at] ?? 0) / rounds }));
}

function toRow(name: string, [small, large]: readonly Measured[]): string[] {
  if (small === undefined || large === undefined) return [name];
  const figures = [small.callMs, large.callMs, small.databaseMs, large.databaseMs].map((value) => formatNumber(value, 2));
  const ratio = large.callMs / small.callMs;
  const goals = [formatVerdict(ratio, ratioGoal), ...(name === 'list' ? [`database ${formatVerdict(large.databaseMs, listGoal)}`] : [])];
  return [name, ...figures, formatNumber(ratio, 1), goals.join('; ')];
}

/** Compares common calls in a large forum with those in one of 10,000 discussions, on PostgreSQL. */
export async function benchForum({ root, discussions, postgresPrograms }: Options): Promise<void> {
  if (postgresPrograms === null) return console.log('skipped: PostgreSQL is not installed');
  const postgres = await startPostgres(postgresPrograms, settings);
  const forums: Forum[] = [];
  try {
    for (const [name, size] of Object.entries({ small: smallForum, large: discussions })) {
      const started = performance.now();
      forums.push(await openForum({ postgres, name, size, migrationsDir: join(root, 'server/src/db/migrations') }));
      console.log(
        `${formatNumber(size)} discussions, ${formatNumber(size * 5)} comments: filled in ${formatNumber((performance.now() - started) / 1000)} s`,
      );
    }
    const rows: string[][] = [];
    for (const name of forums[0]?.operations ?? []) {
      const row = await measure(forums, name).then(
        (measured) => toRow(name, measured),
        (error: unknown) => [name, '', '', '', '', '', `FAILED: ${String(error)}`],
      );
      console.log(row.join('  '));
      rows.push(row);
    }
    console.log(formatTable(['', 'small, ms', 'large, ms', 'small, database', 'large, database', 'ratio', 'goal'], rows));
  } finally {
    for (const forum of forums) await forum.close();
    await postgres.stop();
  }
}
