import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config/config';
import { readConfig } from './config/config';
import { StartError } from './config/start-error';
import { openDatabase } from './db/database';
import { createLog } from './log';
import { createBlogService } from './modules/blog/service';
import { createLedger } from './modules/ledger/service';
import { createLocalOutbox } from './modules/sms/local-outbox';
import { createMsg91 } from './modules/sms/msg91';
import { checkHostRelease } from './pages/release-check';
import { sitePages, type SitePages } from './pages/routes';
import type { Parts } from './parts';
import { loadSamples } from './sample/load';
import { createLifetime, shutDown } from './shutdown';

export interface RunningServer {
  config: Config;
  /** Where it listens, such as `http://localhost:3000`. */
  url: string;
  /** Stops accepting, finishes what runs, closes the database; within 30 seconds in every case. */
  close(): Promise<void>;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Stop what uses it, or give another one with PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Give another one with PORT.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') throw new StartError(`The address ${host} is not one of this machine. Give another one with HOST.`);
    throw error;
  }
}

function urlOf(app: FastifyInstance, { host, port }: Config): string {
  const address = app.server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`;
}

/**
 * Opens everything that `env` asks for and listens; `home` is the folder that holds `migrations`.
 * Throws a StartError, a sentence for the person at the terminal, where it cannot.
 */
export async function startServer(env: Readonly<Record<string, string | undefined>>, home: string): Promise<RunningServer> {
  const config = readConfig(env, home);
  if (!config.local) await checkHostRelease(config.releasesDir, config.pageHost);
  const log = createLog(config.logLevel);
  const sms = config.sms === null ? createLocalOutbox(log) : createMsg91(config.sms);
  const clock = () => new Date();
  let site: SitePages | undefined;
  const pages: Parts['pages'] = (sessions) => (site = sitePages({
    releasesDir: config.releasesDir, host: config.pageHost, remoteTimeoutMs: config.remoteTimeoutMs, clock, publicUrl: config.publicUrl,
    otherPages: createBlogService(config).paths, local: config.local, liveReload: config.liveReload,
    isLive: async (token) => (await sessions.verify(token)) !== null,
    rendering: { ...config.rendering, script: join(home, 'render-worker.mjs') },
  })).routes;
  const database = await openDatabase(config);
  const lifetime = createLifetime();
  let app: FastifyInstance | undefined;
  try {
    if (config.local) await loadSamples({ db: database.db, ledger: createLedger({ clock }), clock });
    app = await buildApp({ config, db: database.db, clock, sms, log, lifetime, pages });
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
    url: urlOf(running, config),
    close: () => shutDown({ app: running, database, lifetime, delayMs: config.shutdownDelayMs }),
  };
}
