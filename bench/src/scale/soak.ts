import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../api/client';
import { createSeen, runLane, type Seen } from '../chaos/lanes';
import { listServers, readMemory } from '../chaos/process-tree';
import { createPageRequester, pages } from '../rendering/page-requester';
import { startSite, type Site } from '../site';
import { formatVerdict } from '../goal';
import { slope } from '../statistics';
import { formatNumber } from '../table';
import { checkLedger } from './check-ledger';
import { startStores, type StorePrograms } from './stores';

const processes = 3;
const lanes = 4;
const samples = 20;
const pagePauseMs = 100;
/** The accepted growth of memory from the second quarter, which follows the one that fills caches, to the last. */
const growth = { goal: 1.1, decimals: 2 };

/** Simulates users who write and ask, and requests cached and uncached pages, until `isOver`. */
async function runLoad(site: Site, seen: Seen, isOver: () => boolean): Promise<void> {
  const client = createClient(site.url);
  const { request, requestUncached } = createPageRequester(client);
  async function readPages(): Promise<void> {
    for (let count = 0; !isOver(); count += 1) {
      const address = pages[count % pages.length] ?? '/';
      await (count % 2 === 0 ? request(address) : requestUncached(address, String(count)));
      await pause(pagePauseMs);
    }
  }
  const nextNumber = () => (seen.people += 1);
  try {
    await Promise.all([readPages(), ...Array.from({ length: lanes }, async () => runLane(client, nextNumber, seen, isOver))]);
  } finally {
    client.close();
  }
}

/** Memory of all servers with their render workers in megabytes, at equal intervals; each value is printed. */
async function sampleMemory(site: Site, minutes: number): Promise<number[]> {
  const measured: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await pause((minutes * 60_000) / samples);
    const memory = listServers(site.pid).reduce((sum, pid) => sum + readMemory(pid), 0);
    measured.push(memory);
    console.log(`after ${formatNumber(((sample + 1) * minutes) / samples, 1)} minutes ${formatNumber(memory)} MB`);
  }
  return measured;
}

/** The minimum of a quarter of the samples, counted from 0: the memory after a garbage collection. */
const minOfQuarter = (measured: readonly number[], quarter: number) =>
  Math.min(...measured.slice((quarter * samples) / 4, ((quarter + 1) * samples) / 4));

/** Growth in the second half of the samples, in megabytes an hour; the first half fills caches. */
const growthAnHour = (measured: readonly number[], minutes: number) => slope(measured.slice(samples / 2)) * samples * (60 / minutes);

/** Loads three processes for a number of minutes; throws if their memory grows or something is lost. */
export async function soak(root: string, programs: StorePrograms, minutes: number): Promise<void> {
  const stores = await startStores(programs);
  const seen = createSeen();
  let isOver = false;
  try {
    const site = await startSite({ root, env: { ...stores.env, WEB_CONCURRENCY: String(processes), RENDER_BUDGET_MS: '5000' } });
    try {
      const load = runLoad(site, seen, () => isOver);
      const measured = await Promise.race([sampleMemory(site, minutes), load.then(() => [])]);
      isOver = true;
      await load;
      const [early, late] = [minOfQuarter(measured, 1), minOfQuarter(measured, 3)];
      console.log(
        `\n${minutes} minutes of ${processes} processes: ${seen.chats.size} chats, ${seen.answers} answers, ${seen.retried} calls sent again; ` +
          `memory ${formatNumber(early)} MB in the second quarter, ${formatNumber(late)} MB in the last, ${formatNumber(growthAnHour(measured, minutes))} MB an hour over the second half: ${formatVerdict(late / early, growth)}`,
      );
      if (seen.lost.length > 0) throw new Error(`Nobody said what became of:\n${seen.lost.join('\n')}`);
    } finally {
      isOver = true;
      await site.stop();
    }
    await checkLedger(stores.databaseUrl, join(root, 'server/src/db/migrations'));
  } finally {
    await stores.stop();
  }
}
