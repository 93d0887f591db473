import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReleaseBucket } from '@oracle-astra/release/src/bucket/release-bucket';
import { ReleaseRefused } from '@oracle-astra/release/src/check/finding';
import { findProvenKey } from '@oracle-astra/release/src/files/key-proof';
import { readHistory, readRegistry, RegistryConflict, type RegistryStore } from '@oracle-astra/release/src/registry/registry-file';
import { readSignedChange, type ReleaseChange } from '@oracle-astra/release/src/registry/remote-change';
import { releaseUpload, signedReleaseChange, testSessionPath, type CallApi } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import { applyChange } from './change-release';
import { listKeys, receiveRelease } from './receive-release';
import { readTested } from './tested/list-published';
import type { ReleaseTests } from './tested/repository';
import { testedRoutes } from './tested/routes';

/** A release is 1 to 4 MB; base64 adds a third. */
const uploadLimit = 32 * 1024 * 1024;

interface TeamRoutesOptions {
  config: Pick<Config, 'releasesDir' | 'requiredKeysFile'>;
  registry: RegistryStore;
  bucket?: ReleaseBucket | null;
  clock: () => Date;
  call: CallApi;
  /** A session of the test account of a team. */
  openTestSession: (team: string) => Promise<string>;
  tests: ReleaseTests;
}

/** The reason of a refused change, for the exit code of the caller. */
function describeFailure(error: unknown): { status: number; outcome: 'refused' | 'conflict' | 'failed'; message: string } {
  if (!(error instanceof Error)) throw error;
  const { message } = error;
  if (error instanceof ReleaseRefused) return { status: 422, outcome: 'refused', message };
  return error instanceof RegistryConflict ? { status: 409, outcome: 'conflict', message } : { status: 422, outcome: 'failed', message };
}

/** Routes for a team with its key but without access to the server's disk: publishing, and changing the live releases of its own remotes. */
export function teamReleaseRoutes({
  config,
  registry,
  bucket = null,
  clock,
  call,
  openTestSession,
  tests,
}: TeamRoutesOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const requireKey = async ({ headers }: { headers: Record<string, unknown> }) => {
      const key = findProvenKey(headers, await listKeys(config), clock());
      if (key === null) throw new DomainError('unauthenticated', { message: 'Send the proof of a team’s key, as npm run release does.' });
      return key;
    };
    const onRequest = async (request: { headers: Record<string, unknown> }) => void (await requireKey(request));

    app.get('/ops/releases', { onRequest, schema: { hide: true } }, async (_request, reply) => {
      const live = await readRegistry(config.releasesDir);
      return reply.header('cache-control', 'no-store').send({
        status: 'success',
        registry: live,
        history: await readHistory(config.releasesDir),
        tested: await readTested(config.releasesDir, live),
      });
    });
    await app.register(testedRoutes({ config, bucket, clock, tests, onRequest }));

    app.post(testSessionPath, { schema: { hide: true } }, async (request, reply) => {
      const { id } = await requireKey(request);
      return reply.header('cache-control', 'no-store').send({ status: 'success', jwt: await openTestSession(id) });
    });

    app.post('/ops/releases', { onRequest, bodyLimit: uploadLimit, schema: { hide: true, body: releaseUpload } }, async ({ body }) => ({
      status: 'success',
      ...(await receiveRelease(config, bucket, body)),
    }));

    app.post('/ops/releases/changes', { onRequest, schema: { hide: true, body: signedReleaseChange } }, async ({ body }, reply) => {
      let change: ReleaseChange;
      try {
        change = readSignedChange(body, await listKeys(config), clock());
      } catch (error) {
        throw new DomainError('forbidden', { message: error instanceof Error ? error.message : String(error) });
      }
      try {
        const { revision } = await applyChange({ config, registry, bucket, call, by: body.key }, change);
        return { status: 'success', revision };
      } catch (error) {
        const { status, ...failure } = describeFailure(error);
        return reply.status(status).send({ status: 'fail', ...failure });
      }
    });
  };
}
