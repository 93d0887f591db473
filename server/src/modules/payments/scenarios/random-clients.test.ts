import { apiPaths } from '@oracle-astra/shared/contract';
import { createPgliteDatabase } from '../../../db/pglite/pglite';
import { createFaultyDatabase, type Fault } from '../../../testing/databases/faulty-database';
import { createTestShop, type TestShop } from '../../../testing/money/payments';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../../testing/databases/real-postgres';
import { testConfig } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/databases/test-database';
import { createLedgerCheck } from '../../ledger/check';

const clients = 20;
/** A thousand takes minutes, so the suite runs fewer. */
const operations = Number(process.env.RANDOM_OPERATIONS ?? 60);
/** One in this many transactions ends as if the server was killed. */
const faultEvery = 12;

/** Park and Miller's generator, so that the choices of a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface Person {
  jwt: string;
  mobile: string;
  /** The expected state of a person. */
  wallet: number;
  oracle: number;
  astra: number;
  /** An order whose window was closed after the payment. */
  open: string | null;
}

interface Answer {
  status: string;
  code?: string;
}

/** Not decided yet, because on a busy machine the gateway may answer too late. */
const undecided: readonly (string | undefined)[] = ['payment_pending', 'payment_unavailable'];

/** Repeats a call with the same key until the server has decided, as pages do after a server was killed. */
async function insist(call: () => Promise<{ statusCode: number; json(): unknown }>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    const body = answer.json() as Answer;
    if (answer.statusCode < 500 && !undecided.includes(body.code)) return body;
  }
}

function createOperations(shop: TestShop, people: readonly Person[], random: (below: number) => number) {
  const post = async (path: string, body: object, { jwt }: Person, key: string) =>
    insist(() => shop.post(path, body, jwt, { 'idempotency-key': key }));

  async function pay(person: Person, key: string): Promise<void> {
    const { order_id: orderId } = (await post(apiPaths.rechargeOrder, { astrologer: 'oracle', wallet: 60 }, person, key)) as Answer & {
      order_id: string;
    };
    const { response } = await shop.pay({ order_id: orderId }, random(3) === 0 ? 'closed' : 'paid');
    // A person who returns to an order that is not known as paid pays it again; one of the two payments is refunded.
    if (orderId !== person.open) person.wallet += 60;
    person.open = response === null ? orderId : null;
    // The payment of a closed window is found by asking the provider.
    if (response === null || response === undefined) return;
    expect(await post(apiPaths.rechargeVerify, response, person, key)).toMatchObject({ status: 'success' });
    await insist(() => shop.get(`${apiPaths.rechargeStatus}?order_id=${orderId}&seen=1`, person.jwt));
  }

  async function give(person: Person, key: string): Promise<void> {
    const to = people[random(people.length)] ?? person;
    const questions = 1 + random(3);
    const { status } = await post(apiPaths.transfer, { mobile: to.mobile.slice(2), questions }, person, key);
    if (status !== 'success') return;
    person.oracle -= questions;
    to.oracle += questions;
  }

  async function claimPromo(person: Person, key: string): Promise<void> {
    if ((await post(apiPaths.claimAppPromo, {}, person, key)).status === 'success') person.astra += 3;
  }

  const all = [pay, give, give, claimPromo];
  return async (person: Person, key: string) => all[random(all.length)]?.(person, key);
}

/** Random operations of several clients at once, on transactions that are killed now and then, against a model. */
async function compareWithModel(shop: TestShop, seed: number): Promise<void> {
  const random = createRandom(seed);
  const people: Person[] = [];
  for (let n = 0; n < clients; n += 1) people.push({ ...(await shop.signIn()), wallet: 0, oracle: 3, astra: 3, open: null });
  const operate = createOperations(shop, people, random);
  let started = 0;
  const runClient = async (person: Person) => {
    while (started < operations) {
      started += 1;
      await operate(person, `operation-${started}`);
    }
  };
  killing = true;
  await Promise.all(people.map(runClient));
  killing = false;
  await shop.post('/operators/payments/reconcile');
  for (const { jwt, wallet, oracle, astra } of people)
    expect((await shop.get(apiPaths.balance, jwt)).json()).toMatchObject({ wallet, oracle_questions: oracle, astra_questions: astra });
  expect((await createLedgerCheck({ db: shop.db }).run()).faults).toEqual([]);
}

let killing = false;
let transactions = 0;

function nextFault(): Fault | null {
  transactions += 1;
  if (!killing || transactions % faultEvery !== 0) return null;
  return transactions % (2 * faultEvery) === 0 ? 'before commit' : 'after commit';
}

const name = `what ${clients} clients do at once on a server that is killed agrees with a simple model`;
const timeoutMs = 60_000 + operations * 5000;

it(
  `${name}, on PGlite`,
  async () => {
    const client = await createTestDatabase();
    const shop = await createTestShop({ db: createFaultyDatabase(createPgliteDatabase(client), nextFault) });
    await compareWithModel(shop, 20_261_123);
    await shop.close();
    await client.close();
  },
  timeoutMs,
);

describeOnPostgres('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it(
    name,
    async () => {
      const db = createFaultyDatabase(postgres.db, nextFault);
      const shop = await createTestShop({ db, config: { ...testConfig, databaseUrl: postgres.url } });
      await compareWithModel(shop, 7);
      await shop.close();
    },
    timeoutMs,
  );
});
