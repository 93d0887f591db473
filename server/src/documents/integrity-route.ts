import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store';

interface ReleaseParams {
  remote: string;
  release: string;
}

/**
 * Tells the hash of each script of a release, from its descriptor: what the browser checks scripts against that no
 * document names. Also for a release that the registry names no longer, as long as a page that is open may ask for it.
 */
export function addIntegrityRoute(app: FastifyInstance, store: ReleaseStore): void {
  app.get<{ Params: ReleaseParams }>('/releases/:remote/:release/integrity.json', { schema: { hide: true } }, async ({ params: { remote, release } }, reply) => {
    const described = await store.getDescriptor(remote, release).catch(() => null);
    if (described === null) return reply.callNotFound();
    const scripts = described.files.filter(({ name }) => name.endsWith('.js'));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Object.fromEntries(scripts.map(({ name, integrity }) => [name, integrity])));
  });
}
