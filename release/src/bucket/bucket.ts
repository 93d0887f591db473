import type * as Sdk from '@aws-sdk/client-s3';
import { describeBucketError, toClientConfig, type BucketPlace } from './bucket-place';

export interface StoredObject {
  key: string;
  modified: Date;
}

const downloadTries = 3;

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);
const isThere = (error: unknown) => statusOf(error) === 412;

/** A bucket by the keys below its prefix. Every failure is an Error with a sentence for an operator. The SDK is loaded when it is first used. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createBucket(place: BucketPlace) {
  const { bucket: Bucket, prefix } = place;
  let client: Promise<{ sdk: typeof Sdk; s3: Sdk.S3Client }> | undefined;
  const open = () => (client ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, s3: new sdk.S3Client(toClientConfig(place)) })));

  async function describing<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw describeBucketError(error, place);
    }
  }

  /** The SDK retries requests, but not a truncated body. */
  async function download(key: string): Promise<Buffer | null> {
    const { sdk, s3 } = await open();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key: prefix + key }));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return null;
        if (attempt >= downloadTries || statusOf(error) === 403) throw error;
      }
    }
  }

  return {
    /** The content at a key; null if there is none. */
    get: (key: string) => describing(() => download(key)),

    has: (key: string) =>
      describing(async () => {
        const { sdk, s3 } = await open();
        try {
          await s3.send(new sdk.HeadObjectCommand({ Bucket, Key: prefix + key }));
          return true;
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
      }),

    /** Puts an object; `once` keeps an existing one. */
    put: (key: string, content: Buffer, { type, once = false }: { type: string; once?: boolean }) =>
      describing(async () => {
        const { sdk, s3 } = await open();
        const object = { Bucket, Key: prefix + key, Body: content, ContentType: type, CacheControl: 'public, max-age=31536000, immutable' };
        try {
          await s3.send(new sdk.PutObjectCommand({ ...object, ...(once && { IfNoneMatch: '*' }) }));
        } catch (error) {
          if (!once || !isThere(error)) throw error;
        }
      }),

    /** The objects whose keys have this prefix. */
    list: (start: string) =>
      describing(async () => {
        const { sdk, s3 } = await open();
        const found: StoredObject[] = [];
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: prefix + start }))
          for (const { Key, LastModified } of Contents)
            if (Key !== undefined) found.push({ key: Key.slice(prefix.length), modified: LastModified ?? new Date(0) });
        return found;
      }),

    remove: (key: string) =>
      describing(async () => {
        const { sdk, s3 } = await open();
        await s3.send(new sdk.DeleteObjectCommand({ Bucket, Key: prefix + key }));
      }),

    close: async () => (await client)?.s3.destroy(),
  };
}

export type Bucket = ReturnType<typeof createBucket>;
