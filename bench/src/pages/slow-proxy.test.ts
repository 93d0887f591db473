import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { startSlowProxy } from './slow-proxy';

const origin = createServer((incoming, outgoing) => {
  outgoing.writeHead(201, { 'x-path': incoming.url });
  incoming.pipe(outgoing);
});

beforeAll(async () => {
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
});
afterAll(() => {
  origin.close();
  origin.closeAllConnections();
});

test('passes requests and responses on unchanged', async () => {
  const proxy = await startSlowProxy(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`, 20);
  try {
    const response = await fetch(`${proxy.url}/a?b=c`, { method: 'POST', body: 'said' });
    expect([response.status, response.headers.get('x-path'), await response.text()]).toEqual([201, '/a?b=c', 'said']);
  } finally {
    proxy.close();
  }
});
