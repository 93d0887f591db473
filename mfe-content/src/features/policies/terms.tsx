import { freeQuestions, gstPercent, points, questionPricePaise, siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { AppLink } from '@oracle-astra/shared/ui';
import { effectiveSince } from './effective-since';
import type { PolicyContent } from './policy';
import { SupportEmail } from './support-email';

const price = formatRupees(questionPricePaise);

export const terms: PolicyContent = {
  title: 'Terms and conditions',
  description: 'What the service is and is not, what it costs, how the forum is kept, and the law that applies.',
  path: siteRoutes.terms,
  remark: effectiveSince,
  summary: [
    { term: 'Who answers', value: 'AI, not people' },
    { term: 'A question', value: price },
    { term: 'For people of', value: '18 years and over' },
    { term: 'Law', value: 'India' },
  ],
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      body: (
        <p>
          By making an account you agree to these terms and to the <AppLink to={siteRoutes.privacyPolicy}>privacy policy</AppLink>. You must
          be 18 or older. If you do not agree, you can read the public pages without an account.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'What the service is',
      body: (
        <>
          <p>
            Oracle and Astra are AI services. They read a birth chart, computed from the details that you enter, by the rules of Vedic
            astrology. They are not human consultations, and nobody reads along while you chat.
          </p>
          <p>
            Astrology is a tradition and not a science. An answer is for reflection. It is not medical, legal or financial advice; for these
            please ask a doctor, a lawyer or your bank, and never stop a treatment because of a chart.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>You sign in with your own mobile number and the code that we send to it. Never tell anybody a code.</li>
          <li>Whoever holds your phone can use your account. Log out on a phone that you share.</li>
          <li>Enter birth details of other people only with their consent.</li>
          <li>
            You can <AppLink to={siteRoutes.deleteAccount}>delete your account</AppLink> at any time.
          </li>
        </ul>
      ),
    },
    {
      id: 'price',
      title: 'What it costs',
      body: (
        <>
          <p>
            A new account has {freeQuestions.Oracle} free questions with Oracle and {freeQuestions.Astra} with Astra. After that a question
            costs {price}. What something costs stands before you tap it, and what was charged stands after it.
          </p>
          <p>
            Recharges carry {gstPercent} percent GST. The subscription brings {subscriptionPlan.questionsPerMonth} questions a month for{' '}
            {formatRupees(subscriptionPlan.pricePaise)} and renews every month until you cancel it. Refunds follow the{' '}
            <AppLink to={siteRoutes.refundPolicy}>refund policy</AppLink>.
          </p>
          <p>A reply that breaks off is not charged. If a price changes, it changes for what you buy afterwards, not for what you hold.</p>
        </>
      ),
    },
    {
      id: 'points',
      title: 'Points, coupons and gifts',
      body: (
        <p>
          Astro Points, coupons and free questions have no value in money and cannot be paid out or sold. {points.perQuestion} points can be
          exchanged for one Oracle question. Points that were earned by tricks, such as voting with several accounts, may be taken back.
        </p>
      ),
    },
    {
      id: 'forum',
      title: 'In the forum',
      body: (
        <>
          <p>What you write in AstroHub stays yours; you allow us to show it on this site. Please leave out:</p>
          <ul>
            <li>insults, threats, and hatred against a religion, caste, gender or group,</li>
            <li>names, numbers and birth details of people who did not agree,</li>
            <li>advertising, including for astrologers and remedies,</li>
            <li>anything that frightens people into paying, or that the law forbids.</li>
          </ul>
          <p>We may remove a post, and close an account after repeated or grave cases. We tell you why, and you may object.</p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      body: (
        <p>
          Use the site as a person does. Do not call it by programs in bulk, copy its content into another service, try to get at other
          people’s data, or make it produce what the law forbids.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: (
        <p>
          We compute charts with care and keep the service running as well as we can, and cannot promise that it never fails. We answer for
          what the law says we must. For decisions that you take on the strength of a reading we do not answer, and our liability otherwise
          ends at the amount that you paid us in the twelve months before.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: (
        <p>
          We say so on this page, with the day from which it holds. If a change takes something from you, we tell you on the site 30 days
          before.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and complaints',
      body: (
        <p>
          These terms are governed by Indian law, and Indian courts decide. Please write to us first: a complaint sent to <SupportEmail />{' '}
          is confirmed within 24 hours and settled within 15 days. You may also turn to the National Consumer Helpline, 1915.
        </p>
      ),
    },
  ],
};
