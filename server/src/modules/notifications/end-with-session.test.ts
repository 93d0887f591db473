import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { endWithSession } from './end-with-session';

it.each([
  ['breaks off a stream whose session ended before it was subscribed', false, 1],
  ['leaves the stream of a session that goes on', true, 0],
])('%s', async (_what, isActive, breaks) => {
  const raw = Object.assign(new EventEmitter(), { destroyed: false, destroy: jest.fn() });
  const services = {
    notificationHub: { subscribe: () => ({ unsubscribe: () => undefined, isListening: Promise.resolve() }) },
    sessions: { isActive: jest.fn(async () => isActive) },
  };
  const session = { uid: 'asha', jti: 'one' };
  endWithSession({ raw } as unknown as FastifyReply, session, services as unknown as Parameters<typeof endWithSession>[2]);
  await new Promise(setImmediate);
  expect([services.sessions.isActive.mock.calls, raw.destroy.mock.calls.length]).toEqual([[[session]], breaks]);
});

it('looks again if the database did not answer, and not after the stream has ended', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const raw = Object.assign(new EventEmitter(), { destroyed: false, destroy: jest.fn() });
  const isActive = jest
    .fn<Promise<boolean>, []>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(false)
    .mockRejectedValue(new Error('away'));
  let notify = () => undefined as void;
  const subscribe = (_uid: string, check: () => void) => {
    notify = check;
    return { unsubscribe: () => undefined, isListening: Promise.resolve() };
  };
  const services = { notificationHub: { subscribe }, sessions: { isActive } } as unknown as Parameters<typeof endWithSession>[2];
  endWithSession({ raw, log: { warn: () => undefined } } as unknown as FastifyReply, { uid: 'asha', jti: 'one' }, services);
  await jest.advanceTimersByTimeAsync(1000);
  expect(raw.destroy).toHaveBeenCalledTimes(1);
  notify();
  await jest.advanceTimersByTimeAsync(0);
  raw.emit('close');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isActive).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
