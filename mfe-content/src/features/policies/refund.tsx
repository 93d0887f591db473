import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink } from '@oracle-astra/shared/ui';
import { effectiveSince } from './effective-since';
import type { PolicyContent } from './policy';
import { SupportEmail } from './support-email';

export const refund: PolicyContent = {
  title: 'Refund policy',
  description: 'Ask within 7 days, hear from us within 5 business days, have the money back within 10 business days.',
  path: siteRoutes.refundPolicy,
  remark: effectiveSince,
  summary: [
    { term: 'Ask within', value: '7 days' },
    { term: 'We answer within', value: '5 business days' },
    { term: 'Money is back within', value: '10 business days' },
  ],
  sections: [
    {
      id: 'seven-days',
      title: 'Within 7 days',
      body: (
        <p>
          You can ask for a refund within 7 days of a payment. We answer within 5 business days, and where we agree the amount reaches the
          account it came from within 10 business days.
        </p>
      ),
    },
    {
      id: 'what-can',
      title: 'What can be returned',
      body: (
        <>
          <p>
            Money in your wallet and questions of a pack that you have not used, at the price you paid for each, with the GST on it. A month
            of the subscription, as long as none of its questions was asked.
          </p>
          <p>A question whose reply broke off is not charged in the first place: it comes back to your balance by itself.</p>
        </>
      ),
    },
    {
      id: 'what-cannot',
      title: 'What cannot',
      body: (
        <ul>
          <li>Questions that were answered.</li>
          <li>Questions that you sent to another number.</li>
          <li>Free questions and Astro Points.</li>
        </ul>
      ),
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      body: (
        <ol>
          <li>
            Write to <SupportEmail /> from any address, with the mobile number of your account.
          </li>
          <li>Give the day and the amount of the payment, and in one line the reason.</li>
          <li>Keep our reply: it has the number under which your request runs.</li>
        </ol>
      ),
    },
    {
      id: 'failed-payment',
      title: 'When a payment failed',
      body: (
        <p>
          If you were charged for a payment that failed, the amount will be refunded to your account within 2 days, without your asking.
        </p>
      ),
    },
    {
      id: 'subscription',
      title: 'Cancelling a subscription',
      body: (
        <p>
          You can cancel at any time under <AppLink to={siteRoutes.myActivePlans}>My Subscriptions</AppLink>. Cancelling ends the
          subscription right away; if you would like to use the days that are paid, cancel near their end.
        </p>
      ),
    },
    {
      id: 'law-and-contact',
      title: 'Law and contact',
      body: (
        <p>
          Indian law applies, and nothing here takes away a right that consumer law gives you. People answer at <SupportEmail /> Mon to Fri
          9 to 6 and Sat 10 to 4, within 24 hours.
        </p>
      ),
    },
  ],
};
