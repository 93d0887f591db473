import { Agent } from 'node:http';
import { freeQuestions } from '@oracle-astra/shared/contract';
import type { Subject } from '../api/bench-api';
import { formatVerdict } from '../goal';
import { median, quantile } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { ask, openChats } from './ask';

const chatCount = 24;
/** Beyond the numbers of those who measure the loads. */
const firstNumber = 20_000;
const goal = { goal: 10, decimals: 1 };

/** Asks one question after another on both sites in turns, and prints how much later the first words come with Redis. */
export async function measureFirstWords(without: Subject, withRedis: Subject): Promise<void> {
  const subjects = [without, withRedis];
  const agent = new Agent({ keepAlive: true });
  try {
    const chats = await Promise.all(subjects.map(({ client }) => openChats(client, firstNumber, chatCount)));
    const times = subjects.map((): number[] => []);
    for (let round = 0; round < freeQuestions.Oracle; round += 1)
      for (let index = 0; index < chatCount; index += 1)
        for (const [place, { site }] of subjects.entries()) {
          const chat = chats[place]?.[index];
          if (chat === undefined) continue;
          const { firstMs, ended } = await ask(site.url, agent, chat);
          times[place]?.push(firstMs);
          await ended;
        }
    const rows = subjects.map(({ name }, place) => {
      const measured = times[place] ?? [];
      return [name, formatNumber(median(measured), 1), formatNumber(quantile(measured, 0.99), 1)];
    });
    const [first = [], second = []] = times;
    const later = median(second) - median(first);
    console.log(`\n${formatTable(['first words, ms', 'median', 'p99'], rows)}`);
    console.log(`With Redis ${formatNumber(later, 1)} ms later: ${formatVerdict(later, goal)}`);
  } finally {
    agent.destroy();
  }
}
