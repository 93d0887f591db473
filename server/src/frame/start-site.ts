import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createBucket } from '@oracle-astra/release/src/bucket/bucket';
import { createReleaseBucket, type ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import type { Config } from '../config/config';
import type { Env } from '../config/environment';
import { openDatabase, type OpenDatabase } from '../db/database';
import { startDatabaseClock } from '../db/database-clock';
import { checkHostRelease } from '../documents/releases/check-host-release';
import { createFlagService, type FlagPeople } from '../documents/flags/flag-service';
import { openReleases, type OpenReleases } from '../documents/releases/open-releases';
import { createReportTokens } from '../documents/report-token';
import { createSiteRoutes, type SiteRoutes } from '../documents/routes/site-routes';
import { getListeningUrl, listen } from '../listen';
import { openLog } from '../log';
import { loadRegistry } from '../modules/releases/registry';
import { readCookieSession } from '../modules/session/session-cookies';
import { createLocalOutbox } from '../modules/sms/local-outbox';
import { createMsg91 } from '../modules/sms/msg91';
import type { SmsSender } from '../modules/sms/sms-sender';
import { connectRedis, type RedisConnections } from '../redis/connect-redis';
import { createShutdownController, shutDown } from '../shutdown';
import { startTracing } from '../tracing/start-tracing';
import type { FrameDeps } from './frame-deps';

type SiteSources = Parameters<typeof createSiteRoutes>[0];

/** A product from its start to its end, around the frame of the server. */
export interface SiteProduct<ProductConfig extends Config> {
  config: ProductConfig;
  build: (deps: FrameDeps & { config: ProductConfig }) => Promise<FastifyInstance>;
  /** What documents show of the site, which addresses its sitemap has beside the routes, and which other origins its pages load. */
  site: Pick<SiteSources, 'details' | 'listExtraPaths' | 'paymentOrigins'>;
  /** Fills the database before the server is built. */
  fill?: (deps: Pick<FrameDeps, 'db' | 'clock'>) => Promise<void>;
  /** Called when the server listens at an address. */
  onListening?: (url: string) => void;
  /** Closes what the product has opened. */
  close?: () => void;
}

export interface RunningSite<ProductConfig extends Config> {
  config: ProductConfig;
  /** The address it listens on, such as `http://localhost:3000`. */
  url: string;
  /** Stops accepting connections, finishes open requests and closes the database, within 30 seconds in every case. */
  close(): Promise<void>;
}

/** In local mode with PostgreSQL several processes may have to know a code. */
function createSms({ sms, databaseUrl, dataDir }: Config, log: FastifyBaseLogger): SmsSender {
  return sms === null ? createLocalOutbox(log, databaseUrl === null ? null : join(dataDir, 'codes')) : createMsg91(sms);
}

interface OpenSite extends Pick<OpenDatabase, 'listen' | 'replica'> {
  bucket: ReleaseBucket | null;
  releases: OpenReleases;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** The pages of the site and the files of its releases. */
function createSite(
  { config, site }: Pick<SiteProduct<Config>, 'config' | 'site'>,
  homeDir: string,
  { replica, ...open }: OpenSite,
  sessions: Parameters<NonNullable<FrameDeps['siteRoutes']>>[0],
  people: FlagPeople,
): SiteRoutes {
  return createSiteRoutes({
    ...site,
    ...open,
    releasesDir: config.releasesDir,
    keysFile: config.requiredKeysFile,
    host: config.pageHost,
    remoteTimeoutMs: config.remoteTimeoutMs,
    reportPercent: config.releaseGuard.reportPercent,
    reportTokens: createReportTokens({ secrets: config.jwtSecrets, hashSecret: config.hashSecret, clock: open.clock }),
    publicUrl: config.publicUrl,
    local: config.local,
    liveReload: config.liveReload,
    readCookieSession: async (headers) => readCookieSession(headers, sessions),
    flags: createFlagService({ log: open.log, people, getRegistry: async () => (await open.releases.store.getRevision()).registry }),
    onContentChange: () => replica?.require(),
    rendering: { ...config.rendering, script: join(homeDir, 'render-worker.mjs') },
  });
}

/**
 * Opens everything that the configuration of the product names, and listens; `homeDir` is the folder that contains `migrations`.
 * Throws a StartError, whose message is for the person at the terminal, if it cannot start.
 */
export async function startSite<ProductConfig extends Config>(
  product: SiteProduct<ProductConfig>,
  { env, homeDir }: { env: Env; homeDir: string },
): Promise<RunningSite<ProductConfig>> {
  const { config } = product;
  const hasOwnRegistry = config.releasesRegistry === 'folder';
  const log = openLog(config);
  const sms = createSms(config, log);
  const tracing = config.tracing ? await startTracing(config.commit, log) : null;
  const bucket = config.releasesBucket && createReleaseBucket(createBucket(config.releasesBucket), config.releasesDir);
  const basics = { env, config, bucket, log, siteName: product.site.details.frame?.name };
  let redis: RedisConnections | undefined;
  const closeOthers = async () => {
    product.close?.();
    await Promise.all([redis?.close(), bucket?.close(), tracing?.stop()]);
  };
  let site: SiteRoutes | undefined;
  const openStores = async () => {
    if (!config.local && hasOwnRegistry) await checkHostRelease(config.releasesDir, config.pageHost);
    return openDatabase(config, log);
  };
  const database = await openStores().catch(async (error: unknown) => {
    await closeOthers();
    throw error;
  });
  const { now: clock, stop: stopClock } = await startDatabaseClock(database, log);
  const releases = openReleases(basics);
  const siteRoutes: FrameDeps['siteRoutes'] = (sessions, people) =>
    (site = createSite(product, homeDir, { ...database, bucket, releases, clock, log }, sessions, people)).routes;
  const [shutdown, start] = [createShutdownController(), { isWarm: false }];
  let app: FastifyInstance | undefined;
  try {
    if (!hasOwnRegistry) await loadRegistry({ config, db: database.db, bucket, log });
    await product.fill?.({ db: database.db, clock });
    redis = config.redisUrl === null ? undefined : await connectRedis(config.redisUrl, log);
    app = await product.build({ ...basics, ...database, redis, releases: releases.store, clock, sms, start, shutdown, siteRoutes });
    await listen(app, config);
    product.onListening?.(getListeningUrl(app, config));
    await site?.warmUp();
    start.isWarm = true;
  } catch (error) {
    await app?.close();
    stopClock();
    await database.close();
    await closeOthers();
    throw error;
  }
  const running = app;
  return {
    config,
    url: getListeningUrl(running, config),
    close: async () => {
      stopClock();
      await shutDown({ app: running, database, shutdown, delayMs: config.shutdownDelayMs });
      await closeOthers();
    },
  };
}
