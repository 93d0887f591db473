import type { ConsentItem } from '@oracle-astra/shared/contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

/** The texts of each consent; a changed text needs a new version in the contract. */
export const consentMessages: Record<ConsentItem, { title: PlainMessageId; text: PlainMessageId }> = {
  account: { title: 'forum.privacy.account.title', text: 'forum.privacy.account.text' },
  push: { title: 'forum.privacy.push.title', text: 'forum.privacy.push.text' },
  model: { title: 'forum.privacy.model.title', text: 'forum.privacy.model.text' },
};
