import { startSite, type Site } from '../site';
import { median, quantile } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { createClient, type ApiClient } from './client';
import type { LoadResult } from './run-concurrently';
import { createBenchmarks, rounds, type Benchmark, type BenchmarkOptions } from './benchmarks';
import { startPostgres } from './postgres';

interface Options {
  root: string;
  /** Folder of PostgreSQL's programs; null skips PostgreSQL. */
  postgresPrograms: string | null;
}

export interface Subject {
  name: string;
  client: ApiClient;
  site: Site;
  benchmarks: Benchmark[];
  stop(): Promise<void>;
}

/** Starts a site. TRUST_PROXY lets users sign up from many addresses, because sign-ups are limited per address. */
export async function startSubject(
  name: string,
  root: string,
  env: Record<string, string> = {},
  options: BenchmarkOptions = {},
): Promise<Subject> {
  const site = await startSite({ root, env: { ...env, TRUST_PROXY: '1' } });
  const client = createClient(site.url);
  const stop = async () => {
    client.close();
    await site.stop();
  };
  try {
    return { name, client, site, benchmarks: await createBenchmarks(client, options), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPostgresSubject(root: string, programs: string): Promise<Subject> {
  const postgres = await startPostgres(programs);
  try {
    const running = await startSubject('PostgreSQL', root, { DATABASE_URL: postgres.databaseUrl });
    return { ...running, stop: () => running.stop().finally(() => postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The loads of each subject, measured alternately; every second round runs in reverse order. */
async function runAlternating(subjects: readonly Subject[], index: number): Promise<LoadResult[][]> {
  const loads = subjects.map((): LoadResult[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...subjects.keys()];
    if (round % 2 === 1) order.reverse();
    for (const place of order) {
      const measured = await subjects[place]?.benchmarks[index]?.measure(round);
      if (measured) loads[place]?.push(measured);
    }
  }
  return loads;
}

/** A line of the table: calls a second and 99th percentile of each subject, and the ratio of the last subject to the first. */
export async function measureRow(subjects: readonly Subject[], { name }: Benchmark, index: number): Promise<string[]> {
  const loads = await runAlternating(subjects, index);
  const perSecond = loads.map((measured) => median(measured.map((load) => load.perSecond)));
  const cells = loads.flatMap((measured, place) => [
    formatNumber(perSecond[place] ?? 0),
    formatNumber(
      quantile(
        measured.flatMap(({ latencies }) => latencies),
        0.99,
      ),
      1,
    ),
  ]);
  const [first = 0] = perSecond;
  return [name, ...cells, perSecond.length < 2 ? '' : formatNumber((perSecond.at(-1) ?? 0) / first, 2)];
}

/** Measures common reads and questions on PGlite and, if it is installed, on PostgreSQL. */
export async function benchApi({ root, postgresPrograms }: Options): Promise<void> {
  const subjects = [await startSubject('PGlite', root)];
  try {
    if (postgresPrograms !== null) subjects.push(await startPostgresSubject(root, postgresPrograms));
    const rows: string[][] = [];
    for (const [index, measure] of (subjects[0]?.benchmarks ?? []).entries()) rows.push(await measureRow(subjects, measure, index));
    const head = [
      '',
      ...subjects.flatMap(({ name }) => [`${name}, a second`, 'p99, ms']),
      subjects.length > 1 ? 'PostgreSQL to PGlite' : '',
    ];
    console.log(formatTable(head, rows));
  } finally {
    for (const { stop } of subjects) await stop();
  }
}
