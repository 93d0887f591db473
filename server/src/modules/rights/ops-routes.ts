import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { countryCode, idSchema, normalizeMobile, rightsLimits } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';
import { toIndianDate } from '../../indian-date';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operators/operator-password';
import { renderRightsPage, type RightsPage } from './page';
import type { Rights } from './service';

const answered = z.object({ id: idSchema, answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(rightsLimits.maxLetters)) });
const searched = z.object({ nominee: z.optional(z.string().check(z.maxLength(40))) });

interface RightsOperations {
  rights: Rights;
  clock: () => Date;
  config: Pick<Config, 'local' | 'metricsToken'>;
}

/** Requests by the law on personal data for operators: what is open until when, answers, and who named a nominee. */
export function rightsOperatorRoutes({ rights, clock, config }: RightsOperations): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireOperatorPassword(config, 'Requests by law'));
    const helmet = { contentSecurityPolicy: operatorPagePolicy };
    const sendPage = async (reply: FastifyReply, { search = null, notice = null }: Partial<Pick<RightsPage, 'search' | 'notice'>> = {}) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .status(notice?.done === false ? 409 : 200)
        .send(renderRightsPage({ open: await rights.listOpen(), today: toIndianDate(clock()), search, notice }));

    app.get('/ops/rights', { helmet, schema: { hide: true, querystring: searched } }, async ({ query }, reply) => {
      if (query.nominee === undefined) return sendPage(reply);
      const mobile = countryCode + normalizeMobile(query.nominee);
      return sendPage(reply, { search: { mobile, named: await rights.findByNominee(mobile) } });
    });

    app.post('/ops/rights', { helmet, schema: { hide: true, body: answered } }, async ({ body: { id, answer } }, reply) => {
      try {
        await rights.close(id, answer);
        return await sendPage(reply, { notice: { done: true, sentence: 'The request is answered and closed.' } });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return sendPage(reply, { notice: { done: false, sentence: error.message } });
      }
    });
  };
}
