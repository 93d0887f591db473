import { measureRow, startSubject, type Subject } from '../api/bench-api';
import type { Benchmark } from '../api/benchmarks';
import { runConcurrently } from '../api/run-concurrently';
import { createPageRequester, pages } from '../rendering/page-requester';
import { formatNumber, formatTable } from '../table';
import { measureFirstWords } from './first-words';
import { measureOpenAnswers } from './open-answers';
import { soak } from './soak';
import { startStores, type StorePrograms } from './stores';

interface Options {
  root: string;
  /** Answers that are open at once. */
  streams: number;
  /** Minutes of the soak. */
  minutes: number;
  /** Folders of the programs of PostgreSQL and Redis; without one of them this part is left out. */
  postgresPrograms: string | null;
  redisPrograms: string | null;
}

/** Each column has the same number of render workers in all. */
const workersInAll = 12;
const pageLimits = { concurrency: 8, seconds: 3, maxCalls: 50_000 };

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
  { name: '4 processes', processes: 4, hasRedis: true },
];

/** Documents that no cache holds. Those that come unrendered are cheap, so that a share of them is said. */
function createPageBenchmark({ client, name }: Subject): Benchmark {
  const { requestUncached, takeRenderedPercent } = createPageRequester(client);
  let count = 0;
  return {
    name: 'a document rendered anew',
    async measure() {
      const load = await runConcurrently(() => requestUncached(pages[0], String((count += 1))), pageLimits);
      const percent = takeRenderedPercent();
      if (percent < 100) console.log(`${name}: ${formatNumber(percent)} % of the documents came rendered.`);
      return load;
    },
  };
}

/** Starts a column's processes over a database and a Redis of their own. */
async function startColumn({ name, processes, hasRedis }: Column, root: string, programs: StorePrograms): Promise<Subject> {
  const stores = await startStores(programs, hasRedis);
  try {
    const subject = await startSubject(name, root, {
      ...stores.env,
      WEB_CONCURRENCY: String(processes),
      RENDER_WORKERS: String(workersInAll / processes),
      RENDER_BUDGET_MS: '5000',
    });
    const benchmarks = [...subject.benchmarks, createPageBenchmark(subject)];
    return { ...subject, benchmarks, stop: () => subject.stop().finally(stores.stop) };
  } catch (error) {
    await stores.stop();
    throw error;
  }
}

async function compareProcesses(root: string, programs: StorePrograms): Promise<void> {
  const subjects: Subject[] = [];
  try {
    for (const column of columns) subjects.push(await startColumn(column, root, programs));
    const rows: string[][] = [];
    const [first, second] = subjects;
    for (const [index, benchmark] of (first?.benchmarks ?? []).entries()) rows.push(await measureRow(subjects, benchmark, index));
    console.log(formatTable(['per second', ...subjects.flatMap(({ name }) => [name, 'p99, ms']), 'last / first'], rows));
    if (first && second) await measureFirstWords(first, second);
  } finally {
    for (const subject of subjects) await subject.stop();
  }
}

/** Measures what several processes carry that share a port, PostgreSQL and Redis: loads, first words, open answers, and a soak. */
export async function benchScale({ root, streams, minutes, postgresPrograms, redisPrograms }: Options): Promise<void> {
  if (postgresPrograms === null || redisPrograms === null)
    return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  const programs = { postgres: postgresPrograms, redis: redisPrograms };
  await measureOpenAnswers(root, programs, streams);
  await soak(root, programs, minutes);
  await compareProcesses(root, programs);
}
