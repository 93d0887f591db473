import { readBucketPlace, type BucketPlace } from '@oracle-astra/release/src/bucket/bucket-place';
import { StartError } from './start/start-error';
import type { Environment } from './environment';

/** Monitoring of releases. */
export interface ReleaseGuardConfig {
  /** The percentage of pages that report failures and vitals, 0 to 100. */
  reportPercent: number;
  /** The webhook that is called when a release is halted or rolled back, and the secret that signs the call; null if there is none. */
  webhook: { url: string; secret: string } | null;
  /** The minimum duration and visits of a step of a staged roll-out. */
  stageMinutes: number;
  stageVisits: number;
}

/** The place of the registry. Throws a StartError. */
export function readRegistryPlace({ RELEASES_REGISTRY: place, DATABASE_URL: url }: Environment): Environment['RELEASES_REGISTRY'] {
  if (place === 'database' && url === undefined)
    throw new StartError('RELEASES_REGISTRY=database needs DATABASE_URL, the address of a PostgreSQL database.');
  return place;
}

/** The bucket with the releases of all machines; null if they are in the folder. Throws a StartError. */
export function readReleasesBucket(values: Environment): BucketPlace | null {
  let place: BucketPlace | null;
  try {
    place = readBucketPlace(values);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  if (place !== null && values.RELEASES_REGISTRY !== 'database')
    throw new StartError('RELEASES_BUCKET needs RELEASES_REGISTRY=database: machines that share releases share their registry.');
  return place;
}

const minSecretLength = 16;

function readWebhook({ RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: secret }: Environment): ReleaseGuardConfig['webhook'] {
  if (url === undefined) return null;
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new StartError(`RELEASE_WEBHOOK_URL is ${url}, which is no web address.`);
  if (secret === undefined || secret.length < minSecretLength)
    throw new StartError(`RELEASE_WEBHOOK_SECRET must have at least ${minSecretLength} letters: it signs what is told.`);
  return { url, secret };
}

export const readReleaseGuard = (values: Environment): ReleaseGuardConfig => ({
  reportPercent: values.RELEASE_REPORT_PERCENT,
  webhook: readWebhook(values),
  stageMinutes: values.RELEASE_STAGE_MINUTES,
  stageVisits: values.RELEASE_STAGE_VISITS,
});
