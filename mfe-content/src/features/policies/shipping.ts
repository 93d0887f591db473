import { siteRoutes } from '@oracle-astra/shared/contract';
import { inForceSince } from './in-force-since';
import type { PolicyContent } from './policy-content';
import { linkTo, supportMail } from './policy-tags';

export const shipping: PolicyContent = {
  title: 'content.shipping.title',
  description: 'content.shipping.description',
  path: siteRoutes.shippingPolicy,
  remark: inForceSince,
  isLegal: true,
  summary: [
    { term: 'content.shipping.summary.goods', value: 'content.shipping.summary.goodsNone' },
    { term: 'content.shipping.summary.charge', value: 'content.shipping.summary.chargeNone' },
    { term: 'content.shipping.summary.ready', value: 'content.shipping.summary.readyTime' },
  ],
  sections: [
    { id: 'nothing-is-sent', title: 'content.shipping.post.title', body: ['content.shipping.post.text'] },
    {
      id: 'when',
      title: 'content.shipping.delivery.title',
      body: [(t) => t.rich('content.shipping.delivery.credit', { link: linkTo(siteRoutes.balance) }), 'content.shipping.delivery.slow'],
    },
    { id: 'answers', title: 'content.shipping.answers.title', body: ['content.shipping.answers.text'] },
    {
      id: 'not-arrived',
      title: 'content.shipping.missing.title',
      body: [(t) => t.rich('content.shipping.missing.text', { ...supportMail, link: linkTo(siteRoutes.refundPolicy) })],
    },
    { id: 'where', title: 'content.shipping.place.title', body: ['content.shipping.place.text'] },
  ],
};
