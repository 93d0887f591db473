import { freeQuestions, gstPercent, points, questionPricePaise, siteRoutes, subscriptionPlan } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { inForceSince } from './in-force-since';
import type { PolicyContent, PolicyText } from './policy-content';
import { grievanceOfficer, linkTo, supportMail } from './policy-tags';

const price = formatRupees(questionPricePaise);

const questions: PolicyText = (t) =>
  t('content.terms.price.questions', { oracle: freeQuestions.Oracle, astra: freeQuestions.Astra, price });

const recharges: PolicyText = (t) =>
  t.rich('content.terms.price.recharges', {
    gst: gstPercent,
    count: subscriptionPlan.questionsPerMonth,
    price: formatRupees(subscriptionPlan.pricePaise),
    link: linkTo(siteRoutes.refundPolicy),
  });

export const terms: PolicyContent = {
  title: 'content.terms.title',
  description: 'content.terms.description',
  path: siteRoutes.terms,
  remark: inForceSince,
  isLegal: true,
  summary: [
    { term: 'content.terms.summary.answers', value: 'content.terms.summary.ai' },
    { term: 'content.terms.summary.question', value: () => price },
    { term: 'content.terms.summary.age', value: 'content.terms.summary.adults' },
    { term: 'content.terms.summary.law', value: 'content.terms.summary.india' },
  ],
  sections: [
    {
      id: 'agreement',
      title: 'content.terms.agreement.title',
      body: [(t) => t.rich('content.terms.agreement.text', { link: linkTo(siteRoutes.privacyPolicy) })],
    },
    { id: 'service', title: 'content.terms.service.title', body: ['content.terms.service.ai', 'content.terms.service.advice'] },
    {
      id: 'account',
      title: 'content.terms.account.title',
      body: [
        {
          list: [
            'content.terms.account.code',
            'content.terms.account.phone',
            'content.terms.account.others',
            (t) => t.rich('content.terms.account.delete', { link: linkTo(siteRoutes.deleteAccount) }),
          ],
        },
      ],
    },
    { id: 'price', title: 'content.terms.price.title', body: [questions, recharges, 'content.terms.price.changes'] },
    { id: 'points', title: 'content.terms.points.title', body: [(t) => t('content.terms.points.text', { count: points.perQuestion })] },
    {
      id: 'forum',
      title: 'content.terms.forum.title',
      body: [
        'content.terms.forum.rights',
        {
          list: ['content.terms.forum.insults', 'content.terms.forum.names', 'content.terms.forum.advertising', 'content.terms.forum.fear'],
        },
        'content.terms.forum.removal',
      ],
    },
    { id: 'fair-use', title: 'content.terms.fairUse.title', body: ['content.terms.fairUse.text'] },
    { id: 'liability', title: 'content.terms.liability.title', body: ['content.terms.liability.text'] },
    { id: 'changes', title: 'content.terms.changes.title', body: ['content.terms.changes.text'] },
    {
      id: 'law',
      title: 'content.terms.law.title',
      body: [(t) => t.rich('content.terms.law.text', supportMail), 'content.officer.rules', grievanceOfficer],
    },
  ],
};
