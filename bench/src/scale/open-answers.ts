import { Agent } from 'node:http';
import { join } from 'node:path';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createClient } from '../api/client';
import { runConcurrently } from '../api/run-concurrently';
import { readMemoryOfServers } from '../chaos/process-tree';
import { startSite, type Site } from '../site';
import { quantile } from '../statistics';
import { formatNumber } from '../table';
import { checkLedger } from './check-ledger';
import { ask, isWhole, openChats } from './ask';
import { startStores, type StorePrograms } from './stores';

const processes = 3;
const asksAtOnce = 50;
/** Milliseconds between words: an answer lasts more than a minute, but less than the two after which the site cancels it. */
const paceMs = 500;
const readLimits = { concurrency: 4, seconds: 5, maxCalls: 1000 };

async function measure(site: Site, count: number): Promise<void> {
  const client = createClient(site.url);
  const agent = new Agent({ maxSockets: Infinity });
  try {
    const chats = await openChats(client, 0, count);
    const before = readMemoryOfServers(site.pid);
    const firstWords: number[] = [];
    const answers: Promise<string>[] = [];
    await runConcurrently(
      async (index) => {
        const chat = chats[index];
        if (chat === undefined) return;
        const { firstMs, ended } = await ask(site.url, agent, chat);
        firstWords.push(firstMs);
        answers.push(ended.catch(() => ''));
      },
      { concurrency: asksAtOnce, seconds: 3600, maxCalls: count },
    );
    const perAnswer = ((readMemoryOfServers(site.pid) - before) * 1024) / count;
    let ended = 0;
    for (const answer of answers) void answer.then(() => (ended += 1));
    const reads = await runConcurrently(() => client.send({ path: apiPaths.balance, body: {}, jwt: chats[0]?.jwt ?? '' }), readLimits);
    const stillOpen = answers.length - ended;
    const texts = await Promise.all(answers);
    console.log(
      `\n${count} answers over ${processes} processes, ${stillOpen} of them open at once: first words ${formatNumber(quantile(firstWords, 0.5))} ms, p99 ${formatNumber(quantile(firstWords, 0.99))} ms; ` +
        `${formatNumber(perAnswer, 1)} KB each; a read beside them ${formatNumber(quantile(reads.latencies, 0.5), 1)} ms, p99 ${formatNumber(quantile(reads.latencies, 0.99), 1)} ms.`,
    );
    const broken = texts.filter((text) => !isWhole(text)).length;
    if (broken > 0) throw new Error(`${broken} of ${count} answers did not come whole.`);
  } finally {
    client.close();
    agent.destroy();
  }
}

/** Opens `count` answers over three processes, and prints their cost. Throws if one is incomplete or the ledger is wrong. */
export async function measureOpenAnswers(root: string, programs: StorePrograms, count: number): Promise<void> {
  const stores = await startStores(programs);
  try {
    const env = { ...stores.env, WEB_CONCURRENCY: String(processes), RENDER_WORKERS: '0', READER_PACE_MS: String(paceMs) };
    const site = await startSite({ root, env });
    await measure(site, count).finally(site.stop);
    await checkLedger(stores.databaseUrl, join(root, 'server/src/db/migrations'));
    console.log('All came whole, and the ledger adds up.');
  } finally {
    await stores.stop();
  }
}
