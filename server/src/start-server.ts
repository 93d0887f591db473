import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config/config';
import { readConfig } from './config/config';
import { StartError } from './config/start-error';
import { openDatabase } from './db/database';
import { createLog } from './log';
import { createSitemapPaths } from './sitemap-paths';
import { createLedger } from './modules/ledger/service';
import { createLocalOutbox } from './modules/sms/local-outbox';
import { createMsg91 } from './modules/sms/msg91';
import { checkHostRelease } from './documents/check-host-release';
import { createSiteRoutes, type SiteRoutes } from './documents/site-routes';
import type { ServerDeps } from './deps';
import { loadSamples } from './sample/load';
import { createShutdownController, shutDown } from './shutdown';

export interface RunningServer {
  config: Config;
  /** Where it listens, such as `http://localhost:3000`. */
  url: string;
  /** Stops accepting connections, finishes open requests and closes the database, within 30 seconds in every case. */
  close(): Promise<void>;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Stop what uses it, or give another one with PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Give another one with PORT.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`The address ${host} is not one of this machine. Give another one with HOST.`);
    throw error;
  }
}

function getListeningUrl(app: FastifyInstance, { host, port }: Config): string {
  const address = app.server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`;
}

/**
 * Opens everything that `env` configures and listens; `homeDir` is the folder that contains `migrations`.
 * Throws a StartError, whose message is for the person at the terminal, where it cannot start.
 */
export async function startServer(env: Readonly<Record<string, string | undefined>>, homeDir: string): Promise<RunningServer> {
  const config = readConfig(env, homeDir);
  if (!config.local) await checkHostRelease(config.releasesDir, config.pageHost);
  const log = createLog(config.logLevel);
  const sms = config.sms === null ? createLocalOutbox(log) : createMsg91(config.sms);
  const clock = () => new Date();
  let site: SiteRoutes | undefined;
  const siteRoutes: ServerDeps['siteRoutes'] = (sessions) =>
    (site = createSiteRoutes({
      releasesDir: config.releasesDir,
      host: config.pageHost,
      remoteTimeoutMs: config.remoteTimeoutMs,
      clock,
      publicUrl: config.publicUrl,
      listExtraPaths: createSitemapPaths(config),
      local: config.local,
      liveReload: config.liveReload,
      isTokenValid: async (token) => (await sessions.verify(token)) !== null,
      rendering: { ...config.rendering, script: join(homeDir, 'render-worker.mjs') },
    })).routes;
  const database = await openDatabase(config);
  const shutdown = createShutdownController();
  let app: FastifyInstance | undefined;
  try {
    if (config.local) await loadSamples({ db: database.db, ledger: createLedger({ clock }), clock });
    app = await buildApp({ config, db: database.db, listen: database.listen, clock, sms, log, shutdown, siteRoutes });
    await listen(app, config);
    await site?.warmUp();
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
  const running = app;
  return {
    config,
    url: getListeningUrl(running, config),
    close: () => shutDown({ app: running, database, shutdown, delayMs: config.shutdownDelayMs }),
  };
}
