import type { PlainMessageId } from '@oracle-astra/shared/i18n';

/** Data, and the service that it is for. Who changes one gives `consentTexts.account` a new version. */
export const noticeItems: readonly (readonly [PlainMessageId, PlainMessageId])[] = [
  ['shell.notice.mobile', 'shell.notice.mobileUse'],
  ['shell.notice.births', 'shell.notice.birthsUse'],
  ['shell.notice.questions', 'shell.notice.questionsUse'],
  ['shell.notice.payments', 'shell.notice.paymentsUse'],
  ['shell.notice.posts', 'shell.notice.postsUse'],
];
