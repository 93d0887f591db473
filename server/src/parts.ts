import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Astrologer } from './astrologers';
import type { Config } from './config/config';
import type { Database } from './db/database';
import type { SessionService } from './modules/session/service';
import type { SmsSender } from './modules/sms/sms-sender';

/** What the server is built from; tests give their own. */
export interface Parts {
  config: Config;
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  log: FastifyBaseLogger;
  /** Who answers questions; the built-in reader where none is given. */
  astrologer?: Astrologer;
  /** Documents and files of the releases. */
  pages?: (sessions: Pick<SessionService, 'verify'>) => FastifyPluginAsync;
}
