import { sql, type SQL } from 'drizzle-orm';
import { apiPaths } from '@oracle-astra/shared/contract';
import { endpoints } from '../plugins/endpoints';
import type { Endpoint } from '../plugins/security/endpoint';
import { createTestShop, type TestShop } from '../testing/money/payments';
import { writeSamples, type WriteSample } from '../testing/write-samples';

type PathName = keyof typeof apiPaths;
type Write = Extract<Endpoint, { writes: true }>;

const writes = Object.entries(endpoints).flatMap(([name, endpoint]) => (endpoint.writes ? [[name as PathName, endpoint] as const] : []));
const withoutSample = new Set<PathName>(['careCall', 'paymentWebhook']);
const samples = writes.filter(([name]) => !withoutSample.has(name));
/** More than any daily limit. */
const replays = 45;
const banned = /^Your account is banned/;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function prepare(name: PathName): Promise<WriteSample> {
  const make = writeSamples[name];
  if (make === undefined) throw new Error(`There is no sample of ${name}.`);
  return make(shop);
}

const send = async ({ path, body, method, jwt, headers: own }: WriteSample, headers: Record<string, string> = {}) => {
  const all = { ...own, ...headers, ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }) };
  return method === 'GET'
    ? shop.app.inject({ method, url: path, headers: all })
    : shop.app.inject({ method: 'POST', url: path, payload: body ?? {}, headers: all });
};

/** A statement that digests every row of every table, because a statement a table took most of the time of this file. */
let digestAll: SQL | undefined;
async function writeDigest(): Promise<SQL> {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.identifier(name)} t`,
  );
  return sql.join(digests, sql` union all `);
}

async function digest(): Promise<unknown[]> {
  digestAll ??= await writeDigest();
  return (await shop.db.execute(digestAll)).rows;
}

const succeeded = (body: string) => body.includes('"status":"success"');

it.each(samples.filter(([, { key }]) => key === 'kept').map(([name]) => name))(
  '%s: the same key again, however often, answers the same and writes nothing',
  async (name) => {
    const sample = await prepare(name);
    const key = { 'idempotency-key': `replay of ${name}`.replaceAll(' ', '-') };
    const first = await send(sample, key);
    expect([name, first.statusCode, succeeded(first.body), first.body]).toEqual([name, 200, true, first.body]);
    const before = await digest();
    const answers = new Set<string>();
    for (let at = 0; at < replays; at += 1) answers.add((await send(sample, key)).body);
    expect([...answers]).toEqual([first.body]);
    expect(await digest()).toEqual(before);
  },
  60_000,
);

it.each(samples.filter(([, { key }]) => key === 'natural').map(([name]) => name))(
  '%s: the same request again writes nothing',
  async (name) => {
    const sample = await prepare(name);
    const first = await send(sample);
    expect([first.statusCode, succeeded(first.body), first.body]).toEqual([200, true, first.body]);
    const before = await digest();
    for (let at = 0; at < 3; at += 1) await send(sample);
    expect(await digest()).toEqual(before);
  },
  60_000,
);

it.each(samples)(
  '%s: a HEAD writes nothing and is refused, as is a malformed key',
  async (name) => {
    const sample = await prepare(name);
    const before = await digest();
    const headers = sample.jwt === undefined ? {} : { authorization: `Bearer ${sample.jwt}` };
    const head = await shop.app.inject({ method: 'HEAD', url: sample.path, headers });
    expect(head.statusCode).toBe(sample.method === 'GET' ? 405 : 404);
    expect((await send(sample, { 'idempotency-key': 'a b' })).json()).toMatchObject({ code: 'invalid_idempotency_key' });
    expect(await digest()).toEqual(before);
  },
  60_000,
);

describe('a banned person', () => {
  const own = Object.entries(endpoints).filter(([name]) => !withoutSample.has(name as PathName));

  async function callAll(list: (readonly [string, Endpoint])[]): Promise<string[]> {
    const { jwt, uid } = await shop.signIn();
    await shop.db.execute(sql`update users set banned_at = now() where uid = ${uid}`);
    const refused: string[] = [];
    for (const [name] of list) {
      const path = apiPaths[name as PathName];
      for (const method of ['GET', 'POST'] as const) {
        if (name === 'logout' || !shop.app.hasRoute({ method, url: path })) continue;
        if (name === 'notificationStream') continue;
        const answer = await send({ path, jwt, ...(method === 'GET' ? { method } : {}) });
        if (banned.test(String(/"message":"([^"]*)"/.exec(answer.body)?.[1]))) refused.push(name);
      }
    }
    return refused;
  }

  const isRefused = ([, endpoint]: readonly [string, Endpoint]) => endpoint.writes && !(endpoint satisfies Write).whileBanned;

  it('is refused each write that others see, by any method, and no read', async () => {
    expect(await callAll(own)).toEqual(own.filter(isRefused).map(([name]) => name));
  });
});

it('has a sample of each write', () => {
  expect(Object.keys(writeSamples).sort()).toEqual(samples.map(([name]) => name as string).sort());
});

it('serves a client without keys once for each open item', async () => {
  const sample = await prepare('createSubscription');
  const answers = [await send(sample), await send(sample)];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ status: 'success', currency: 'INR' });
});
