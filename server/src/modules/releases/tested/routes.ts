import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { isPublished } from '@oracle-astra/release/src/files/release-folder';
import { readSignedResult } from '@oracle-astra/release/src/registry/test-result';
import { signedReleaseChange } from '@oracle-astra/shared/contract';
import type { Config } from '../../../config/config';
import { DomainError } from '../../../domain-error';
import { listKeys } from '../receive-release';
import type { ReleaseTests } from './repository';

interface TestedRoutesOptions {
  config: Pick<Config, 'releasesDir' | 'requiredKeysFile'>;
  bucket: ReleaseBucket | null;
  clock: () => Date;
  tests: ReleaseTests;
  /** Refuses a request without the proof of a team's key before its body is read. */
  onRequest: (request: { headers: Record<string, unknown> }) => Promise<void>;
}

/** Results of tests that a team's CI ran, signed with the team's key. Only published releases have results, so that names cannot fill the table. */
export function testedRoutes({ config, bucket, clock, tests, onRequest }: TestedRoutesOptions): FastifyPluginAsyncZod {
  const { releasesDir } = config;

  async function assertPublished(remote: string, release: string): Promise<void> {
    await bucket?.fetch(remote, release);
    if (!(await isPublished(releasesDir, remote, release)))
      throw new DomainError('invalid_request', { message: `There is no release ${release} of ${remote}: publish it first` });
  }

  return async (app) => {
    app.post('/ops/releases/tests', { onRequest, schema: { hide: true, body: signedReleaseChange } }, async ({ body }) => {
      const keys = await listKeys(config);
      const read = () => {
        try {
          return readSignedResult(body, keys, clock());
        } catch (error) {
          throw new DomainError('forbidden', { message: error instanceof Error ? error.message : String(error) });
        }
      };
      const { remote, release, other, other_release: otherRelease, passed, commit } = read();
      await assertPublished(remote, release);
      await assertPublished(other, otherRelease);
      await tests.record({ remote, release, other, otherRelease, passed, commit, by: body.key, testedAt: clock() });
      return { status: 'success' };
    });
  };
}
