import { once } from 'node:events';
import { request as send, Agent } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, type TestApp } from '../testing/test-app';

const despair = 'main ab jeena nahi chahta, mar jaana chahta hoon';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => agent.destroy());

/** Sends a body in the given parts, over one connection; the last part may never come. */
async function post(path: string, parts: readonly string[], { ends = true, headers = {} } = {}): Promise<{ code?: string; care?: object }> {
  return new Promise((resolve, reject) => {
    const request = send({ port, path, method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => {
        resolve(JSON.parse(body) as { code?: string });
        if (!ends) request.destroy();
      });
    });
    request.on('error', (error) => (ends ? reject(error) : undefined));
    for (const part of parts) request.write(part);
    if (ends) request.end();
  });
}
const ended = { authorization: 'Bearer ended' };

it('reads the text of a request refused before its body arrived, and keeps the connection', async () => {
  const body = JSON.stringify({ did: 'd', comment: despair });
  for (let times = 0; times < 3; times += 1)
    expect(await post(apiPaths.addComment, [body.slice(0, 20), body.slice(20)], { headers: ended })).toMatchObject({
      code: 'unauthenticated',
      care: {},
    });
  expect(await post(apiPaths.discussions, ['{"start":1}'])).toMatchObject({ status: 'success' });
});

it('reads the beginning of a body that is far too large', async () => {
  const parts = [`{"query":"${despair}",`, ...Array.from({ length: 40 }, () => `"x":"${'We shall see. '.repeat(4000)}",`), '"end":1}'];
  const headers = { 'content-length': String(parts.reduce((total, part) => total + part.length, 0)) };
  expect(await post(apiPaths.discussions, parts, { headers })).toMatchObject({ code: 'payload_too_large', care: {} });
  expect(await post(apiPaths.discussions, ['{"start":1}'])).toMatchObject({ status: 'success' });
});

it('waits only a moment for an incomplete body', async () => {
  const headers = { ...ended, 'content-length': '1000' };
  const answer = await post(apiPaths.addComment, [`{"did":"d","comment":"${despair}"`], { ends: false, headers });
  expect(answer).toMatchObject({ code: 'unauthenticated', care: {} });
});

it('reads text that arrives while the server is closing', async () => {
  const closing = await createTestApp();
  await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((closing.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answers = '';
  socket.on('data', (part) => (answers += String(part)));
  const head = (body: string) =>
    `POST ${apiPaths.discussions} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const [first, second] = ['{"start":1}', JSON.stringify({ start: 1, query: despair })];
  // The first request keeps the connection open for the second.
  socket.write(head(first) + first.slice(0, 5));
  await once(closing.app.server, 'request');
  const closed = closing.close();
  await setTimeout(100);
  socket.write(first.slice(5) + head(second) + second);
  await once(socket, 'close');
  await closed;
  const [, body = ''] = answers.split('HTTP/1.1 503');
  expect(JSON.parse(body.slice(body.indexOf('{')))).toMatchObject({ code: 'unavailable', care: {} });
});
