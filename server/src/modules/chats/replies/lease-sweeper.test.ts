import pino from 'pino';
import { createLeaseSweeper } from './lease-sweeper';
import type { PendingReply } from './reply-repository';
import type { Replies } from './replies';
import { createInFlightReplies } from './in-flight-replies';

const now = new Date('2026-03-14T06:30:00Z');
const left: PendingReply = {
  id: 'left',
  uid: 'u',
  asstId: 'a',
  questionMid: 'q',
  price: { by: 'questions', unit: 'oracle_question', amount: 1 },
};

function createReplies() {
  return {
    listExpired: jest.fn<Promise<PendingReply[]>, [Date?]>().mockResolvedValue([left]),
    cancel: jest.fn<Promise<void>, [PendingReply, Date?]>().mockResolvedValue(undefined),
    renewLeases: jest.fn<Promise<void>, [string[]]>().mockResolvedValue(undefined),
  };
}

function createSweeper(replies: ReturnType<typeof createReplies>, isOnlyProcess: boolean) {
  const inFlight = createInFlightReplies();
  const sweeper = createLeaseSweeper({
    replies: replies as unknown as Replies,
    inFlight,
    clock: () => now,
    log: pino({ level: 'silent' }),
    leaseMs: 30_000,
    isOnlyProcess,
  });
  return { inFlight, sweeper };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('treats everything pending as abandoned if it is the only process', async () => {
  const replies = createReplies();
  await createSweeper(replies, true).sweeper.recover();
  expect(replies.listExpired).toHaveBeenCalledWith(undefined);
  expect(replies.cancel).toHaveBeenCalledWith(left, undefined);
});

it('checks leases if it is not', async () => {
  const replies = createReplies();
  await createSweeper(replies, false).sweeper.recover();
  expect(replies.cancel).toHaveBeenCalledWith(left, now);
});

it('renews the leases of running replies three times in their duration, and sweeps', async () => {
  const replies = createReplies();
  const { inFlight, sweeper } = createSweeper(replies, false);
  let end = (): void => undefined;
  inFlight.start(
    'running',
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  sweeper.start();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(replies.renewLeases).toHaveBeenCalledWith(['running']);
  expect(replies.cancel).toHaveBeenCalledWith(left, now);

  end();
  await inFlight.drain();
  sweeper.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(replies.renewLeases).toHaveBeenCalledTimes(1);
});

it('continues after a failed sweep', async () => {
  const replies = createReplies();
  replies.listExpired.mockRejectedValueOnce(new Error('no database'));
  const { sweeper } = createSweeper(replies, false);
  sweeper.start();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(replies.cancel).toHaveBeenCalledTimes(1);
  sweeper.stop();
});
