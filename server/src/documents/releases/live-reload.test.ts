import type { AddressInfo } from 'node:net';
import { openSiteApp, type SiteApp } from '../testing/site-app';
import { channel, writeRegistry } from '../testing/releases';

it('is off by default, without a stream or a script that opens one', async () => {
  const site = await openSiteApp();
  const { statusCode, headers } = await site.app.inject('/dev/changes');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await site.app.inject('/forum')).body).not.toContain('/dev/changes');
  await site.close();
});

/** The stream of a listening server, one chunk at a time. */
async function changesOf({ app }: SiteApp) {
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const aborter = new AbortController();
  const stream = await fetch(`http://localhost:${port}/dev/changes`, { signal: aborter.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^retry: \d+\n\n$/);
  return { next: async () => (await reader.read()).value, close: () => aborter.abort() };
}

/** The version in a message, and the one for which a page does not reload. */
const versionIn = (message: string | undefined) => /^data: (\S+)\n\n$/.exec(message ?? '')?.[1];
const versionOf = (page: string) => /e\.data!=='([^']+)'/.exec(page)?.[1];

it('sends open pages each new revision', async () => {
  const site = await openSiteApp({ liveReload: true });
  const changes = await changesOf(site);
  const own = versionOf((await site.app.inject('/forum')).body);
  expect(own).toBeDefined();
  expect(versionIn(await changes.next())).toBe(own);
  writeRegistry(site.folder, 2, { shell: channel('shell-1') });
  expect(versionIn(await changes.next())).toMatch(/\.2$/);
  changes.close();
  await site.close();
});

it('does not delay the shutdown of the server', async () => {
  const site = await openSiteApp({ liveReload: true });
  const changes = await changesOf(site);
  await changes.next();
  await site.close();
  await expect(changes.next()).rejects.toThrow();
});
