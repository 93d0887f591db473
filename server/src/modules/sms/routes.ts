import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { fullMobile } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import type { FrameDeps } from '../../frame/frame-deps';
import { refuseOtherSites } from '../../plugins/security/other-sites';
import { isLocalOutbox } from './local-outbox';

/** In local mode only: returns the last code sent to a number. */
export function devSmsRoutes({ sms }: Pick<FrameDeps, 'sms'>): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { hide: true, querystring: z.object({ mobile: fullMobile }) };
    app.get('/dev/sms', { onRequest: refuseOtherSites, schema }, async ({ query }) => {
      const code = isLocalOutbox(sms) ? sms.lastCode(query.mobile) : null;
      if (code === null) throw new DomainError('not_found', { message: 'No code was sent to this number.' });
      return { code };
    });
  };
}
