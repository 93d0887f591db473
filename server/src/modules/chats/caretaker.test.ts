import pino from 'pino';
import { createCaretaker } from './caretaker';
import type { PendingReply } from './reply-repository';
import type { Replies } from './replies';
import { createRuns } from './runs';

const now = new Date('2026-03-14T06:30:00Z');
const left: PendingReply = { id: 'left', uid: 'u', asstId: 'a', questionMid: 'q', price: { by: 'questions', unit: 'oracle_question', amount: 1 } };

function createReplies() {
  return {
    leftPending: jest.fn<Promise<PendingReply[]>, [Date?]>().mockResolvedValue([left]),
    giveUp: jest.fn<Promise<void>, [PendingReply, Date?]>().mockResolvedValue(undefined),
    renew: jest.fn<Promise<void>, [string[]]>().mockResolvedValue(undefined),
  };
}

function careFor(replies: ReturnType<typeof createReplies>, alone: boolean) {
  const runs = createRuns();
  const caretaker = createCaretaker({
    replies: replies as unknown as Replies, runs, clock: () => now, log: pino({ level: 'silent' }), leaseMs: 30_000, alone,
  });
  return { runs, caretaker };
}

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

it('takes everything that is pending for left behind where it is alone', async () => {
  const replies = createReplies();
  await careFor(replies, true).caretaker.recover();
  expect(replies.leftPending).toHaveBeenCalledWith(undefined);
  expect(replies.giveUp).toHaveBeenCalledWith(left, undefined);
});

it('looks at leases where it is not', async () => {
  const replies = createReplies();
  await careFor(replies, false).caretaker.recover();
  expect(replies.giveUp).toHaveBeenCalledWith(left, now);
});

it('renews the leases of what is under way three times in their length, and sweeps', async () => {
  const replies = createReplies();
  const { runs, caretaker } = careFor(replies, false);
  let end = (): void => undefined;
  runs.begin('running', () => new Promise((resolve) => { end = resolve; }));
  caretaker.watch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(replies.renew).toHaveBeenCalledWith(['running']);
  expect(replies.giveUp).toHaveBeenCalledWith(left, now);

  end();
  await runs.drain();
  caretaker.unwatch();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(replies.renew).toHaveBeenCalledTimes(1);
});

it('goes on after a sweep that failed', async () => {
  const replies = createReplies();
  replies.leftPending.mockRejectedValueOnce(new Error('no database'));
  const { caretaker } = careFor(replies, false);
  caretaker.watch();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(replies.giveUp).toHaveBeenCalledTimes(1);
  caretaker.unwatch();
});
