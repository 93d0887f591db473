import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { openSiteApp } from './site-app';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from './releases';
import { readSessionsBy } from './cookie-sessions';

/**
 * A minimal renderer. A page shows its release, its address, the session and the API's response; `/chats` redirects visitors
 * without a session, and an address with `broken` fails.
 */
const renderer = `
  exports.sharedModules = {};
  exports.versions = { react: '19.3.1' };
  exports.createPageRenderer = (owner) => async ({ address, token, ended, now }, call) => {
    if (address.includes('broken')) throw new Error('broken');
    if (address.startsWith('/chats') && token === null) return { kind: 'redirect', status: 302, location: '/forum' };
    const { body: response } = await call({ method: 'GET', url: '/apis/echo?at=' + encodeURIComponent(address), headers: token === null ? {} : { authorization: 'Bearer ' + token }, body: null });
    const session = token !== null ? 'in' : ended ? 'ended' : 'none';
    const body = [owner === null ? 'shell' : owner.release, address, session, response].join(' | ');
    return { kind: 'page', status: owner === null ? 404 : 200, head: '<title>A page</title>', styles: '<style data-styled="true">.' + (owner === null ? 'shell' : owner.release) + '{}</style>', body, state: { now, session, api: { queries: {}, provided: {} }, loaderData: {}, errors: null } };
  };
`;

/** Writes a release with a build for the server whose integrity its descriptor has. */
export function writeRenderableRelease(folder: string, descriptor: Descriptor, source = 'exports.routes = []'): void {
  const server = descriptor.remote === 'shell' ? 'renderer.cjs' : 'server.cjs';
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  writeRelease(folder, { ...descriptor, server, files: [...descriptor.files, { name: server, bytes: source.length, integrity }] });
  writeFileSync(path.join(folder, descriptor.remote, descriptor.release, server), source);
}

/** The site with workers that run the built `script`. `respond` is the API: it gets the bearer token, or '', and the page's address. */
export async function openRenderedSiteApp(
  script: string,
  respond: (token: string, at: string) => string | Promise<string>,
  options: Parameters<typeof openSiteApp>[0] = {},
) {
  const site = await openSiteApp({
    ...options,
    readCookieSession: readSessionsBy((token) => token.startsWith('live')),
    rendering: { isolation: 'thread', workers: 1, budgetMs: 20_000, cacheMb: 1, script },
  });
  const { app, folder } = site;
  writeRenderableRelease(folder, shellRelease(), renderer);
  writeRenderableRelease(folder, remoteRelease('forum', 1, 'forum', 'forum/:slug'));
  writeRenderableRelease(folder, remoteRelease('chat', 1, 'chats'));
  writeRegistry(folder, 2, { shell: channel('shell-1'), forum: channel('forum-1'), chat: channel('chat-1') });
  app.get<{ Querystring: { at: string } }>('/apis/echo', async ({ headers, query }) =>
    respond(headers.authorization?.replace('Bearer ', '') ?? '', query.at),
  );
  return site;
}
