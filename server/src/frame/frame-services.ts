import type { FastifyRequest } from 'fastify';
import type { Minor } from '@oracle-astra/shared/contract';
import type { Config } from '../config/config';
import type { FlagPeople } from '../documents/flags/flag-service';
import { openReleases } from '../documents/releases/open-releases';
import { createDeadJobs, type DeadJobs } from '../jobs/dead-jobs';
import { createJobQueue, type JobQueue } from '../jobs/job-queue';
import { createTelemetryService, type TelemetryService } from '../modules/releases/telemetry/service';
import { createProofCheck, type AssertProven } from '../modules/session/proof';
import type { SessionService } from '../modules/session/service';
import { createTestAccounts } from '../modules/session/test-accounts';
import type { Endpoint } from '../plugins/security/endpoint';
import type { FrameDeps } from './frame-deps';

/** The services that the server of every site has. */
export interface FrameServices {
  deps: { config: Pick<Config, 'publicUrl' | 'longBearerTokens'> };
  jobs: JobQueue;
  deadJobs: DeadJobs;
  sessions: SessionService;
  assertProven: AssertProven;
  telemetry: TelemetryService;
  testAccounts: ReturnType<typeof createTestAccounts>;
  /** The `uid` of the owner of the link that the browser followed to the site; null without one. */
  readInviter: (request: FastifyRequest) => string | null;
  /** The name of a person; null for a person who has given none. */
  nameOf: (uid: string) => Promise<string | null>;
  /** What is said to a person under 18; null for adults. */
  minorOf?: (uid: string) => Promise<Minor | null>;
  /** What decides about flags of a person; without it everyone with a session is a member. */
  flagPeople?: FlagPeople;
  /** Throws if an endpoint is not for this person because of their age. */
  assertMinorMay?: (uid: string, kind: NonNullable<Endpoint['forMinors']>) => Promise<void>;
}

/** Those that need nothing of a product. */
export function createFrameServices(deps: FrameDeps) {
  const { db, clock, config } = deps;
  const jobs = createJobQueue(deps);
  return {
    jobs,
    deadJobs: createDeadJobs({ ...deps, jobs }),
    assertProven: createProofCheck(deps),
    testAccounts: createTestAccounts({ ...config, db, clock }),
    telemetry: createTelemetryService({ ...deps, secrets: config.jwtSecrets, releases: deps.releases ?? openReleases(deps).store }),
  };
}
