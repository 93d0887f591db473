import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { openSiteApp } from './site-app';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from './releases';

/**
 * A renderer in a few lines. A page says which release it is by, who reads it and what the API tells them; one person's
 * own address leads visitors away, and a broken one has no page.
 */
const renderer = `
  exports.sharedModules = {};
  exports.versions = { react: '19.3.1' };
  exports.createPageRenderer = (owner) => async ({ address, token, ended, now }, ask) => {
    if (address.includes('broken')) throw new Error('broken');
    if (address.startsWith('/chats') && token === null) return { kind: 'redirect', status: 302, location: '/forum' };
    const { body: told } = await ask({ method: 'GET', url: '/apis/told?at=' + encodeURIComponent(address), headers: token === null ? {} : { authorization: 'Bearer ' + token }, body: null });
    const session = token !== null ? 'in' : ended ? 'ended' : 'none';
    const body = [owner === null ? 'shell' : owner.release, address, session, told].join(' | ');
    return { kind: 'page', status: owner === null ? 404 : 200, head: '<title>A page</title>', styles: '<style data-styled="true">.' + (owner === null ? 'shell' : owner.release) + '{}</style>', body, state: { now, session, api: { queries: {}, provided: {} }, loaderData: {}, errors: null } };
  };
`;

/** Writes a release with a build for the server that its descriptor vouches for. */
export function writeRenderableRelease(folder: string, described: Descriptor, source = 'exports.routes = []'): void {
  const server = described.remote === 'shell' ? 'renderer.cjs' : 'server.cjs';
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  writeRelease(folder, { ...described, server, files: [...described.files, { name: server, bytes: source.length, integrity }] });
  writeFileSync(path.join(folder, described.remote, described.release, server), source);
}

/** The pages with workers that render them by the built `script`. `told` is what the API answers, by the bearer's token or '' and the page's address. */
export async function openRenderedSiteApp(script: string, told: (token: string, at: string) => string) {
  const pages = await openSiteApp({
    isTokenValid: async (token) => token.startsWith('live'),
    rendering: { workers: 1, budgetMs: 20_000, cacheMb: 1, script },
  });
  const { app, folder } = pages;
  writeRenderableRelease(folder, shellRelease(), renderer);
  writeRenderableRelease(folder, remoteRelease('forum', 1, 'forum', 'forum/:slug'));
  writeRenderableRelease(folder, remoteRelease('chat', 1, 'chats'));
  writeRegistry(folder, 2, { shell: channel('shell-1'), forum: channel('forum-1'), chat: channel('chat-1') });
  app.get<{ Querystring: { at: string } }>('/apis/told', async ({ headers, query }) => told(headers.authorization?.replace('Bearer ', '') ?? '', query.at));
  return pages;
}
