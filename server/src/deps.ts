import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Astrologer } from './astrologers';
import type { Config } from './config/config';
import type { Database } from './db/database';
import type { SessionService } from './modules/session/service';
import type { SmsSender } from './modules/sms/sms-sender';

/** How far the end of the server is. */
export interface ShutdownState {
  /** It is about to stop accepting: `/readyz` sends traffic elsewhere. */
  isShuttingDown: boolean;
  /** Aborted when what still runs must end at once. */
  signal: AbortSignal;
}

/** What the server is built from; tests give their own. */
export interface ServerDeps {
  config: Config;
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  log: FastifyBaseLogger;
  /** Who answers questions; the built-in reader where none is given. */
  astrologer?: Astrologer;
  shutdown?: ShutdownState;
  /** Documents and files of the releases. */
  siteRoutes?: (sessions: Pick<SessionService, 'verify'>) => FastifyPluginAsync;
}
