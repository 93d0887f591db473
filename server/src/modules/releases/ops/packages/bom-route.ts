import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bomFile } from '@oracle-astra/release/src/bom/bom';
import { DomainError } from '../../../../domain-error';

export const serverBomPath = `/ops/${bomFile}`;

/** Serves the list of the server's packages, which its build writes beside it; only for operators, because it shows what may be attacked. */
export function addBomRoute(app: FastifyInstance, assetsDir: string): void {
  app.get(serverBomPath, { schema: { hide: true } }, async (_request, reply) => {
    // Only builds have one, and only of a tree with a lock file.
    const content = await readFile(path.join(assetsDir, '..', bomFile)).catch(() => null);
    if (content === null) throw new DomainError('not_found');
    return reply.type('application/vnd.cyclonedx+json; version=1.6').send(content);
  });
}
