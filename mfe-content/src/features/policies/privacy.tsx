import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink } from '@oracle-astra/shared/ui';
import { effectiveSince } from './effective-since';
import type { PolicyContent } from './policy';
import { SupportEmail } from './support-email';

export const privacy: PolicyContent = {
  title: 'Privacy policy',
  description: 'What we keep about you, what for and how long, who gets to see it, and how you have it corrected or erased.',
  path: siteRoutes.privacyPolicy,
  remark: effectiveSince,
  summary: [
    { term: 'Sold or used for advertising', value: 'never' },
    { term: 'Cookies', value: 'one, to stay signed in' },
    { term: 'Erase everything', value: <AppLink to={siteRoutes.deleteAccount}>Delete my account</AppLink> },
  ],
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      body: (
        <ul>
          <li>Your mobile number, which is your account.</li>
          <li>The birth details that you save: name, date, time and place of birth, gender, marital status and language.</li>
          <li>Your questions and the answers to them.</li>
          <li>Payments: day, amount and the payment provider’s number. Card and bank details stay with the payment provider.</li>
          <li>In the forum: your handle, e-mail address, avatar, posts, comments, votes and points.</li>
          <li>For safety: when and from which network address codes were asked for.</li>
        </ul>
      ),
    },
    {
      id: 'what-for',
      title: 'What for',
      body: (
        <>
          <p>
            To compute your chart and answer your questions, to keep your balance right, to send you codes, to keep the forum in order, and
            to keep the accounts that tax law asks of us. We use it for nothing else without asking you.
          </p>
          <p>
            We handle it on the ground of your consent under the Digital Personal Data Protection Act, 2023, which you can take back at any
            time by deleting your account.
          </p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Who else sees it',
      body: (
        <>
          <ul>
            <li>The telecom service that delivers codes gets your mobile number.</li>
            <li>The payment provider gets the amount and your mobile number.</li>
            <li>The public sees what you write in the forum, under your handle. A private profile shows less.</li>
            <li>Authorities get what a lawful order names, and no more.</li>
          </ul>
          <p>We sell nothing and give nothing to advertisers. Your number and your birth details are never shown to other users.</p>
        </>
      ),
    },
    {
      id: 'ai',
      title: 'What the AI gets',
      body: (
        <p>
          Oracle and Astra work from your chart, your first name and your question. Your mobile number is not among it. Should answers one
          day be written by another company’s model, this page will name it beforehand.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <p>
          As long as you have an account. When you delete it, your number, birth details and chats are erased; forum posts stay under
          ‘Deleted user’, and entries of payments stay, without your name, for as long as tax law asks. You can delete a birth record or a
          chat separately at any time.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage',
      body: (
        <p>
          One cookie, named jwt, keeps you signed in. Unsent text is kept in your browser until you send or clear it. There are no cookies
          of advertisers. Videos open on the site that hosts them, and only when you choose one.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>You may ask what we keep about you, have it corrected or erased, and name someone who decides if you no longer can.</p>
          <p>
            Much of it you can do yourself: birth details can be edited, chats deleted, and the whole account{' '}
            <AppLink to={siteRoutes.deleteAccount}>deleted</AppLink>. For the rest write to <SupportEmail />; we answer within 24 hours and
            settle it within 15 days. If you are not content, you may turn to the Data Protection Board of India.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: <p>Accounts are for adults. Parents may save the birth details of their children in their own account.</p>,
    },
    {
      id: 'changes',
      title: 'When this page changes',
      body: <p>We say so here, with the day, and on the site when the change is one that matters to you. Indian law applies.</p>,
    },
  ],
};
