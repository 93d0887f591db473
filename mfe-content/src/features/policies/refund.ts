import { siteRoutes } from '@oracle-astra/shared/contract';
import { inForceSince } from './in-force-since';
import type { PolicyContent } from './policy-content';
import { linkTo, supportMail } from './policy-tags';

export const refund: PolicyContent = {
  title: 'content.refund.title',
  description: 'content.refund.description',
  path: siteRoutes.refundPolicy,
  remark: inForceSince,
  isLegal: true,
  summary: [
    { term: 'content.refund.summary.ask', value: 'content.refund.summary.askTime' },
    { term: 'content.refund.summary.reply', value: 'content.refund.summary.replyTime' },
    { term: 'content.refund.summary.money', value: 'content.refund.summary.moneyTime' },
  ],
  sections: [
    { id: 'seven-days', title: 'content.refund.period.title', body: ['content.refund.period.text'] },
    { id: 'what-can', title: 'content.refund.returned.title', body: ['content.refund.returned.unused', 'content.refund.returned.broken'] },
    {
      id: 'what-cannot',
      title: 'content.refund.kept.title',
      body: [{ list: ['content.refund.kept.answered', 'content.refund.kept.transferred', 'content.refund.kept.free'] }],
    },
    {
      id: 'how-to-ask',
      title: 'content.refund.request.title',
      body: [
        {
          list: [
            (t) => t.rich('content.refund.request.write', supportMail),
            'content.refund.request.details',
            'content.refund.request.keep',
          ],
          ordered: true,
        },
      ],
    },
    { id: 'failed-payment', title: 'content.refund.failed.title', body: ['content.refund.failed.text'] },
    {
      id: 'subscription',
      title: 'content.refund.cancelling.title',
      body: [(t) => t.rich('content.refund.cancelling.text', { link: linkTo(siteRoutes.myActivePlans) })],
    },
    { id: 'law-and-contact', title: 'content.refund.law.title', body: [(t) => t.rich('content.refund.law.text', supportMail)] },
  ],
};
