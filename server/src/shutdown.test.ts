import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createShutdownController, shutDown } from './shutdown';
import { openChat, getBalance, splitReply } from './testing/chats';
import { createFakeAstrologer } from './testing/fake-astrologer';
import { createTestApp, testConfig } from './testing/test-app';

async function listen(requestTimeoutMs = 600_000) {
  const shutdown = createShutdownController();
  const test = await createTestApp({ shutdown, config: { ...testConfig, requestTimeoutMs } });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const database = { db: test.db, kind: 'pglite' as const, close: async () => undefined };
  return { url, end: (times: object, delayMs = 0) => shutDown({ app: test.app, database, shutdown, delayMs }, { ...never, ...times }) };
}

function openSocket({ url }: { url: string }, text: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Longer than a test may take. */
const never = { dropIncompleteMs: 600_000, abortRepliesMs: 600_000, closeConnectionsMs: 600_000, deadlineMs: 600_000 };

const slowBody = `POST ${apiPaths.sendOtp} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"mob`;
const slowHeaders = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
const closed = (sockets: Socket[]) => Promise.all(sockets.map((socket) => (socket.closed ? undefined : once(socket, 'close'))));

it.each([
  ['body', slowBody],
  ['head', slowHeaders],
  ['first byte', ''],
])(
  'closes connections whose %s never ends',
  async (_part, text) => {
    const server = await listen(500);
    const sockets = Array.from({ length: 50 }, () => openSocket(server, text));
    for (const socket of sockets) socket.resume();
    await closed(sockets);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
  60_000,
);

it.each([
  ['bodies', slowBody],
  ['heads', slowHeaders],
  ['silence', ''],
])(
  'shuts down while connections send slow %s',
  async (_part, text) => {
    const server = await listen();
    const sockets = Array.from({ length: 20 }, () => openSocket(server, text).resume());
    await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
    await server.end({ dropIncompleteMs: 200 });
    await closed(sockets);
  },
  60_000,
);

it('does not apply the request timeout to a streamed reply', async () => {
  const astrologer = createFakeAstrologer();
  const test = await createTestApp({ astrologer, config: { ...testConfig, requestTimeoutMs: 300 } });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const chat = await openChat(test);
  const { goOn } = astrologer.pause();
  const response = await fetch(url + apiPaths.pushChat, {
    method: 'POST',
    body: JSON.stringify(chat.body()),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${chat.jwt}`, connection: 'close' },
  });
  const stalled = openSocket({ url }, slowBody).resume();
  await once(stalled, 'close');
  goOn();
  expect(splitReply(await response.text()).status.status).toBe('success');
});

it('aborts a reply that does not end, and charges nothing for it', async () => {
  const astrologer = createFakeAstrologer();
  const shutdown = createShutdownController();
  const test = await createTestApp({ astrologer, shutdown });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const chat = await openChat(test);
  astrologer.pause();
  const response = await fetch(url + apiPaths.pushChat, {
    method: 'POST',
    body: JSON.stringify(chat.body()),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${chat.jwt}` },
  });
  const database = { db: test.db, kind: 'pglite' as const, close: async () => undefined };
  await shutDown({ app: test.app, database, shutdown, delayMs: 0 }, { ...never, abortRepliesMs: 100 });
  expect(splitReply(await response.text()).status).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('nothing was charged'),
  });
  expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
});

it('resolves at its deadline if the database does not close', async () => {
  const shutdown = createShutdownController();
  const test = await createTestApp({ shutdown });
  await shutDown(
    { app: test.app, database: { db: test.db, kind: 'postgres', close: () => new Promise<void>(() => undefined) }, shutdown, delayMs: 0 },
    { dropIncompleteMs: 10, abortRepliesMs: 20, closeConnectionsMs: 30, deadlineMs: 200 },
  );
});

it('is not ready when the shutdown starts, and serves requests for a while', async () => {
  const server = await listen();
  const closing = server.end({}, 3000);
  const ready = await fetch(`${server.url}/readyz`, { headers: { connection: 'close' } });
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'fail', code: 'unavailable', message: 'The server is about to end.' },
  ]);
  await closing;
});
