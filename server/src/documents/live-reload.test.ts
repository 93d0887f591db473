import type { AddressInfo } from 'node:net';
import { openSiteApp, type SiteApp } from './testing/site-app';
import { channel, writeRegistry } from './testing/releases';

it('is off by default: no stream, and no script that asks for one', async () => {
  const pages = await openSiteApp();
  const { statusCode, headers } = await pages.app.inject('/dev/changes');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await pages.app.inject('/forum')).body).not.toContain('/dev/changes');
  await pages.close();
});

/** What the stream of a listening app says, one piece at a time. */
async function changesOf({ app }: SiteApp) {
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const leave = new AbortController();
  const stream = await fetch(`http://localhost:${port}/dev/changes`, { signal: leave.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^retry: \d+\n\n$/);
  return { next: async () => (await reader.read()).value, leave: () => leave.abort() };
}

/** The mark in a message, and the one that a page would not load itself anew for. */
const markIn = (message: string | undefined) => /^data: (\S+)\n\n$/.exec(message ?? '')?.[1];
const markOf = (page: string) => /e\.data!=='([^']+)'/.exec(page)?.[1];

it('tells an open page each revision that comes', async () => {
  const pages = await openSiteApp({ liveReload: true });
  const changes = await changesOf(pages);
  const own = markOf((await pages.app.inject('/forum')).body);
  expect(own).toBeDefined();
  expect(markIn(await changes.next())).toBe(own);
  writeRegistry(pages.folder, 2, { shell: channel('shell-1') });
  expect(markIn(await changes.next())).toMatch(/\.2$/);
  changes.leave();
  await pages.close();
});

it('does not hold up the end of the server', async () => {
  const pages = await openSiteApp({ liveReload: true });
  const changes = await changesOf(pages);
  await changes.next();
  await pages.close();
  await expect(changes.next()).rejects.toThrow();
}, 20_000);
