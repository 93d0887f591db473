import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@oracle-astra/shared/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { carried, compose, composed, describedFor, remotesOf } from './compose';
import { documentFor, policyFor, scriptsFor } from './document';
import { addLiveReload } from './live-reload';
import { ownerOf } from './owner';
import { makeReleaseStore, type Revision } from './release-store';
import { robotsTxt, sitemapXml } from './sitemap';

interface PagesOptions {
  /** Folder of the releases, absolute. */
  releasesDir: string;
  /** Which release is the page's own: the shell, or the monolith of the bench. */
  host: 'shell' | 'bench';
  /** How long the browser waits for a remote's files, in milliseconds. */
  remoteTimeoutMs: number;
  clock: () => Date;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  /** Addresses below the site's own that no route table names, such as those of posts, for the sitemap. */
  otherPages: () => Promise<string[]>;
  local: boolean;
  /** Tells open pages to load themselves anew when a release changes: for developers. */
  liveReload: boolean;
}

const keptAnHour = 'public, max-age=3600';

/** The last of the visitors whom a canary reaches. */
const lastBucket = 99;

/** Documents for every address of the site, and the immutable files of its releases. */
export function pagesRoutes({ releasesDir, host, remoteTimeoutMs, clock, publicUrl, otherPages, local, liveReload }: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    const store = makeReleaseStore(releasesDir, (error) => app.log.error({ err: error }, 'The registry cannot be read; the last good one stands'));
    const styles = new Map<string, string>();

    async function stylesOf(release: string): Promise<string> {
      const ready = styles.get(release);
      if (ready !== undefined) return ready;
      const css = await readFile(path.join(releasesDir, host, release, 'base.css'), 'utf8');
      styles.set(release, css);
      return css;
    }

    await app.register(fastifyStatic, {
      root: releasesDir, prefix: '/releases/', preCompressed: true, immutable: true, maxAge: '365d', index: false, decorateReply: false,
      allowedPath: (name) => /^\/[\w.-]+\/[\w.-]+\/(?!server\.cjs|descriptor\.json)[\w./-]+$/.test(name),
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });

    if (liveReload) addLiveReload(app, store);

    app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', keptAnHour).send(robotsTxt(publicUrl)));

    app.get('/sitemap.xml', async (_request, reply) => {
      const revision = await store.revision();
      const routes = remoteNames(revision, host).flatMap((remote) => describedFor(revision, remote, lastBucket)?.routes ?? []);
      return reply.type('application/xml; charset=utf-8').header('cache-control', keptAnHour).send(sitemapXml(publicUrl, routes, await otherPages()));
    });

    app.get('/*', async (request, reply) => {
      const revision = await store.revision();
      const bucket = bucketOf(request);
      const shell = describedFor(revision, host, bucket);
      if (!shell) throw new Error(`The registry names no release of ${host} that can be read`);
      const composition = host === 'bench' ? alone(revision, remoteTimeoutMs) : compose(revision, bucket, remoteTimeoutMs);
      const pathname = request.url.split('?')[0] ?? '/';
      const owner = ownerOf(host === 'bench' ? [composed(shell)] : composition.remotes, pathname);
      const nonce = randomBytes(16).toString('base64');
      const html = documentFor({ shell, css: await stylesOf(shell.release), composition: carried(composition, owner?.route), owner, nonce, now: clock().getTime(), local, liveReload });
      const links = scriptsFor({ shell, owner }).map(({ address, integrity }) => `<${address}>; rel=preload; as=script; crossorigin=anonymous; integrity="${integrity}"`);
      void reply
        .status(owner === null ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyFor(nonce))
        .header('cache-control', 'no-store')
        .header('link', links.join(', '));
      return reply.send(html);
    });
  };
}

/** Whose route tables make up the site. */
const remoteNames = ({ registry }: Revision, host: PagesOptions['host']) => (host === 'bench' ? ['bench'] : remotesOf(registry));

/** The monolith brings its own pages. */
const alone = ({ registry }: Revision, timeoutMs: number): Composition => ({ revision: registry.revision, timeout_ms: timeoutMs, remotes: [], navigation: [] });

/** A visitor's place from 0 to 99: by their session where they have one, else by address and browser. */
function bucketOf({ headers, ip }: FastifyRequest): number {
  const who = headers.cookie?.match(/(?:^|;\s*)jwt=([^;]+)/)?.[1] ?? `${ip} ${headers['user-agent'] ?? ''}`;
  return createHash('sha256').update(who).digest().readUInt16BE(0) % 100;
}
