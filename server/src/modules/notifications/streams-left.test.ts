import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createNotificationHub } from './live';

const streams = 10_000;
const people = 10;
const atOnce = 100;
/** The number of clients that leave before the server listens to the database. */
const early = 3000;

let test: TestApp;
let port: number;
const listening: (() => void)[] = [];
let isHeldBack = true;
beforeAll(async () => {
  // The test starts listening, so that clients can leave during the wait.
  const listen = () =>
    new Promise<() => Promise<void>>((resolve) => {
      const begin = () => resolve(async () => undefined);
      if (isHeldBack) listening.push(begin);
      else begin();
    });
  test = await createTestApp({ listen });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

async function countHeld(): Promise<number> {
  const { body } = await test.app.inject('/metrics');
  return Number(/^notification_streams (\d+)$/m.exec(body)?.[1]);
}

function open(jwt: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${apiPaths.notificationStream} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${jwt}\r\n\r\n`);
  return socket;
}

async function waitFor(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await condition()) return true;
    await pause(25);
  }
  return false;
}

it('keeps no stream of clients that left at any moment', async () => {
  const jwts = await Promise.all(Array.from({ length: people }, async () => (await test.signIn()).jwt));
  // Some leave at once, some within the first waits, some with the stream open.
  const leave = async (at: number) => {
    const socket = open(jwts[at % people] ?? '');
    await pause(at % 40);
    socket.destroy();
  };
  for (let begun = 0; begun < streams; begun += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, async (_none, at) => leave(begun + at)));
    if (begun !== early) continue;
    isHeldBack = false;
    listening.splice(0).forEach((begin) => begin());
  }
  expect(await waitFor(async () => (await countHeld()) === 0)).toBe(true);

  const staying = open(jwts[0] ?? '');
  expect(await waitFor(async () => (await countHeld()) === 1)).toBe(true);
  staying.destroy();
  expect(await waitFor(async () => (await countHeld()) === 0)).toBe(true);
});

it('keeps no stream that waited behind another one on its connection', async () => {
  const { jwt } = await test.signIn();
  const request = `GET ${apiPaths.notificationStream} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${jwt}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request.repeat(3));
  expect(await waitFor(async () => (await countHeld()) === 3)).toBe(true);
  socket.destroy();
  expect(await waitFor(async () => (await countHeld()) === 0)).toBe(true);
});

describe('changes that may have been missed', () => {
  it('are read by a few streams at a time, by each open one, and by none that left', async () => {
    let miss = (_payload: null) => undefined as void;
    const hub = createNotificationHub({
      listen: async (_channel, onMessage) => {
        miss = onMessage;
        return async () => undefined;
      },
      log: test.app.log,
      perSecond: 100,
    });
    const told = new Set<number>();
    const subscriptions = Array.from({ length: 60 }, (_none, at) => hub.subscribe(`person${at % 20}`, () => told.add(at)));
    await subscriptions[0]?.isListening;
    miss(null);
    expect(told.size).toBe(0);
    await waitFor(async () => told.size > 0);
    // One tick notifies at most one and a half times its share of a second.
    expect(told.size).toBeLessThanOrEqual(15);
    const left = [...subscriptions.keys()].find((at) => !told.has(at)) ?? -1;
    subscriptions[left]?.unsubscribe();
    expect(await waitFor(async () => told.size === 59)).toBe(true);
    expect(told.has(left)).toBe(false);
    await hub.close();
  });
});
