import { sql } from 'drizzle-orm';
import { apiPaths, type ChatMessage } from '@oracle-astra/shared/contract';
import { exportData } from '../data-rules';
import { birth } from '../testing/births';
import { openChat } from '../testing/chats';
import { dumpRows } from '../testing/dump';
import { createFullAccount, type FullAccount } from '../testing/full-account';
import { createTestShop, type TestShop } from '../testing/money/payments';
import { testConfig } from '../testing/test-app';

const dataSecrets = { list: ['the key of data that is known to the tests'] } as const;
const config = { ...testConfig, dataSecrets, encryptsData: true };

let shop: TestShop;
let account: FullAccount;
beforeAll(async () => {
  shop = await createTestShop({ config });
  account = await createFullAccount(shop);
}, 60_000);
afterAll(() => shop.close());

async function listChat(): Promise<ChatMessage[]> {
  return (await shop.post(apiPaths.chat, { asst_id: account.ids.asst_id }, account.jwt)).json<{ chats: ChatMessage[] }>().chats;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.length > 20);

it('a copy of the database has no number, name, place, birth or sentence of a person', async () => {
  const { mobile = '', pid = '' } = account.ids;
  const { prediction } = (await shop.get(`${apiPaths.keptPrediction}?pid=${pid}`, account.jwt)).json<{ prediction: { text: string } }>();
  const chat = await listChat();
  const [day, month, year] = birth.dob.split('/');
  const sentences = [prediction.text, ...chat.map(({ message }) => message)].flatMap(sentencesOf);
  const marks = [
    ...[mobile, mobile.slice(2), birth.full_name, 'Asha', 'Ravi Verma', 'Varanasi', '25.32', '83.01', '06:45'],
    ...[birth.dob, `${year}-${month}-${day}`, '1991-03-02', '1991-03-01', '02/03/1991', 'A new job'],
    ...['Should I change my job', ...sentences],
  ];
  expect(sentences.length).toBeGreaterThan(5);
  const rows = await dumpRows(shop.db);
  expect(rows.length).toBeGreaterThan(50);
  expect(marks.flatMap((mark) => rows.filter((row) => row.includes(mark)).map((row) => [mark, row]))).toEqual([]);
});

it('pages and the export have all of it in clear', async () => {
  const { mobile = '' } = account.ids;
  const { births } = (await shop.get(apiPaths.births, account.jwt)).json<{ births: object[] }>();
  expect(births).toContainEqual({ ...birth, bid: account.ids.bid });
  expect((await listChat()).map(({ message }) => message)).toContain('Should I change my job this year?');
  const data = await exportData(shop.db, account.uid);
  expect(data).toMatchObject({
    account: [{ mobile }],
    births: [{ full_name: 'Asha Verma', dob: '1994-08-14', tob: '06:45', lat: 25.32, time_known: true }, { full_name: 'Ravi Verma' }],
    chat_sessions: [{ user_name: 'Asha Verma' }],
    life_events: [{ title: 'A new job' }],
    predictions: [{ full_name: 'Asha Verma' }],
  });
  expect(data.chats).toContainEqual(
    expect.objectContaining({ author: 'person', body: 'Should I change my job this year?', user_name: 'Asha Verma' }),
  );
  expect(data.receipts?.[0]).toMatchObject({ document: { mobile } });
  expect(JSON.stringify(data)).not.toMatch(/\\u0001|#row|#chat|"details"/u);
});

it('a number has one account, and is found however it is typed', async () => {
  const { mobile, uid } = await shop.signIn('919812377001');
  expect((await shop.signIn(mobile)).uid).toBe(uid);
  const typed = ['9812377001', '919812377001', '+91 98123 77001', '09812377001'];
  for (const number of typed) {
    const act = { action: 'ban', by: 'mobile', target: number, reason: 'A test' };
    expect((await shop.post('/ops/moderation/actions', act)).json()).toMatchObject({ status: 'success' });
    expect((await shop.post('/ops/moderation/actions', { ...act, action: 'unban' })).json()).toMatchObject({ status: 'success' });
  }
  const rows = await shop.db.execute(
    `select count(*)::int as count from users where mobile_hash = (select mobile_hash from users where uid = '${uid}')`,
  );
  expect(rows.rows).toEqual([{ count: 1 }]);
});

it('a number that is still in clear, as an earlier release wrote it, has one account too', async () => {
  const { uid, mobile } = await shop.signIn('919812377002');
  await shop.db.execute(`update users set mobile = '${mobile}', mobile_hash = null where uid = '${uid}'`);
  expect((await shop.signIn(mobile)).uid).toBe(uid);
});

it.each([
  ['a message of another person', 'chat_messages', 'mid', 'body'],
  ['the births of another person', 'births', 'bid', 'details'],
  ['the number of another person', 'users', 'uid', 'mobile'],
])('%s, moved into a row, is refused', async (_what, table, key, column) => {
  const other = await createFullAccount(shop);
  const ids: Record<string, string | undefined> = { mid: account.ids.mid, bid: account.ids.bid, uid: account.uid };
  const others: Record<string, string | undefined> = { mid: other.ids.mid, bid: other.ids.bid, uid: other.uid };
  const [where, stored] = [sql.identifier(key), sql.identifier(column)];
  const set = async (id: string | undefined, value: unknown) =>
    shop.db.execute(sql`update ${sql.identifier(table)} set ${stored} = ${value} where ${where} = ${id}`);
  const read = async (id: string | undefined) =>
    (await shop.db.execute<{ value: string }>(sql`select ${stored} as value from ${sql.identifier(table)} where ${where} = ${id}`)).rows[0]
      ?.value;
  const [theirs, moved] = [await read(others[key]), await read(ids[key])];
  // No two accounts can have the same number.
  if (column === 'mobile') await set(ids[key], null);
  await set(others[key], moved);
  const answer =
    column === 'body'
      ? await shop.post(apiPaths.chat, { asst_id: other.ids.asst_id }, other.jwt)
      : await shop.get(column === 'mobile' ? apiPaths.me : apiPaths.births, other.jwt);
  expect(answer.statusCode).toBe(500);
  await set(others[key], theirs);
  await set(ids[key], moved);
});

it('a value that cannot be read fails its own person alone, also among requests that share statements', async () => {
  const [broken, ...others] = await Promise.all(Array.from({ length: 12 }, () => openChat(shop)));
  if (broken === undefined) throw new Error('Nobody was made.');
  await broken.ask();
  await shop.db.execute(sql`update users set mobile = overlay(mobile placing 'AAAA' from 20) where uid = ${broken.uid}`);
  const asked = await Promise.all([broken, ...others].map(({ jwt }) => shop.get(apiPaths.me, jwt)));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([500, ...others.map(() => 200)]);
  await shop.db.execute(sql`update users set mobile = null where uid = ${broken.uid}`);
  await shop.db.execute(sql`update chat_messages set body = overlay(body placing 'AAAA' from 20) where asst_id = ${broken.asst_id}`);
  const answers = await Promise.all([broken, ...others].map(({ push }) => push()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, ...others.map(() => 200)]);
});
