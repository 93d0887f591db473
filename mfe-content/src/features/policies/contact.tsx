import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink } from '@oracle-astra/shared/ui';
import type { PolicyContent } from './policy';
import { SupportEmail } from './support-email';

export const contact: PolicyContent = {
  title: 'Contact us',
  description: 'Support hours, the address to write to, and what helps us to answer at once. Replies within 24 hours.',
  path: siteRoutes.contactUs,
  remark: 'People answer here, not the astrologers.',
  summary: [
    { term: 'Mon-Fri', value: '9 am – 6 pm' },
    { term: 'Sat', value: '10 am – 4 pm' },
    { term: 'Sun', value: 'closed' },
    { term: 'Replies', value: 'within 24 hours' },
  ],
  sections: [
    {
      id: 'write',
      title: 'Write to us',
      body: (
        <>
          <p>
            <SupportEmail />
          </p>
          <p>All times are Indian time. Support on WhatsApp chat takes messages 24x7; a person reads them in the hours above.</p>
        </>
      ),
    },
    {
      id: 'helps',
      title: 'What helps us to answer at once',
      body: (
        <ul>
          <li>The mobile number of your account.</li>
          <li>For a payment: the day and the amount.</li>
          <li>For a reading: the day, and the sentence that seemed wrong.</li>
          <li>For a fault: what you tapped, and what you saw.</li>
        </ul>
      ),
    },
    {
      id: 'never',
      title: 'What we never ask for',
      body: <p>A code from an SMS, a card number or a PIN. Whoever asks for these in our name is not one of us.</p>,
    },
    {
      id: 'yourself',
      title: 'What you can do yourself',
      body: (
        <ul>
          <li>
            Ask for money back: <AppLink to={siteRoutes.refundPolicy}>refund policy</AppLink>
          </li>
          <li>
            Cancel a subscription: <AppLink to={siteRoutes.myActivePlans}>My Subscriptions</AppLink>
          </li>
          <li>
            Leave for good: <AppLink to={siteRoutes.deleteAccount}>delete my account</AppLink>
          </li>
        </ul>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: (
        <p>
          Begin the subject of your mail with ‘Complaint’. It goes to the grievance officer, is confirmed within 24 hours and settled within
          15 days, as Indian law asks.
        </p>
      ),
    },
    {
      id: 'urgent',
      title: 'If you need help now',
      body: (
        <p>
          We cannot help in an emergency. In India call 112. For someone to talk to, at any hour and free of charge, call Tele-MANAS at
          14416.
        </p>
      ),
    },
  ],
};
