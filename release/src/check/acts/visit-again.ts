import type { CDPSession } from 'playwright-core';
import type { Growth } from './outcome';

/** The first visits fill caches. */
const [warmUp, maxVisits, minVisits] = [2, 6, 3];
const visitsMs = 9000;

async function measure(session: CDPSession): Promise<Growth> {
  // The second collection frees what the finalizers of the first one let go.
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners'), bytes: read('JSHeapUsedSize') };
}

/** What each further visit leaves behind; null if there was no time for enough visits. */
export async function measureGrowth(session: CDPSession, visit: () => Promise<void>): Promise<Growth | null> {
  await session.send('Performance.enable');
  for (let times = 0; times < warmUp; times += 1) await visit();
  const [before, began] = [await measure(session), Date.now()];
  let visits = 0;
  for (; visits < maxVisits && Date.now() - began < visitsMs; visits += 1) await visit();
  if (visits < minVisits) return null;
  const after = await measure(session);
  const each = (name: keyof Growth) => (after[name] - before[name]) / visits;
  return { nodes: each('nodes'), listeners: each('listeners'), bytes: each('bytes') };
}
