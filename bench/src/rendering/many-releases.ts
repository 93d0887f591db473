import { siteRoutes as paths } from '@oracle-astra/shared/contract';
import { judge } from '../goal';
import { withStarted } from '../started';
import { figure, table } from '../table';
import { startAskedSite, type AskedSite } from './asked-site';
import { metricIn } from './metrics';
import { publishCopy, stableOf } from './publish-copy';

const releases = 50;
const everyReleases = 10;
/** Longer than a renderer stays off after failures, as on a busy machine. */
const patienceMs = 120_000;
const settleMs = 1000;
const samples = 4;
const level = { goal: 1.1, places: 2 };

interface Memory {
  releases: number;
  resident: number;
  heap: number;
  workers: number;
}

const pause = (ms: number) => new Promise((resolve) => { setTimeout(resolve, ms); });

/** Resolves when a page comes rendered by a release. */
async function untilItRenders({ client }: AskedSite, release: string): Promise<void> {
  const endAt = Date.now() + patienceMs;
  while (Date.now() < endAt) {
    const text = await client.send({ path: `${paths.forum({ page: '1' })}&bench=${release}-${Date.now()}` });
    if (text.includes(release) && text.includes('id="page-state"')) return;
    await pause(50);
  }
  throw new Error(`No page came from ${release} within ${patienceMs / 1000} s.`);
}

/** Memory goes up and down with what is collected when: the least of some samples says most. */
async function memoryAfter({ client }: AskedSite, count: number): Promise<Memory> {
  const texts: string[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await pause(settleMs / samples);
    texts.push(await client.send({ path: '/metrics' }));
  }
  const least = (name: string) => Math.min(...texts.map((text) => metricIn(text, name)));
  return { releases: count, resident: least('process_resident_memory_bytes'), heap: least('nodejs_heap_size_used_bytes'), workers: least('render_workers') };
}

const megabytes = (bytes: number) => figure(bytes / 1e6);

function report(memory: readonly Memory[]): string {
  const rows = memory.map(({ releases: count, resident, heap, workers }) => [String(count), megabytes(resident), megabytes(heap), String(workers)]);
  const [first, last] = [memory.find(({ releases: count }) => count === everyReleases), memory.at(-1)];
  const ratio = (last?.resident ?? 0) / (first?.resident ?? 0);
  return `${table(['releases', 'resident, MB', 'heap, MB', 'workers'], rows)}\nafter ${last?.releases} to after ${first?.releases}: ${figure(ratio, 2)}, goal ${figure(level.goal, 2)}: ${judge(ratio, level)}`;
}

/** Prints the server's memory while releases of one remote come and go, each of which renders a page. */
export async function benchManyReleases(root: string): Promise<void> {
  await withStarted({ asked: () => startAskedSite(root) }, async ({ asked }) => {
    const { releasesDir } = asked.site;
    const release = stableOf(releasesDir, 'forum');
    await untilItRenders(asked, release);
    const memory = [await memoryAfter(asked, 0)];
    for (let count = 1; count <= releases; count += 1) {
      await untilItRenders(asked, publishCopy(releasesDir, { remote: 'forum', release }, `bench${count}`));
      if (count % everyReleases === 0) memory.push(await memoryAfter(asked, count));
    }
    console.log(`\nMemory of the server while releases come and go\n${report(memory)}`);
  });
}
