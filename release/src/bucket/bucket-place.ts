import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** The bucket with the releases for all machines: `RELEASES_BUCKET` (s3://name/prefix), and the AWS SDK's variables. */
export type BucketEnvironment = Readonly<
  Partial<
    Record<
      | 'RELEASES_BUCKET'
      | 'AWS_REGION'
      | 'AWS_ENDPOINT_URL'
      | 'AWS_ENDPOINT_URL_S3'
      | 'AWS_ACCESS_KEY_ID'
      | 'AWS_SECRET_ACCESS_KEY'
      | 'AWS_SESSION_TOKEN',
      string
    >
  >
>;

export interface BucketPlace {
  bucket: string;
  /** The prefix of all keys: empty, or a path that ends with a slash. */
  prefix: string;
  region: string;
  /** Null for the default of AWS. */
  endpoint: string | null;
  /** Null lets the SDK find them: a role of the machine, a profile. */
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
}

const addressPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

const connectTimeoutMs = 3000;
const requestTimeoutMs = 15_000;
/** Attempts of one request, with growing pauses, if the store fails or does not answer. */
const maxAttempts = 4;

/** The bucket that the environment names; null where releases stay in the folder. Throws a sentence for an invalid address. */
export function readBucketPlace(env: BucketEnvironment): BucketPlace | null {
  const { RELEASES_BUCKET: address, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!address) return null;
  const [, bucket, path = ''] = addressPattern.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`RELEASES_BUCKET must be an address such as s3://name/prefix, not "${address}".`);
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: env.AWS_REGION || 'us-east-1',
    endpoint: env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || null,
    keys:
      accessKeyId && secretAccessKey
        ? { accessKeyId, secretAccessKey, ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }) }
        : null,
  };
}

export const toClientConfig = ({ region, endpoint, keys }: BucketPlace): S3ClientConfig => ({
  region,
  ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  ...(keys !== null && { credentials: keys }),
  maxAttempts,
  requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs, throwOnRequestTimeout: true },
  // Not every store supports AWS' checksums; the descriptor has hashes.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

const sentences: Record<string, (place: BucketPlace) => string> = {
  NoSuchBucket: ({ bucket }) => `There is no bucket ${bucket}: check RELEASES_BUCKET and the endpoint`,
  InvalidAccessKeyId: ({ bucket }) => `The store of the bucket ${bucket} does not know the key: check AWS_ACCESS_KEY_ID`,
  SignatureDoesNotMatch: ({ bucket }) => `The secret for the bucket ${bucket} is wrong: check AWS_SECRET_ACCESS_KEY`,
  AccessDenied: ({ bucket }) => `The key may not do this in the bucket ${bucket}: it needs to list, read, write and delete`,
  AuthorizationHeaderMalformed: ({ bucket, region }) => `The bucket ${bucket} is not in the region ${region}: check AWS_REGION`,
  PermanentRedirect: ({ bucket, region }) => `The bucket ${bucket} is not in the region ${region}: check AWS_REGION`,
  CredentialsProviderError: ({ bucket }) => `There are no keys for the bucket ${bucket}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
};

/** A failed request as a sentence. */
export function describeBucketError(error: unknown, place: BucketPlace): Error {
  const { name = '', message = String(error), $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const known = sentences[name] ?? ($metadata?.httpStatusCode === 403 ? sentences.AccessDenied : undefined);
  const where = place.endpoint ?? `AWS in ${place.region}`;
  return new Error(known?.(place) ?? `The bucket ${place.bucket} at ${where} does not answer as it should (${message || name})`, {
    cause: error,
  });
}
