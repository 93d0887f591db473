import { siteRoutes } from '@oracle-astra/shared/contract';
import { inForceSince } from './in-force-since';
import type { PolicyContent } from './policy-content';
import { grievanceOfficer, linkTo, name, supportMail } from './policy-tags';

export const privacy: PolicyContent = {
  title: 'content.privacy.title',
  description: 'content.privacy.description',
  path: siteRoutes.privacyPolicy,
  remark: inForceSince,
  isLegal: true,
  summary: [
    { term: 'content.privacy.summary.sale', value: 'content.privacy.summary.never' },
    { term: 'content.privacy.summary.cookies', value: 'content.privacy.summary.cookieUse' },
    {
      term: 'content.privacy.summary.erase',
      value: (t) => t.rich('content.privacy.summary.deleteAccount', { link: linkTo(siteRoutes.deleteAccount) }),
    },
  ],
  sections: [
    {
      id: 'what',
      title: 'content.privacy.kept.title',
      body: [
        {
          list: [
            'content.privacy.kept.mobile',
            'content.privacy.kept.births',
            'content.privacy.kept.questions',
            'content.privacy.kept.payments',
            'content.privacy.kept.forum',
            'content.privacy.kept.safety',
          ],
        },
      ],
    },
    { id: 'what-for', title: 'content.privacy.purpose.title', body: ['content.privacy.purpose.use', 'content.privacy.purpose.consent'] },
    {
      id: 'consent',
      title: 'content.privacy.consent.title',
      body: [
        {
          list: [
            'content.privacy.consent.account',
            'content.privacy.consent.answers',
            'content.privacy.consent.payments',
            'content.privacy.consent.forum',
          ],
        },
        (t) => t.rich('content.privacy.consent.withdraw', { link: linkTo(siteRoutes.deleteAccount) }),
      ],
    },
    {
      id: 'who',
      title: 'content.privacy.access.title',
      body: [
        {
          list: [
            'content.privacy.access.telecom',
            'content.privacy.access.payments',
            'content.privacy.access.public',
            'content.privacy.access.authorities',
          ],
        },
        'content.privacy.access.noSale',
      ],
    },
    { id: 'ai', title: 'content.privacy.ai.title', body: ['content.privacy.ai.text'] },
    { id: 'how-long', title: 'content.privacy.duration.title', body: ['content.privacy.duration.text', 'content.privacy.duration.hash'] },
    {
      id: 'cookies',
      title: 'content.privacy.storage.title',
      body: [(t) => t.rich('content.privacy.storage.text', { name }), 'content.privacy.storage.pages'],
    },
    {
      id: 'rights',
      title: 'content.privacy.rights.title',
      body: [
        'content.privacy.rights.list',
        (t) => t.rich('content.privacy.rights.use', { ...supportMail, link: linkTo(siteRoutes.deleteAccount) }),
        grievanceOfficer,
      ],
    },
    { id: 'children', title: 'content.privacy.children.title', body: ['content.privacy.children.text'] },
    { id: 'changes', title: 'content.privacy.changes.title', body: ['content.privacy.changes.text'] },
  ],
};
