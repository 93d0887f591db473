import type { FastifyInstance } from 'fastify';
import { defaultLocale, localizeFileName, type Descriptor, type ReleaseFile } from '@oracle-astra/shared/contract';
import type { ReleaseStore } from '../releases/release-store';

interface ReleaseParams {
  remote: string;
  release: string;
}

/** The scripts that pages of this site load: not those that have a variant for each language, and not the entry for other hosts. */
function listPageScripts({ files }: Descriptor): ReleaseFile[] {
  const names = new Set(files.map(({ name }) => name));
  const isForOthers = (name: string) => /^mf[-/]/.test(name) || names.has(localizeFileName(name, defaultLocale));
  return files.filter(({ name }) => name.endsWith('.js') && !isForOthers(name));
}

/**
 * Serves the integrity hashes of a release's scripts, which the browser checks for scripts that no document names. Also
 * for releases that the registry no longer names, since open pages may still load their scripts.
 */
export function addIntegrityRoute(app: FastifyInstance, store: ReleaseStore): void {
  app.get<{ Params: ReleaseParams }>(
    '/releases/:remote/:release/integrity.json',
    { schema: { hide: true } },
    async ({ params: { remote, release } }, reply) => {
      // A release without a descriptor does not exist here.
      const descriptor = await store.getDescriptor(remote, release).catch(() => null);
      if (descriptor === null) return reply.callNotFound();
      const scripts = listPageScripts(descriptor);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Object.fromEntries(scripts.map(({ name, integrity }) => [name, integrity])));
    },
  );
}
