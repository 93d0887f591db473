import type { ReactNode } from 'react';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';

/** A text of a policy: the id of a message, or a function that renders one with values and links. */
export type PolicyText = PlainMessageId | ((t: Translate) => ReactNode);

/** A paragraph or a list. */
export type PolicyBlock = PolicyText | { list: readonly PolicyText[]; ordered?: true };

export interface PolicySection {
  id: string;
  title: PlainMessageId;
  body: readonly PolicyBlock[];
}

export interface PolicyContent {
  title: PlainMessageId;
  /** The meta description. */
  description: PlainMessageId;
  path: string;
  /** The line under the title, such as the effective date. */
  remark: PolicyText;
  /** Whether only the English text is binding, which translations say at their top. */
  isLegal: boolean;
  /** The key facts of the policy. */
  summary: readonly { term: PlainMessageId; value: PolicyText }[];
  sections: readonly PolicySection[];
}

export const renderPolicyText = (text: PolicyText, t: Translate): ReactNode => (typeof text === 'string' ? t(text) : text(t));
