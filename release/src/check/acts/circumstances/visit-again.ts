import type { CDPSession } from 'playwright-core';
import type { Growth } from '../outcome';

/** The first visits fill caches. */
const [warmUp, visits] = [2, 4];

async function measure(session: CDPSession): Promise<Growth> {
  // The second collection frees what the finalizers of the first one released.
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const expression = '[localStorage, sessionStorage].flatMap((each) => Object.entries(each)).flat().join("").length';
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return { nodes: read('Nodes'), listeners: read('JSEventListeners'), bytes: read('JSHeapUsedSize'), stored: Number(result.value) };
}

/** What each further visit leaves behind. */
export async function measureGrowth(session: CDPSession, visit: () => Promise<void>): Promise<Growth> {
  await session.send('Performance.enable');
  for (let times = 0; times < warmUp; times += 1) await visit();
  const before = await measure(session);
  for (let times = 0; times < visits; times += 1) await visit();
  const after = await measure(session);
  const each = (name: keyof Growth) => (after[name] - before[name]) / visits;
  return { nodes: each('nodes'), listeners: each('listeners'), bytes: each('bytes'), stored: each('stored') };
}
