import { measureRow, startSubject, type Subject } from '../api/bench-api';
import { startPostgres } from '../api/postgres';
import { formatTable } from '../table';
import { startRedis } from './redis';

interface Options {
  root: string;
  /** Folders of the programs of PostgreSQL and Redis; without one of them this part is left out. */
  postgresPrograms: string | null;
  redisPrograms: string | null;
}

/** Each column has the same number of render workers in all. */
const workersInAll = 6;

interface Column {
  name: string;
  processes: number;
  hasRedis: boolean;
}

const columns: readonly Column[] = [
  { name: '1 process, no Redis', processes: 1, hasRedis: false },
  { name: '1 process', processes: 1, hasRedis: true },
  { name: '2 processes', processes: 2, hasRedis: true },
  { name: '3 processes', processes: 3, hasRedis: true },
];

/** Starts a column's processes over a database and a Redis of their own. */
async function startColumn(
  { name, processes, hasRedis }: Column,
  root: string,
  programs: { postgres: string; redis: string },
): Promise<Subject> {
  const postgres = await startPostgres(programs.postgres, ['max_connections=200']);
  const redis = hasRedis ? await startRedis(programs.redis) : null;
  const stopStores = async () => {
    await redis?.stop();
    await postgres.stop();
  };
  try {
    const running = await startSubject(name, root, {
      DATABASE_URL: postgres.databaseUrl,
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
      WEB_CONCURRENCY: String(processes),
      RENDER_WORKERS: String(workersInAll / processes),
    });
    return { ...running, stop: () => running.stop().finally(stopStores) };
  } catch (error) {
    await stopStores();
    throw error;
  }
}

/** Measures reads and questions on one, two and three processes that share a port, PostgreSQL and Redis. */
export async function benchScale({ root, postgresPrograms, redisPrograms }: Options): Promise<void> {
  if (postgresPrograms === null || redisPrograms === null)
    return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  const subjects: Subject[] = [];
  try {
    for (const column of columns) subjects.push(await startColumn(column, root, { postgres: postgresPrograms, redis: redisPrograms }));
    const rows: string[][] = [];
    const [first] = subjects;
    for (const [index, benchmark] of (first?.benchmarks ?? []).entries()) rows.push(await measureRow(subjects, benchmark, index));
    console.log(formatTable(['per second', ...subjects.flatMap(({ name }) => [name, 'p99, ms']), 'last / first'], rows));
  } finally {
    for (const subject of subjects) await subject.stop();
  }
}
