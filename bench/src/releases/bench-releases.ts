import { startPostgres } from '../api/postgres';
import { createClient } from '../api/client';
import { folderRegistry, promote, rollback, setCanary } from '../../../release/src';
import { listServers, readMemoryOfServers } from '../chaos/process-tree';
import { formatVerdict } from '../goal';
import { getStableRelease } from '../rendering/publish-copy';
import { startRedis } from '../scale/redis';
import { startSite, type Site } from '../site';
import { formatNumber, formatTable } from '../table';
import { withResources } from '../with-resources';
import { markedPages, shellText } from './marked-pages';
import { publishMarked } from './publish-marked';
import { createMet, readDocuments, visitWithBrowser, type Met } from './visitors';

interface Options {
  root: string;
  /** How often each remote and the shell are released. */
  rounds: number;
  chromiumPath: string;
  /** Folders of the programs of PostgreSQL and Redis; without one of them this part is skipped. */
  postgresPrograms: string | null;
  redisPrograms: string | null;
}

const processes = 3;
const readers = 24;
const timeoutMs = 120_000;
const settleMs = 3000;
const memoryGoal = { goal: 1.1, decimals: 2 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const released = [...markedPages, { remote: 'shell', address: markedPages[0].address, text: shellText }];

/** Resolves once documents come from a release. */
async function waitUntilServed(url: string, address: string, release: string): Promise<void> {
  const client = createClient(url);
  const endAt = Date.now() + timeoutMs;
  try {
    while (Date.now() < endAt) {
      if ((await client.send({ path: address })).includes(`/${release}/`)) return;
      await pause(100);
    }
  } finally {
    client.close();
  }
  throw new Error(`No document came from ${release} within ${timeoutMs / 1000} s.`);
}

/** Gives a release to half of all visitors, and then to all. */
async function serve({ url, releasesDir }: Site, { remote, address }: { remote: string; address: string }, release: string): Promise<void> {
  const registry = folderRegistry(releasesDir);
  await setCanary(registry, remote, release, 50);
  await waitUntilServed(url, address, release);
  await promote(registry, remote, release);
  await waitUntilServed(url, address, release);
}

/** Releases each remote in turn, then the shell, and rolls one of them back, several times; returns a line for each round. */
async function releaseInTurn(site: Site, rounds: number, met: Met): Promise<{ rows: string[][]; memory: number[] }> {
  const { url, releasesDir, pid } = site;
  const first = new Map<string, string>();
  for (const { remote } of released) first.set(remote, await getStableRelease(releasesDir, remote));
  const rows: string[][] = [];
  const memory: number[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    for (const page of released) {
      const release = await publishMarked(releasesDir, { ...page, release: first.get(page.remote) ?? '', number });
      await serve(site, page, release);
    }
    for (const { remote, address } of released.filter((_each, at) => at === number % released.length)) {
      await rollback(folderRegistry(releasesDir), remote);
      await waitUntilServed(url, address, await getStableRelease(releasesDir, remote));
    }
    await pause(settleMs);
    memory.push(readMemoryOfServers(pid));
    rows.push(
      [number * released.length, met.documents, met.rendered, met.visits, met.clicks, met.problems.length, memory.at(-1) ?? 0].map((one) =>
        formatNumber(one),
      ),
    );
    console.log(`${number} of ${rounds}: ${met.documents} documents, ${met.problems.length} problems`);
  }
  return { rows, memory };
}

function report(rows: string[][], memory: readonly number[], met: Met, restarts: number): void {
  console.log(formatTable(['releases', 'documents', 'rendered', 'browser visits', 'pages by a link', 'problems', 'memory, MB'], rows));
  const ratio = (memory.at(-1) ?? 0) / (memory[Math.min(1, memory.length - 1)] ?? 1);
  console.log(
    `memory after the last to after the second round: ${formatNumber(ratio, 2)}, goal ${formatNumber(memoryGoal.goal, 2)}: ${formatVerdict(ratio, memoryGoal)}`,
  );
  console.log(`processes that were started again: ${restarts}`);
  if (met.rendered === 0 || met.clicks === 0) throw new Error('Nothing was rendered or clicked, so nothing was tested.');
  if (met.problems.length > 0 || restarts > 0)
    throw new Error(`Releases were not smooth:\n${[...new Set(met.problems)].slice(0, 20).join('\n')}`);
  console.log('No document mixed releases, and no page reported an error.');
}

/**
 * Releases each remote in turn and then the shell, each as a canary first, and rolls one back, in three processes, while visitors
 * read documents and click in browsers. Throws
 * if a document's HTML, scripts and composition are of different releases, if a page reports an error, or if a process is restarted.
 */
export async function benchReleases({ root, rounds, chromiumPath, postgresPrograms, redisPrograms }: Options): Promise<void> {
  if (postgresPrograms === null || redisPrograms === null)
    return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  await withResources({ postgres: () => startPostgres(postgresPrograms) }, ({ postgres }) =>
    withResources({ redis: () => startRedis(redisPrograms) }, ({ redis }) => {
      const env = { DATABASE_URL: postgres.databaseUrl, REDIS_URL: redis.url, WEB_CONCURRENCY: String(processes) };
      return withResources({ site: () => startSite({ root, env: { ...env, RENDER_BUDGET_MS: '60000' } }) }, async ({ site }) => {
        await pause(settleMs);
        const [met, servers] = [createMet(), new Set(listServers(site.pid))];
        let isOver = false;
        const ended = () => isOver;
        const visitors = [
          ...Array.from({ length: readers }, (_, reader) => readDocuments(site.url, reader, met, ended)),
          ...Array.from({ length: 2 }, () => visitWithBrowser(site.url, chromiumPath, met, ended)),
        ];
        const { rows, memory } = await releaseInTurn(site, rounds, met).finally(() => {
          isOver = true;
        });
        await Promise.all(visitors);
        report(rows, memory, met, listServers(site.pid).filter((pid) => !servers.has(pid)).length);
      });
    }),
  );
}
