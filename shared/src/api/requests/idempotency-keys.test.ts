import { deleteBirth } from '../births';
import { createStore } from '../store';
import { signedIn } from '../../session';
import { fakeApi, tokenFor } from '../../testing';
import { apiPaths } from '../../contract';

const asha = tokenFor('asha');

function open(answers: Parameters<typeof fakeApi>[0], token = asha) {
  const { fetch, calls } = fakeApi(answers);
  return { store: createStore({ token, extra: { baseUrl: 'http://site.test', fetch } }), calls };
}

const respondWith = (body: string, status: number) => () => new Response(body, { status, headers: { 'content-type': 'application/json' } });

describe('the idempotency key of a write', () => {
  const keysOf = async (answers: unknown[], bids = answers.map(() => 'b1')) => {
    const remaining = [...answers];
    const { store, calls } = open({ [apiPaths.deleteBirth]: () => (remaining.shift() as () => unknown)() });
    for (const bid of bids) await store.dispatch(deleteBirth.initiate(bid));
    return calls.filter(({ path }) => path === apiPaths.deleteBirth).map(({ headers }) => headers.get('idempotency-key'));
  };
  const done = respondWith('{"status":"success"}', 200);
  const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is reused until there is a response', async () => {
    const [first, again, afterFault, later] = await keysOf([failToFetch, respondWith('<html>', 502), done, done]);
    expect(first).toMatch(/^[\x21-\x7e]{1,100}$/);
    expect([again, afterFault]).toEqual([first, first]);
    expect(later).not.toBe(first);
  });

  it('changes after a failure response, and for other input', async () => {
    const keys = await keysOf([respondWith('{"status":"fail","message":"No."}', 200), failToFetch, failToFetch], ['b1', 'b1', 'b2']);
    expect(new Set(keys).size).toBe(3);
  });

  it('differs for another person, and after some minutes without a response', async () => {
    jest.useFakeTimers({
      now: Date.UTC(2026, 10, 21),
      doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'],
    });
    try {
      const { store, calls } = open({ [apiPaths.deleteBirth]: failToFetch });
      const write = () => store.dispatch(deleteBirth.initiate('b9'));
      await write();
      await write();
      jest.setSystemTime(Date.now() + 24 * 3_600_000);
      await write();
      // The clock of the device may be set back.
      jest.setSystemTime(Date.now() - 48 * 3_600_000);
      await write();
      store.dispatch(signedIn(tokenFor('ravi')));
      await write();
      const [first, again, nextDay, setBack, other] = calls.map(({ headers }) => headers.get('idempotency-key'));
      expect(again).toBe(first);
      expect(new Set([first, nextDay, setBack, other]).size).toBe(4);
    } finally {
      jest.useRealTimers();
    }
  });

  it('outlives a reload of the page without keeping the write, until there is a response', async () => {
    const load = async () => {
      jest.resetModules();
      return import('./idempotency-keys');
    };
    const write = 'asha sends 10 questions to 9876543210';
    const before = (await load()).acquireIdempotencyKey(write);
    expect(JSON.stringify({ ...sessionStorage })).toContain(before);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('9876543210');
    const after = await load();
    expect(after.acquireIdempotencyKey(write)).toBe(before);
    expect(after.acquireIdempotencyKey(`${write}0`)).not.toBe(before);
    after.releaseIdempotencyKey(write);
    expect((await load()).acquireIdempotencyKey(write)).not.toBe(before);
  });

  it('is the same for two equal writes at once', async () => {
    const { store, calls } = open({ [apiPaths.deleteBirth]: done });
    await Promise.all([1, 2].map(() => store.dispatch(deleteBirth.initiate('b7'))));
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});
