import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import type { Config } from '../config/config';
import type { Env } from '../config/environment';
import type { Database, Listen } from '../db/database';
import type { ReplicaMonitor } from '../db/replica/replica';
import type { FlagPeople } from '../documents/flags/flag-service';
import type { ReleaseStore } from '../documents/releases/release-store';
import type { RedisConnections } from '../redis/connect-redis';
import type { SessionService } from '../modules/session/service';
import type { SmsSender } from '../modules/sms/sms-sender';

/** The state of the shutdown. */
export interface ShutdownState {
  /** The server will stop accepting connections soon: `/readyz` reports that it is not ready. */
  isShuttingDown: boolean;
  /** Aborted when running replies must end at once. */
  signal: AbortSignal;
}

/** The state of the start. */
export interface StartState {
  /** Its first pages are rendered; until then `/readyz` reports that it is not ready. */
  isWarm: boolean;
}

/** The dependencies of the server of any site; tests pass their own. */
export interface FrameDeps {
  config: Config;
  /** The name of a site of its own; by default that of this site. */
  siteName?: string | undefined;
  /** The environment of the configuration, whose files of secrets are followed; by default none. */
  env?: Env;
  db: Database;
  /** Maximum number of database connections; by default that of the configuration. */
  connections?: number;
  /** Without it the server is ready at once. */
  start?: StartState;
  /** For reads that may be a second old; by default `db`. */
  reads?: Database;
  /** The replica behind `reads`, if there is one. */
  replica?: ReplicaMonitor | null;
  /** Without it notifications are not live, and pages poll. */
  listen?: Listen;
  /** Without it replies in flight and rate limits belong to this process. */
  redis?: RedisConnections | undefined;
  /** The releases of all machines; by default those in the folder. */
  bucket?: ReleaseBucket | null;
  /** The releases for pages; by default read from their folder. */
  releases?: Pick<ReleaseStore, 'getRevision'>;
  clock: () => Date;
  sms: SmsSender;
  log: FastifyBaseLogger;
  shutdown?: ShutdownState;
  /** Documents and files of the releases; without it the server is only the API. */
  siteRoutes?: (sessions: Pick<SessionService, 'openCookie' | 'leave'>, people: FlagPeople) => FastifyPluginAsync;
}
