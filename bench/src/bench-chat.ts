import { chromium, type Browser, type Locator } from 'playwright-core';
import pg from 'pg';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { createClient } from './api/client';
import { startPostgres } from './api/postgres';
import { createUser, type OpenChat } from './api/users';
import { formatVerdict } from './goal';
import { startSite } from './site';
import { quantile } from './statistics';
import { formatNumber, formatTable } from './table';

const messages = 1000;
const seconds = 8;
/** At 60 frames a second a frame takes 16.7 ms; an interval above 20 ms means a dropped frame. */
const lateMs = 20;
const slowdowns = [1, 4];
const answer =
  'Your work moves in the second half of next year, and the window before it is for preparation.\n\nSaturn rules your tenth house and stands in the first, so what is built slowly stays. Jupiter joins it in the period of Mercury, which favours papers, interviews and clear words.\n\nThe months from March on are steadier. Keep one date for each step.';

interface Options {
  root: string;
  chromiumPath: string;
  postgresPrograms: string | null;
}

/** Writes a long conversation into the database. */
async function fillChat(databaseUrl: string, { asst_id: asstId }: OpenChat): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into chat_messages (mid, asst_id, turn, author, body, created_at, paid_by, paid_paise)
       select 'bench' || lpad(n::text, 6, '0'), $1, 'bench' || lpad((n - (n % 2))::text, 6, '0'),
         case n % 2 when 0 then 'person' else 'astrologer' end,
         case n % 2 when 0 then 'When will my work change, and what should I prepare? (' || n || ')' else $2 end,
         now() - interval '2 days' + n * interval '1 minute',
         case n % 2 when 0 then null else 'wallet' end, case n % 2 when 0 then null else 600 end
       from generate_series(0, $3::int - 1) as n`,
      [asstId, answer, messages],
    );
  } finally {
    await client.end();
  }
}

/** Scrolls the conversation up and down for some seconds, a little each frame; resolves with the milliseconds between frames. */
const scroll = (thread: Locator): Promise<number[]> =>
  thread.evaluate(async (target, duration) => {
    const intervals: number[] = [];
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let last = await nextFrame();
    const end = last + duration;
    let step = -70;
    while (last < end) {
      const before = target.scrollTop;
      target.scrollTop += step;
      const now = await nextFrame();
      if (target.scrollTop === before) step = -step;
      intervals.push(now - last);
      last = now;
    }
    return intervals;
  }, seconds * 1000);

async function measure(browser: Browser, url: string, { jwt, asst_id: chat }: OpenChat, slowdown: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await context.addCookies([{ name: 'jwt', value: jwt, url }]);
  const page = await context.newPage();
  await page.goto(url + siteRoutes.chats({ chat }));
  // The question's text is in the page twice: the second is for screen readers and names the author.
  await page
    .getByText(`(${messages - 2})`)
    .last()
    .waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const intervals = await scroll(page.getByRole('group', { name: 'Messages' }));
  await context.close();
  const frames = intervals.length / seconds;
  const late = (100 * intervals.filter((ms) => ms > lateMs).length) / intervals.length;
  return [
    `CPU slowed ${slowdown} times`,
    formatNumber(frames, 1),
    formatNumber(quantile(intervals, 0.5), 1),
    formatNumber(quantile(intervals, 0.99), 1),
    `${formatNumber(late, 1)} %`,
    formatVerdict(frames, { goal: 59, decimals: 0, isMinimum: true }),
  ];
}

/** Scrolls through a conversation of a thousand messages on a phone-sized page, and prints the frame rate. */
export async function benchChat({ root, chromiumPath, postgresPrograms }: Options): Promise<void> {
  if (postgresPrograms === null) return console.log('Left out: there is no PostgreSQL on this machine.');
  const postgres = await startPostgres(postgresPrograms);
  try {
    const site = await startSite({ root, env: { DATABASE_URL: postgres.databaseUrl, TRUST_PROXY: '1' } });
    const client = createClient(site.url);
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const [chat] = await createUser(client, 1);
      if (chat === undefined) throw new Error('There is no chat.');
      await fillChat(postgres.databaseUrl, chat);
      const rows: string[][] = [];
      for (const slowdown of slowdowns) rows.push(await measure(browser, site.url, chat, slowdown));
      console.log(
        formatTable([`${messages} messages`, 'frames a second', 'ms a frame, p50', 'p99', `over ${lateMs} ms`, 'goal: 60'], rows),
      );
    } finally {
      await browser.close();
      client.close();
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}
