import { siteRoutes as paths } from '@oracle-astra/shared/contract';
import { formatVerdict } from '../goal';
import { withResources } from '../with-resources';
import { formatNumber, formatTable } from '../table';
import { startSiteUnderTest, type SiteUnderTest } from './site-under-test';
import { sumMetric } from './metrics';
import { publishCopy, getStableRelease } from './publish-copy';

const releases = 50;
const sampleEvery = 10;
/** Longer than the time for which rendering of a release is disabled after failures. */
const timeoutMs = 120_000;
const settleMs = 1000;
const samples = 4;
const memoryGoal = { goal: 1.1, decimals: 2 };

interface MemorySample {
  releases: number;
  resident: number;
  heap: number;
  workers: number;
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves when a page is rendered by a release. */
async function waitUntilRendered({ client }: SiteUnderTest, release: string): Promise<void> {
  const endAt = Date.now() + timeoutMs;
  while (Date.now() < endAt) {
    const text = await client.send({ path: `${paths.forum({ page: '1' })}&bench=${release}-${Date.now()}` });
    if (text.includes(release) && text.includes('id="page-state"')) return;
    await pause(50);
  }
  throw new Error(`No page came from ${release} within ${timeoutMs / 1000} s.`);
}

/** The minimum of several samples, because garbage collection makes single samples vary. */
async function sampleMemory({ client }: SiteUnderTest, count: number): Promise<MemorySample> {
  const texts: string[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await pause(settleMs / samples);
    texts.push(await client.send({ path: '/metrics' }));
  }
  const minimum = (name: string) => Math.min(...texts.map((text) => sumMetric(text, name)));
  return {
    releases: count,
    resident: minimum('process_resident_memory_bytes'),
    heap: minimum('nodejs_heap_size_used_bytes'),
    workers: minimum('render_workers'),
  };
}

const megabytes = (bytes: number) => formatNumber(bytes / 1e6);

function formatReport(memory: readonly MemorySample[]): string {
  const rows = memory.map(({ releases: count, resident, heap, workers }) => [
    String(count),
    megabytes(resident),
    megabytes(heap),
    String(workers),
  ]);
  const [first, last] = [memory.find(({ releases: count }) => count === sampleEvery), memory.at(-1)];
  const ratio = (last?.resident ?? 0) / (first?.resident ?? 0);
  return `${formatTable(['releases', 'resident, MB', 'heap, MB', 'workers'], rows)}\nafter ${last?.releases} to after ${first?.releases}: ${formatNumber(ratio, 2)}, goal ${formatNumber(memoryGoal.goal, 2)}: ${formatVerdict(ratio, memoryGoal)}`;
}

/** Prints the memory of the server while many releases of one remote are promoted and each renders a page. */
export async function benchReleaseMemory(root: string): Promise<void> {
  await withResources({ asked: () => startSiteUnderTest(root) }, async ({ asked }) => {
    const { releasesDir } = asked.site;
    const release = await getStableRelease(releasesDir, 'forum');
    await waitUntilRendered(asked, release);
    const memory = [await sampleMemory(asked, 0)];
    for (let count = 1; count <= releases; count += 1) {
      await waitUntilRendered(asked, await publishCopy(releasesDir, { remote: 'forum', release }, `bench${count}`));
      if (count % sampleEvery === 0) memory.push(await sampleMemory(asked, count));
    }
    console.log(`\nMemory of the server while releases come and go\n${formatReport(memory)}`);
  });
}
