import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';

/** Strangers may request unpublished names, so the bucket is not asked each time. */
const unknownReleases = { max: 10_000, ttl: 30_000 };

export type FetchRelease = (remote: string, release: string) => Promise<void>;

/** Downloads releases that another machine published, or that this one lost, into the folder; never rejects. */
export function createReleaseFetcher(bucket: Pick<ReleaseBucket, 'fetch'> | null, log: FastifyBaseLogger): FetchRelease {
  if (bucket === null) return async () => undefined;
  const unknown = new LRUCache<string, true>(unknownReleases);
  return async (remote, release) => {
    const key = `${remote}/${release}`;
    if (unknown.has(key)) return;
    try {
      if (!(await bucket.fetch(remote, release))) unknown.set(key, true);
    } catch (error) {
      unknown.set(key, true);
      log.error({ err: error, remote, release }, 'a release could not be fetched from the bucket');
    }
  };
}

/** Open pages may request files of releases that this machine never had. */
export function addReleaseFetching(app: FastifyInstance, fetchRelease: FetchRelease): void {
  app.addHook('onRequest', async ({ url }) => {
    const [, remote, release] = /^\/releases\/([\w.-]+)\/([\w.-]+)\//.exec(url) ?? [];
    if (remote !== undefined && release !== undefined) await fetchRelease(remote, release);
  });
}
