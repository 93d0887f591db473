import { siteRoutes } from '@oracle-astra/shared/contract';
import type { PolicyContent } from './policy-content';
import { grievanceOfficer, linkTo, name, supportMail } from './policy-tags';

export const contact: PolicyContent = {
  title: 'content.contact.title',
  description: 'content.contact.description',
  path: siteRoutes.contactUs,
  remark: 'content.contact.remark',
  isLegal: false,
  summary: [
    { term: 'content.contact.summary.weekdays', value: 'content.contact.summary.weekdayHours' },
    { term: 'content.contact.summary.saturday', value: 'content.contact.summary.saturdayHours' },
    { term: 'content.contact.summary.sunday', value: 'content.contact.summary.closed' },
    { term: 'content.contact.summary.replies', value: 'content.contact.summary.replyTime' },
  ],
  sections: [
    {
      id: 'write',
      title: 'content.contact.write.title',
      body: [() => supportMail.mail(), 'content.contact.write.hours'],
    },
    {
      id: 'helps',
      title: 'content.contact.details.title',
      body: [
        {
          list: [
            'content.contact.details.mobile',
            'content.contact.details.payment',
            'content.contact.details.reading',
            'content.contact.details.fault',
          ],
        },
      ],
    },
    { id: 'never', title: 'content.contact.never.title', body: ['content.contact.never.text'] },
    {
      id: 'yourself',
      title: 'content.contact.yourself.title',
      body: [
        {
          list: [
            (t) => t.rich('content.contact.yourself.refund', { link: linkTo(siteRoutes.refundPolicy) }),
            (t) => t.rich('content.contact.yourself.cancel', { link: linkTo(siteRoutes.myActivePlans) }),
            (t) => t.rich('content.contact.yourself.close', { link: linkTo(siteRoutes.deleteAccount) }),
          ],
        },
      ],
    },
    {
      id: 'complaints',
      title: 'content.contact.complaints.title',
      body: [(t) => t.rich('content.contact.complaints.text', { name }), grievanceOfficer],
    },
    { id: 'urgent', title: 'content.contact.urgent.title', body: ['content.contact.urgent.text'] },
  ],
};
