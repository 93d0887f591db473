import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink } from '@oracle-astra/shared/ui';
import { effectiveSince } from './effective-since';
import type { PolicyContent } from './policy';
import { SupportEmail } from './support-email';

export const shipping: PolicyContent = {
  title: 'Shipping policy',
  description: 'Nothing is shipped: questions, predictions and subscriptions are used on this site, as soon as they are paid.',
  path: siteRoutes.shippingPolicy,
  remark: effectiveSince,
  summary: [
    { term: 'Goods sent by post', value: 'none' },
    { term: 'Delivery charge', value: 'none' },
    { term: 'Ready to use', value: 'when the payment is confirmed' },
  ],
  sections: [
    {
      id: 'nothing-is-sent',
      title: 'Nothing is sent by post',
      body: (
        <p>
          Everything on this site is used on this site: questions to Oracle and Astra, predictions, and the subscription. We sell no goods,
          so there is no parcel, no delivery charge and no delivery address to give.
        </p>
      ),
    },
    {
      id: 'when',
      title: 'When you get what you paid for',
      body: (
        <>
          <p>
            As soon as your bank confirms a payment, usually within a minute, the amount stands in your{' '}
            <AppLink to={siteRoutes.balance}>balance</AppLink> or the subscription is active.
          </p>
          <p>Banks sometimes take longer. You need not keep the page open: the credit arrives without it.</p>
        </>
      ),
    },
    {
      id: 'answers',
      title: 'When answers come',
      body: (
        <p>
          A reply begins to appear a few seconds after you send a question. If it breaks off, the question is not charged, and you can ask
          it again.
        </p>
      ),
    },
    {
      id: 'not-arrived',
      title: 'If it does not arrive',
      body: (
        <p>
          If money left your account and nothing arrived here, wait for 30 minutes, then write to <SupportEmail /> with the day, the amount
          and your mobile number. A payment that failed is refunded within 2 days by itself; the{' '}
          <AppLink to={siteRoutes.refundPolicy}>refund policy</AppLink> says the rest.
        </p>
      ),
    },
    {
      id: 'where',
      title: 'Where the service can be used',
      body: <p>The service is made for India: you sign in with an Indian mobile number, and prices are in rupees with GST.</p>,
    },
  ],
};
