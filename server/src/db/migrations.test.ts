import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationsDir } from '../testing/databases/test-database';
import { pgliteExtensions, migratePglite } from './pglite/pglite';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const journal = JSON.parse(readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as Journal;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with the migrations before `tag`. */
function folderBefore(tag: string): string {
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  mkdirSync(join(folder, 'meta'));
  for (const entry of entries) copyFileSync(join(migrationsDir, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

it('are listed in the journal in order', () => {
  const files = readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  expect(journal.entries.map(({ idx }) => idx)).toEqual(files.map((_, index) => index));
  expect(journal.entries.map(({ when }) => when)).toEqual([...new Set(journal.entries.map(({ when }) => when))].sort((a, b) => a - b));
});

it('repair profiles with a missing or foreign birth record, and failed replies without a code', async () => {
  const client = await PGlite.create({ extensions: pgliteExtensions });
  await migratePglite(client, folderBefore('0004_modules'));
  await client.exec(`
    insert into users (uid, created_at) select unnest(array['whole', 'dangling', 'foreign', 'sample']), now();
    insert into births select bid, 'whole', 'Asha', '1994-08-14', '06:45', 'Varanasi', 25, 83, 'Female', 'Single', 'English', now(), 'Asia/Kolkata', now() from unnest(array['b1', 'b2']) bid;
    insert into forum_profiles (uid, display_name, gender, default_bid, rashi, nakshatra, mahadasha, created_at) values
      ('whole', 'whole', 'Female', 'b1', 'Aries', 'Ashwini', 'Rahu', now()), ('dangling', 'dangling', 'Male', 'gone', 'Aries', 'Ashwini', 'Rahu', now()),
      ('foreign', 'foreign', 'Male', 'b2', 'Aries', 'Ashwini', 'Rahu', now()), ('sample', 'sample', 'Male', null, 'Aries', 'Ashwini', 'Rahu', now());
    insert into chat_sessions (asst_id, uid, bid, astrologer, user_name, started_at) values ('a', 'whole', 'b1', 'Oracle', 'Asha', now());
    insert into chat_messages (mid, asst_id, turn, author, body, created_at) values ('m', 'a', 'm', 'person', 'When?', now());
    insert into chat_replies (id, uid, asst_id, question_mid, state, paid_by, paid_unit, paid_amount, lease_until, outcome)
      values ('r', 'whole', 'a', 'm', 'failed', 'questions', 'oracle_question', 1, now(), '{"status":"fail","message":"Not finished."}');
  `);
  await migratePglite(client, migrationsDir);
  const { rows } = await client.query('select uid, default_bid, rashi, mahadasha from forum_profiles order by uid');
  expect(rows).toEqual([
    { uid: 'dangling', default_bid: null, rashi: null, mahadasha: null },
    { uid: 'foreign', default_bid: null, rashi: null, mahadasha: null },
    { uid: 'sample', default_bid: null, rashi: 'Aries', mahadasha: 'Rahu' },
    { uid: 'whole', default_bid: 'b1', rashi: null, mahadasha: null },
  ]);
  expect((await client.query('select outcome from chat_replies')).rows).toEqual([
    { outcome: { status: 'fail', code: 'answer_failed', message: 'Not finished.' } },
  ]);
  await client.close();
});

it('treat paid recharges as shown to their owners', async () => {
  const client = await PGlite.create({ extensions: pgliteExtensions });
  await migratePglite(client, folderBefore('0067_told_orders'));
  await client.exec(`
    insert into users (uid, created_at) values ('u', now());
    insert into payment_orders (id, uid, astrologer, wallet_paise, original_price_paise, price_paise, discount_paise, discount_percent, gst_paise, gst_percent, amount_paise, state, created_at, checked_at, paid_at)
      select state, 'u', 'Oracle', 12000, 12000, 11400, 0, 0, 2052, 18, 13452, state, now(), now(), case state when 'paid' then now() end from unnest(array['created', 'paid']) state;
  `);
  await migratePglite(client, migrationsDir);
  const { rows } = await client.query('select id, told_by from payment_orders order by id');
  expect(rows).toEqual([
    { id: 'created', told_by: null },
    { id: 'paid', told_by: 'the page' },
  ]);
});
