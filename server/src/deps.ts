import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import type { Astrologer } from './astrologers';
import type { Config } from './config/config';
import type { Database, Listen } from './db/database';
import type { ReplicaMonitor } from './db/replica/replica';
import type { ReleaseStore } from './documents/releases/release-store';
import type { PaymentGateway } from './modules/payments/provider/gateway';
import type { SendPush } from './modules/push/sender';
import type { RedisConnections } from './redis/connect-redis';
import type { SessionService } from './modules/session/service';
import type { SmsSender } from './modules/sms/sms-sender';

/** Whether the server shuts down, and how far it is. */
export interface ShutdownState {
  /** It will stop accepting connections soon: `/readyz` reports that it is not ready. */
  isShuttingDown: boolean;
  /** Aborted when replies that still run must end at once. */
  signal: AbortSignal;
}

/** How far a start is. */
export interface StartState {
  /** Its first pages are rendered; until then `/readyz` reports that it is not ready. */
  isWarm: boolean;
}

/** What the server is built from; tests pass their own. */
export interface ServerDeps {
  config: Config;
  db: Database;
  /** The most connections to the database at a time; those of the configuration without it. */
  connections?: number;
  /** Without it the server is ready at once. */
  start?: StartState;
  /** For reads that may be a second old; `db` without it. */
  reads?: Database;
  /** The replica behind `reads`, where there is one. */
  replica?: ReplicaMonitor | null;
  /** Without it notifications are not live, and pages poll. */
  listen?: Listen;
  /** Without it replies in flight and limits of requests are those of this process. */
  redis?: RedisConnections | undefined;
  /** Releases of all machines; without it the folder has them. */
  bucket?: ReleaseBucket | null;
  /** The releases that pages are made of; read from their folder anew without it. */
  releases?: Pick<ReleaseStore, 'getRevision'>;
  clock: () => Date;
  sms: SmsSender;
  log: FastifyBaseLogger;
  /** Answers questions; the built-in reader by default. */
  astrologer?: Astrologer;
  /** The payment provider; that of the configuration by default. */
  gateway?: PaymentGateway;
  /** Pushes a notification to a browser; by the Web Push protocol by default. */
  sendPush?: SendPush;
  shutdown?: ShutdownState;
  /** Documents and files of the releases; without it the server is the API alone. */
  siteRoutes?: (sessions: Pick<SessionService, 'openCookie' | 'leave'>) => FastifyPluginAsync;
}
