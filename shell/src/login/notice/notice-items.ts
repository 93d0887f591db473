import type { PlainMessageId } from '@oracle-astra/shared/i18n';

/** Kinds of data with the service that needs each. A changed item needs a new version of `consentTexts.account`. */
export const noticeItems: readonly (readonly [PlainMessageId, PlainMessageId])[] = [
  ['shell.notice.mobile', 'shell.notice.mobileUse'],
  ['shell.notice.births', 'shell.notice.birthsUse'],
  ['shell.notice.questions', 'shell.notice.questionsUse'],
  ['shell.notice.payments', 'shell.notice.paymentsUse'],
  ['shell.notice.posts', 'shell.notice.postsUse'],
];
