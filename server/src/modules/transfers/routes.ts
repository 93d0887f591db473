import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  transferPreviewResponse,
  transferRequest,
  transferResponse,
  transfersRequest,
  transfersResponse,
  type Locale,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const transferredMessages: Record<Locale, (questions: number) => string> = {
  en: (questions) => (questions === 1 ? '1 question transferred.' : `${questions} questions transferred.`),
  hi: (questions) => `${questions} सवाल ट्रांसफ़र हो ${questions === 1 ? 'गया' : 'गए'}।`,
};

export function transferRoutes({ transfers, assertProven }: Pick<Services, 'transfers' | 'assertProven'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.transferPreview,
      { schema: { tags: ['commerce'], body: transferRequest, response: { 200: transferPreviewResponse } } },
      async (request) => {
        const { questions } = request.body;
        const { recipient, name, mobile, left } = await transfers.preview(callerOf(request), request.body);
        return { status: 'success' as const, recipient, name, mobile, questions, questions_left: left };
      },
    );

    app.post(
      apiPaths.transfer,
      { schema: { tags: ['commerce'], body: transferRequest, response: { 200: transferResponse } } },
      async (request, reply) => {
        const { id, left } = await transfers.transfer(callerOf(request), request.body, () => assertProven(sessionOf(request)));
        const message = transferredMessages[negotiateLocale(request, reply)](request.body.questions);
        return { status: 'success' as const, message, transaction_id: id, questions_left: left };
      },
    );

    app.get(
      apiPaths.transfers,
      { schema: { tags: ['commerce'], querystring: transfersRequest, response: { 200: transfersResponse } } },
      async (request) => ({ status: 'success' as const, ...(await transfers.list(sessionOf(request).uid, request.query.cursor)) }),
    );
  };
}
