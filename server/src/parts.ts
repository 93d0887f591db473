import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Astrologer } from './astrologers';
import type { Config } from './config/config';
import type { Database } from './db/database';
import type { SessionService } from './modules/session/service';
import type { SmsSender } from './modules/sms/sms-sender';

/** How far the end of the server is. */
export interface Lifetime {
  /** It is about to stop accepting: `/readyz` sends traffic elsewhere. */
  isEnding: boolean;
  /** Aborted when what still runs must end at once. */
  signal: AbortSignal;
}

/** What the server is built from; tests give their own. */
export interface Parts {
  config: Config;
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  log: FastifyBaseLogger;
  /** Who answers questions; the built-in reader where none is given. */
  astrologer?: Astrologer;
  lifetime?: Lifetime;
  /** Documents and files of the releases. */
  pages?: (sessions: Pick<SessionService, 'verify'>) => FastifyPluginAsync;
}
