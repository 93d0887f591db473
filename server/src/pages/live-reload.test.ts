import type { AddressInfo } from 'node:net';
import { openPages } from './testing/pages-app';
import { channel, writeRegistry } from './testing/releases';

it('is off by default: no stream, and no script that asks for one', async () => {
  const pages = await openPages();
  const { statusCode, headers } = await pages.app.inject('/dev/changes');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await pages.app.inject('/forum')).body).not.toContain('/dev/changes');
  await pages.close();
});

it('tells an open page each revision that comes', async () => {
  const pages = await openPages({ liveReload: true });
  await pages.app.listen({ port: 0 });
  const { port } = pages.app.server.address() as AddressInfo;
  const leave = new AbortController();
  const stream = await fetch(`http://localhost:${port}/dev/changes`, { signal: leave.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe('data: 1\n\n');
  writeRegistry(pages.folder, 2, { shell: channel('shell-1') });
  expect((await reader.read()).value).toBe('data: 2\n\n');
  leave.abort();
  await pages.close();
});
