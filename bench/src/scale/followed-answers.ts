import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { streamSeparator } from '@oracle-astra/shared/contract';
import { createClient } from '../api/client';
import { runConcurrently } from '../api/run-concurrently';
import type { OpenChat } from '../api/users';
import { readMemoryOfServers } from '../chaos/process-tree';
import { startSite, type Site } from '../site';
import { quantile } from '../statistics';
import { formatNumber } from '../table';
import { ask, isWhole, openChats } from './ask';
import { checkLedger } from './check-ledger';
import { startStores, type StorePrograms } from './stores';

const processes = 3;
const answers = 200;
const opensAtOnce = 200;
/** Milliseconds between words: an answer lasts until the last stream is open, but less than the two minutes after which it is cancelled. */
const paceMs = 3000;

const getText = (stream: string) => stream.slice(0, stream.lastIndexOf(streamSeparator)).trimEnd();

/** A question in a chat; every stream that follows its answer sends the same key. */
interface Asked {
  chat: OpenChat;
  key: string;
}

async function measure(site: Site, count: number): Promise<void> {
  const client = createClient(site.url);
  const agent = new Agent({ maxSockets: Infinity });
  try {
    const asked = (await openChats(client, 0, answers)).map((chat): Asked => ({ chat, key: randomUUID() }));
    const before = readMemoryOfServers(site.pid);
    const firstWords: number[] = [];
    const streams: { asked: number; text: Promise<string> }[] = [];
    let open = 0;
    let mostOpen = 0;
    await runConcurrently(
      async (index) => {
        const which = index % answers;
        const one = asked[which];
        if (one === undefined) return;
        const { firstMs, ended } = await ask(site.url, agent, one.chat, one.key);
        firstWords.push(firstMs);
        mostOpen = Math.max(mostOpen, (open += 1));
        streams.push({ asked: which, text: ended.catch(() => '').finally(() => (open -= 1)) });
      },
      { concurrency: opensAtOnce, seconds: 3600, maxCalls: count },
    );
    const perStream = ((readMemoryOfServers(site.pid) - before) * 1024) / count;
    const texts = await Promise.all(streams.map(async ({ asked: which, text }) => ({ which, text: await text })));
    console.log(
      `\n${count} streams over ${processes} processes follow ${answers} answers, ${mostOpen} of them open at once: first words ${formatNumber(quantile(firstWords, 0.5))} ms, p99 ${formatNumber(quantile(firstWords, 0.99))} ms; ${formatNumber(perStream, 1)} KB each.`,
    );
    const broken = texts.filter(({ text }) => !isWhole(text)).length;
    if (broken > 0) throw new Error(`${broken} of ${count} streams did not come whole.`);
    const different = new Set(texts.map(({ which, text }) => `${which} ${getText(text)}`)).size;
    if (different !== answers) throw new Error(`${answers} answers were read in ${different} different texts.`);
  } finally {
    client.close();
    agent.destroy();
  }
}

/**
 * Follows answers with `count` streams over three processes, as second tabs and reloads do, and prints their cost. Throws if
 * one is incomplete, differs from the others of its answer, or is charged again.
 */
export async function measureFollowedAnswers(root: string, programs: StorePrograms, count: number): Promise<void> {
  const stores = await startStores(programs);
  try {
    const env = { ...stores.env, WEB_CONCURRENCY: String(processes), RENDER_WORKERS: '0', READER_PACE_MS: String(paceMs) };
    const site = await startSite({ root, env });
    await measure(site, count).finally(site.stop);
    await checkLedger(stores.databaseUrl, join(root, 'server/src/db/migrations'));
    console.log('All came whole and alike, and the ledger adds up.');
  } finally {
    await stores.stop();
  }
}
