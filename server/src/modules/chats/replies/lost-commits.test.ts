import type { Database } from '../../../db/database';
import { createPgliteDatabase } from '../../../db/pglite/pglite';
import { DatabaseUnavailableError } from '../../../db/unavailable';
import { openChat, getBalance } from '../../../testing/chats';
import { createFakeAstrologer } from '../../../testing/fake-astrologer';
import { createTestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/databases/test-database';

type Fault = 'commit is lost' | 'answer to the commit is lost';

const failed = {
  status: 'fail',
  code: 'answer_failed',
  message: 'This answer could not be finished, and nothing was charged. Please ask again.',
};

/** A database whose next transactions fail with the faults of a test. */
async function createFaultyDatabase() {
  const client = await createTestDatabase();
  const db = createPgliteDatabase(client);
  const faults: Fault[] = [];
  const transaction = db.transaction.bind(db);
  const faulty: Database['transaction'] = async (work, config) => {
    const fault = faults.shift();
    const result = fault === 'commit is lost' ? null : await transaction(work, config);
    if (fault !== undefined) throw new DatabaseUnavailableError(new Error(fault));
    return result as Awaited<ReturnType<typeof work>>;
  };
  return { db: Object.assign(db, { transaction: faulty }), faults, close: () => client.close() };
}

describe('the end of a reply whose database was lost while it was stored', () => {
  let database: Awaited<ReturnType<typeof createFaultyDatabase>>;
  beforeAll(async () => {
    database = await createFaultyDatabase();
  });
  afterAll(() => database.close());

  async function askWith(...faults: Fault[]) {
    const test = await createTestApp({ db: database.db, astrologer: createFakeAstrologer() });
    const mobile = `91${String(7_000_000_000 + Math.floor(Math.random() * 1e9))}`;
    const chat = await openChat({ ...test, signIn: () => test.signIn(mobile) });
    database.faults.push(...faults);
    return { test, chat, status: (await chat.ask({}, 'key-1')).status };
  }

  it('reports the charge if the answer was stored', async () => {
    const { test, chat, status } = await askWith('answer to the commit is lost');
    expect(status).toMatchObject({ status: 'success', questions_left: 2, charged: { by: 'questions', amount: 0 } });
    expect((await chat.messages()).at(-1)).toMatchObject({ from_name: 'Oracle', charged: { by: 'questions', amount: 0 } });
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
    expect((await chat.ask({}, 'key-1')).status).toEqual(status);
  });

  it('reports no charge if it was not stored', async () => {
    const { test, chat, status } = await askWith('commit is lost');
    expect(status).toEqual(failed);
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  });

  it('reports an unknown outcome, and later the result', async () => {
    const { test, chat, status } = await askWith('commit is lost', 'commit is lost');
    expect(status).toMatchObject({
      status: 'fail',
      code: 'unavailable',
      message: expect.stringMatching(/charged only for answers that you find/),
    });
    const next = await createTestApp({ db: database.db });
    await next.app.ready();
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
    expect((await chat.ask({}, 'key-1')).status).toEqual(failed);
  });
});
