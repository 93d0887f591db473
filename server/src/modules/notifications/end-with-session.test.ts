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
