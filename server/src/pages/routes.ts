import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { describedFor, remotesOf } from './compose';
import { addDocuments, type DocumentsOptions } from './documents';
import { addIntegrityLists } from './integrity-lists';
import { addLiveReload } from './live-reload';
import { createReleaseStore, type Revision } from './release-store';
import { robotsTxt, sitemapXml } from './sitemap';

interface PagesOptions extends Omit<DocumentsOptions, 'store'> {
  /** Addresses below the site's own that no route table names, such as those of posts, for the sitemap. */
  otherPages: () => Promise<string[]>;
}

const keptAnHour = 'public, max-age=3600';

/** The last of the visitors whom a canary reaches. */
const lastBucket = 99;

export interface SitePages {
  routes: FastifyPluginAsync;
  /** Resolves when pages come at their usual speed. Only for a server that is ready. */
  warmUp: () => Promise<void>;
}

/** Documents for every address of the site, and the immutable files of its releases. */
export function sitePages({ otherPages, ...options }: PagesOptions): SitePages {
  const { releasesDir, host, publicUrl, liveReload } = options;
  let warmUp: SitePages['warmUp'] = async () => undefined;
  const routes: FastifyPluginAsync = async (app) => {
    const store = createReleaseStore(releasesDir, (error) => app.log.error({ err: error }, 'The registry cannot be read; the last good one stands'));

    await app.register(fastifyStatic, {
      root: releasesDir, prefix: '/releases/', preCompressed: true, immutable: true, maxAge: '365d', index: false, decorateReply: false,
      allowedPath: (name) => /^\/[\w.-]+\/[\w.-]+\/(?!(?:server|renderer)\.cjs|descriptor\.json)[\w./-]+$/.test(name),
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });

    addIntegrityLists(app, store);
    if (liveReload) addLiveReload(app, store);

    app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', keptAnHour).send(robotsTxt(publicUrl)));

    app.get('/sitemap.xml', async (_request, reply) => {
      const revision = await store.revision();
      const routes = remoteNames(revision, host).flatMap((remote) => describedFor(revision, remote, lastBucket)?.routes ?? []);
      return reply.type('application/xml; charset=utf-8').header('cache-control', keptAnHour).send(sitemapXml(publicUrl, routes, await otherPages()));
    });

    ({ warmUp } = addDocuments(app, { ...options, store }));
  };
  return { routes, warmUp: () => warmUp() };
}

/** Whose route tables make up the site. */
const remoteNames = ({ registry }: Revision, host: PagesOptions['host']) => (host === 'bench' ? ['bench'] : remotesOf(registry));
