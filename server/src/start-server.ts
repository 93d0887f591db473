import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createBucket } from '@oracle-astra/release/src/bucket/bucket';
import { createReleaseBucket, type ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { prepareReader } from './astrologers';
import { buildApp } from './app';
import type { Config } from './config/config';
import { readConfig } from './config/config';
import type { PaymentConfig } from './config/payments';
import { toSiteDetails } from './config/site';
import { openDatabase, type OpenDatabase } from './db/database';
import { startDatabaseClock } from './db/database-clock';
import { getListeningUrl, listen } from './listen';
import { openLog } from './log';
import { connectRedis, type RedisConnections } from './redis/connect-redis';
import { startTracing } from './tracing/start-tracing';
import { loadRegistry } from './modules/releases/registry';
import { createSitemapPaths } from './sitemap-paths';
import { createLedger } from './modules/ledger/service';
import { readCookieSession } from './modules/session/session-cookies';
import { createLocalOutbox } from './modules/sms/local-outbox';
import { createMsg91 } from './modules/sms/msg91';
import type { SmsSender } from './modules/sms/sms-sender';
import { checkHostRelease } from './documents/releases/check-host-release';
import { openReleases, type OpenReleases } from './documents/releases/open-releases';
import { createReportTokens } from './documents/report-token';
import { createSiteRoutes, type SiteRoutes } from './documents/routes/site-routes';
import type { ServerDeps } from './deps';
import { loadSamples } from './sample/load';
import { startLocalGateway, type RunningGateway } from './local-gateway/start-local-gateway';
import { createShutdownController, shutDown } from './shutdown';

export interface RunningServer {
  config: Config;
  /** The address it listens on, such as `http://localhost:3000`. */
  url: string;
  /** Stops accepting connections, finishes open requests and closes the database, within 30 seconds in every case. */
  close(): Promise<void>;
}

/** Every origin that the provider's script and window come from. */
const listPaymentOrigins = (payments: PaymentConfig | null): string[] =>
  payments === null ? [] : [...new Set([new URL(payments.checkoutUrl).origin, ...payments.windowOrigins])];

interface StartOptions {
  /** The program of the local payment gateway, which local mode starts without keys; without it payments are disabled. */
  localGateway?: string;
}

/** Starts the local gateway, only in local mode without keys. */
async function openGateway(config: Config, script: string | undefined): Promise<RunningGateway | null> {
  if (config.payments !== null || !config.local || script === undefined) return null;
  return startLocalGateway(script, config);
}

/** In local mode with PostgreSQL several processes may have to know a code. */
function createSms({ sms, databaseUrl, dataDir }: Config, log: FastifyBaseLogger): SmsSender {
  return sms === null ? createLocalOutbox(log, databaseUrl === null ? null : join(dataDir, 'codes')) : createMsg91(sms);
}

/** The pages of the site and the files of its releases. */
function createSite(
  config: Config,
  homeDir: string,
  {
    listen,
    replica,
    bucket,
    releases,
    clock,
  }: Pick<OpenDatabase, 'listen' | 'replica'> & { bucket: ReleaseBucket | null; releases: OpenReleases; clock: () => Date },
  sessions: Parameters<NonNullable<ServerDeps['siteRoutes']>>[0],
): SiteRoutes {
  return createSiteRoutes({
    releasesDir: config.releasesDir,
    keysFile: config.requiredKeysFile,
    bucket,
    releases,
    host: config.pageHost,
    remoteTimeoutMs: config.remoteTimeoutMs,
    reportPercent: config.releaseGuard.reportPercent,
    reportTokens: createReportTokens({ secrets: config.jwtSecrets, clock }),
    clock,
    publicUrl: config.publicUrl,
    details: toSiteDetails(config.site, config.commerce.seller),
    listExtraPaths: createSitemapPaths(config),
    local: config.local,
    liveReload: config.liveReload,
    readCookieSession: async (headers) => readCookieSession(headers, sessions),
    listen,
    onContentChange: () => replica?.require(),
    rendering: { ...config.rendering, script: join(homeDir, 'render-worker.mjs') },
    paymentOrigins: listPaymentOrigins(config.payments),
  });
}

/**
 * Opens everything that `env` configures and listens; `homeDir` is the folder that contains `migrations`. Throws a StartError,
 * whose message is for the person at the terminal, if it cannot start.
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  homeDir: string,
  { localGateway }: StartOptions = {},
): Promise<RunningServer> {
  const configured = readConfig(env, homeDir);
  const hasOwnRegistry = configured.releasesRegistry === 'folder';
  if (!configured.local && hasOwnRegistry) await checkHostRelease(configured.releasesDir, configured.pageHost);
  const gateway = await openGateway(configured, localGateway);
  const config = gateway === null ? configured : { ...configured, payments: gateway.config };
  const log = openLog(config);
  const sms = createSms(config, log);
  const tracing = config.tracing ? await startTracing(config.commit, log) : null;
  const bucket = config.releasesBucket && createReleaseBucket(createBucket(config.releasesBucket), config.releasesDir);
  const basics = { env, config, bucket, log };
  let redis: RedisConnections | undefined;
  const closeOthers = async () => {
    gateway?.close();
    await Promise.all([redis?.close(), bucket?.close(), tracing?.stop()]);
  };
  let site: SiteRoutes | undefined;
  const database = await openDatabase(config, log).catch(async (error: unknown) => {
    await closeOthers();
    throw error;
  });
  const { now: clock, stop: stopClock } = await startDatabaseClock(database, log);
  const releases = openReleases(basics);
  const siteRoutes: ServerDeps['siteRoutes'] = (sessions) =>
    (site = createSite(config, homeDir, { ...database, bucket, releases, clock }, sessions)).routes;
  const [shutdown, start] = [createShutdownController(), { isWarm: false }];
  let app: FastifyInstance | undefined;
  try {
    if (!hasOwnRegistry) await loadRegistry({ config, db: database.db, bucket, log });
    if (config.local) await loadSamples({ db: database.db, ledger: createLedger({ clock }), clock });
    redis = config.redisUrl === null ? undefined : await connectRedis(config.redisUrl, log);
    app = await buildApp({ ...basics, ...database, redis, releases: releases.store, clock, sms, start, shutdown, siteRoutes });
    prepareReader();
    await listen(app, config);
    gateway?.connect(getListeningUrl(app, config));
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
