import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

/** The parts of the service worker, in the order of their names. */
function joinParts(folder: string): string {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return parts
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** The service worker of the whole site. Browsers ask for it anew at each registration, so that a changed one comes at once. */
export function serviceWorkerRoutes({ assetsDir }: { assetsDir: string }): FastifyPluginAsync {
  const script = joinParts(join(assetsDir, 'service-worker'));
  return async (app) => {
    app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
  };
}
