import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sampleSiteDetails } from '@oracle-astra/shared/contract';
import { addCompression } from '../../plugins/compression';
import { addMetrics } from '../../plugins/metrics';
import { rewriteUrl } from '../../plugins/rewrite-url';
import { createSiteRoutes } from '../routes/site-routes';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from './releases';
import { readSessionsBy } from './cookie-sessions';

export interface SiteApp {
  app: FastifyInstance;
  folder: string;
  /** Lines that were logged as errors. */
  loggedErrors: string[];
  close: () => Promise<void>;
}

type Options = Partial<Parameters<typeof createSiteRoutes>[0]>;

/** A temporary folder with releases of a shell, a forum and a chat. */
export function writeSiteReleases(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  for (const descriptor of [shellRelease(), remoteRelease('forum', 1, 'forum', 'forum/:slug'), remoteRelease('chat', 1, 'chats')])
    writeRelease(folder, descriptor);
  writeRegistry(folder, 1, { shell: channel('shell-1'), forum: channel('forum-1'), chat: channel('chat-1') });
  return folder;
}

/** The site's routes over such a folder, without server rendering. */
export const createTestSiteRoutes = (folder: string, options: Options = {}) =>
  createSiteRoutes({
    releasesDir: folder,
    host: 'shell',
    remoteTimeoutMs: 4000,
    clock: () => new Date(1_795_262_400_000),
    publicUrl: 'https://site.example',
    details: sampleSiteDetails,
    listExtraPaths: async () => [],
    local: false,
    liveReload: false,
    paymentOrigins: ['http://gateway.test'],
    readCookieSession: readSessionsBy(() => false),
    rendering: { isolation: 'thread', workers: 0, budgetMs: 300, cacheMb: 0, script: '' },
    ...options,
  }).routes;

/** A server with only the site's routes, over a separate folder. */
export async function openSiteApp(options: Options = {}): Promise<SiteApp> {
  const folder = writeSiteReleases();
  const loggedErrors: string[] = [];
  const stream = { write: (line: string) => void loggedErrors.push(line) };
  const app = Fastify({ logger: { level: 'error', stream }, rewriteUrl });
  addMetrics(app);
  await addCompression(app);
  await app.register(createTestSiteRoutes(folder, options));
  return {
    app,
    folder,
    loggedErrors,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
