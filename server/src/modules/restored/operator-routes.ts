import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DomainError } from '../../domain-error';
import { createRepeatedActs, loggedAct } from './repeat-acts';

/** Some 100 bytes an act. */
const bodyLimit = 1024 * 1024;
const body = z.object({ acts: z.array(loggedAct) });

/** The command for a database that was restored from a copy. No page may send it. */
export function restoredRoutes(deps: Parameters<typeof createRepeatedActs>[0]): FastifyPluginAsyncZod {
  const repeat = createRepeatedActs(deps);
  return async (app) => {
    app.post('/operators/restored', { bodyLimit, schema: { hide: true, body } }, async ({ body: { acts }, headers }) => {
      if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) throw new DomainError('forbidden');
      const { signedOut, consentsWithdrawn, ...done } = await repeat(acts);
      return { status: 'success', ...done, signed_out: signedOut, consents_withdrawn: consentsWithdrawn };
    });
  };
}
