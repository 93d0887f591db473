import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { manifestFile, parseManifest } from '@oracle-astra/release/src/manifest/manifest';
import { getReleaseBase } from '@oracle-astra/release/src/packaging/compose-remote';
import type { ReleaseStore } from '../releases/release-store';

interface ManifestOptions {
  releasesDir: string;
  publicUrl: string;
}

/**
 * Serves the Module Federation manifest of the stable release of a remote, at an address that does not change when another release
 * is promoted. It contains the address of the release's files, because they are not in the same folder. The manifest of each
 * release is one of the release's own files.
 */
export function addManifestRoute(app: FastifyInstance, store: ReleaseStore, { releasesDir, publicUrl }: ManifestOptions): void {
  app.get<{ Params: { remote: string } }>(`/releases/:remote/${manifestFile}`, { schema: { hide: true } }, async ({ params }, reply) => {
    const { registry, descriptors } = await store.getRevision();
    const descriptor = descriptors.get(registry.remotes[params.remote]?.stable ?? '');
    if (!descriptor?.files.some(({ name }) => name === manifestFile)) return reply.callNotFound();
    const { remote, release } = descriptor;
    const manifest = parseManifest(await readFile(path.join(releasesDir, remote, release, manifestFile), 'utf8'));
    const metaData = { ...manifest.metaData, publicPath: new URL(getReleaseBase(descriptor), publicUrl).href };
    return reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send({ ...manifest, metaData });
  });
}
