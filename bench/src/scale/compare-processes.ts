import { measureRow, startSubject, type Subject } from '../api/bench-api';
import type { Benchmark } from '../api/benchmarks';
import { runConcurrently } from '../api/run-concurrently';
import { createPageRequester, pages } from '../rendering/page-requester';
import { formatNumber, formatTable } from '../table';
import { withResources } from '../with-resources';
import { startStores, type StorePrograms } from './stores';

export interface Column {
  name: string;
  processes: number;
  hasRedis: boolean;
}

/** Each column has the same number of render workers in all. */
const workersInAll = 12;
const readSeconds = 1;
const pageLimits = { concurrency: 8, seconds: 2, maxCalls: 50_000 };

export const oneProcess: Column = { name: '1 process', processes: 1, hasRedis: true };
export const withoutRedis: Column = { name: '1 process, no Redis', processes: 1, hasRedis: false };
const others: readonly Column[] = [
  withoutRedis,
  { name: '2 processes', processes: 2, hasRedis: true },
  { name: '3 processes', processes: 3, hasRedis: true },
  { name: '4 processes', processes: 4, hasRedis: true },
];

/** Uncached documents. Unrendered ones are cheap, so their share is printed. */
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

/** Starts a column's processes with a separate database and Redis. */
export async function startColumn({ name, processes, hasRedis }: Column, root: string, programs: StorePrograms): Promise<Subject> {
  const stores = await startStores(programs, hasRedis);
  try {
    const env = { WEB_CONCURRENCY: String(processes), RENDER_WORKERS: String(workersInAll / processes), RENDER_BUDGET_MS: '5000' };
    const subject = await startSubject(name, root, { ...stores.env, ...env }, { readSeconds });
    const benchmarks = [...subject.benchmarks, createPageBenchmark(subject)];
    return { ...subject, benchmarks, stop: () => subject.stop().finally(stores.stop) };
  } catch (error) {
    await stores.stop();
    throw error;
  }
}

/** Compares a column with one process, and prints a line for each load. Resolves with the ratio of each. */
async function measureBesideOne(column: Column, root: string, programs: StorePrograms): Promise<Map<string, string>> {
  const ratios = new Map<string, string>();
  const starts = { one: () => startColumn(oneProcess, root, programs), other: () => startColumn(column, root, programs) };
  await withResources(starts, async ({ one, other }) => {
    for (const [index, benchmark] of one.benchmarks.entries())
      try {
        const [name = '', first, firstP99, second, secondP99, ratio = ''] = await measureRow([one, other], benchmark, index);
        console.log(
          `${name}: ${one.name} ${first} a second, p99 ${firstP99} ms; ${column.name} ${second}, p99 ${secondP99} ms; ratio ${ratio}`,
        );
        ratios.set(name, ratio);
      } catch (error) {
        console.log(`${benchmark.name}, ${column.name}: not measured, ${String(error)}`);
        ratios.set(benchmark.name, '-');
      }
  });
  return ratios;
}

/** Compares each column with one process, two sites at a time so that a small machine suffices, and prints all ratios at the end. */
export async function compareProcesses(root: string, programs: StorePrograms): Promise<void> {
  const measured: { name: string; ratios: Map<string, string> }[] = [];
  for (const column of others)
    try {
      measured.push({ name: column.name, ratios: await measureBesideOne(column, root, programs) });
    } catch (error) {
      console.log(`${column.name}: not measured, ${String(error)}`);
      measured.push({ name: column.name, ratios: new Map() });
    }
  const names = [...new Set(measured.flatMap(({ ratios }) => [...ratios.keys()]))];
  const rows = names.map((name) => [name, ...measured.map(({ ratios }) => ratios.get(name) ?? '-')]);
  console.log(`\n${formatTable(['times one process', ...measured.map(({ name }) => name)], rows)}`);
  if (rows.length === 0 || rows.flat().includes('-')) throw new Error('Not every load was measured.');
}
