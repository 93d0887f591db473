import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { selectDescriptor, listRemotes } from './compose';
import { addDocumentRoutes, type DocumentRoutesOptions } from './document-routes';
import { addIntegrityRoute } from './integrity-route';
import { addLiveReload } from './live-reload';
import { createReleaseStore, type Revision } from './release-store';
import { robotsTxt, sitemapXml } from './sitemap';

interface SiteRoutesOptions extends Omit<DocumentRoutesOptions, 'store'> {
  /** Addresses below the site's own that no route table names, such as those of posts, for the sitemap. */
  listExtraPaths: () => Promise<string[]>;
}

const cacheForAnHour = 'public, max-age=3600';

/** The last of the visitors whom a canary reaches. */
const lastBucket = 99;

export interface SiteRoutes {
  routes: FastifyPluginAsync;
  /** Resolves when pages come at their usual speed. Only for a server that is ready. */
  warmUp: () => Promise<void>;
}

/** Documents for every address of the site, and the immutable files of its releases. */
export function createSiteRoutes({ listExtraPaths, ...options }: SiteRoutesOptions): SiteRoutes {
  const { releasesDir, host, publicUrl, liveReload } = options;
  let warmUp: SiteRoutes['warmUp'] = async () => undefined;
  const routes: FastifyPluginAsync = async (app) => {
    const store = createReleaseStore(releasesDir, (error) => app.log.error({ err: error }, 'The registry cannot be read; the last good one stands'));

    await app.register(fastifyStatic, {
      root: releasesDir, prefix: '/releases/', preCompressed: true, immutable: true, maxAge: '365d', index: false, decorateReply: false,
      allowedPath: (name) => /^\/[\w.-]+\/[\w.-]+\/(?!(?:server|renderer)\.cjs|descriptor\.json)[\w./-]+$/.test(name),
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });

    addIntegrityRoute(app, store);
    if (liveReload) addLiveReload(app, store);

    app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', cacheForAnHour).send(robotsTxt(publicUrl)));

    app.get('/sitemap.xml', async (_request, reply) => {
      const revision = await store.getRevision();
      const routes = listSiteRemotes(revision, host).flatMap((remote) => selectDescriptor(revision, remote, lastBucket)?.routes ?? []);
      return reply.type('application/xml; charset=utf-8').header('cache-control', cacheForAnHour).send(sitemapXml(publicUrl, routes, await listExtraPaths()));
    });

    ({ warmUp } = addDocumentRoutes(app, { ...options, store }));
  };
  return { routes, warmUp: () => warmUp() };
}

/** Whose route tables make up the site. */
const listSiteRemotes = ({ registry }: Revision, host: SiteRoutesOptions['host']) => (host === 'bench' ? ['bench'] : listRemotes(registry));
