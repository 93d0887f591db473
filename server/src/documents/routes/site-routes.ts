import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { locales } from '@oracle-astra/shared/contract';
import { listRemotes, selectDescriptor } from '../compose';
import { addDocumentRoutes, type DocumentRoutesOptions } from '../document-routes';
import { addIntegrityRoute } from './integrity-route';
import { addManifestRoute } from './manifest-route';
import { addLiveReload } from '../releases/live-reload';
import { openReleases, type OpenReleases } from '../releases/open-releases';
import { addReleaseFetching } from '../releases/release-fetcher';
import type { Revision } from '../releases/release-store';
import { addOfflineRoutes } from './offline-document';
import { addServiceWorkerRoute } from './service-worker-route';
import type { SelectionOptions } from '../releases/select-releases';
import { robotsTxt, sitemapIndexXml, sitemapPath, sitemapXml } from './sitemap';
import { addTestReleaseRoutes } from '../releases/test-release-routes';
import { createTestReleases } from '../releases/test-releases';

interface SiteRoutesOptions extends Omit<DocumentRoutesOptions, 'store' | 'tests'> {
  /** Paths for the sitemap that no route table contains, such as those of posts. */
  listExtraPaths: () => Promise<string[]>;
  /** The file of the teams' keys, if each release has to be signed by one of them. */
  keysFile?: string | null;
  /** The source of releases that are not in the folder; null if the folder has all. */
  bucket?: Pick<ReleaseBucket, 'fetch'> | null;
  /** The releases, if they are already open. */
  releases?: OpenReleases;
}

const cacheForAnHour = 'public, max-age=3600';

/** The last bucket that a canary reaches. */
const lastBucket = () => 99.99;

export interface SiteRoutes {
  routes: FastifyPluginAsync;
  /** Resolves when pages are rendered at their usual speed. Call it once the server is ready. */
  warmUp: () => Promise<void>;
}

/** Documents for every address of the site, and the immutable files of its releases. */
export function createSiteRoutes({ listExtraPaths, keysFile = null, bucket = null, releases, ...options }: SiteRoutesOptions): SiteRoutes {
  const { releasesDir, host, publicUrl, liveReload, details } = options;
  const languages = details.frame?.languages ?? locales;
  let warmUp: SiteRoutes['warmUp'] = async () => undefined;
  const routes: FastifyPluginAsync = async (app) => {
    const config = { releasesDir, requiredKeysFile: keysFile };
    const { store, fetchRelease } = releases ?? openReleases({ config, bucket, log: app.log });

    if (bucket) addReleaseFetching(app, fetchRelease);
    await app.register(fastifyStatic, {
      root: releasesDir,
      prefix: '/releases/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
      allowedPath: (name) => /^\/[\w.-]+\/[\w.-]+\/(?!(?:server|renderer)\.cjs|descriptor\.json)[\w./-]+$/.test(name),
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });

    addIntegrityRoute(app, store);
    addManifestRoute(app, store, { releasesDir, publicUrl });
    addServiceWorkerRoute(app, releasesDir, async () => selectDescriptor(await store.getRevision(), host, lastBucket));
    addOfflineRoutes(app);
    if (liveReload) addLiveReload(app, store);

    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', cacheForAnHour).send(robotsTxt(publicUrl)),
    );

    app.get('/sitemap.xml', (_request, reply) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', cacheForAnHour).send(sitemapIndexXml(publicUrl, languages)),
    );

    for (const locale of languages) {
      app.get(sitemapPath(locale), async (_request, reply) => {
        const revision = await store.getRevision();
        const pages = listSiteRemotes(revision, host).flatMap((remote) => selectDescriptor(revision, remote, lastBucket)?.routes ?? []);
        return reply
          .type('application/xml; charset=utf-8')
          .header('cache-control', cacheForAnHour)
          .send(sitemapXml(publicUrl, pages, await listExtraPaths(), { locale, languages }));
      });
    }

    const tests = createTestReleases({ store, releasesDir, keysFile, clock: options.clock });
    addTestReleaseRoutes(app, { tests, clock: options.clock, publicUrl });
    ({ warmUp } = addDocumentRoutes(app, { ...options, store, tests }));
  };
  return { routes, warmUp: () => warmUp() };
}

/** The remotes whose route tables form the site. */
const listSiteRemotes = ({ registry }: Revision, host: SelectionOptions['host']) => (host === 'bench' ? ['bench'] : listRemotes(registry));
