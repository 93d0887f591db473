import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Descriptor } from '@oracle-astra/shared/contract';

/**
 * /sw.js, the service worker of the shell's release. Browsers request it at each visit and install a changed one, so it is
 * never cached; it begins with the name of the release, so that each release changes it. 404 if the release has none.
 */
export function addServiceWorkerRoute(app: FastifyInstance, releasesDir: string, getShell: () => Promise<Descriptor | undefined>): void {
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) => {
    const shell = await getShell();
    const file = shell?.files.find(({ name }) => /^service-worker\.[\w-]+\.js$/.test(name));
    if (!shell || !file) return reply.code(404).type('text/plain; charset=utf-8').send('');
    const script = await readFile(path.join(releasesDir, shell.remote, shell.release, file.name), 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`self.release=${JSON.stringify(shell.release)};${script}`);
  });
}
