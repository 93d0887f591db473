import type { ReactNode } from 'react';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';

/** A text of a policy: a message, or what renders one with values and links. */
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
  /** Whether the English text alone is binding, which every translation says at its top. */
  isLegal: boolean;
  /** The facts that most readers look for. */
  summary: readonly { term: PlainMessageId; value: PolicyText }[];
  sections: readonly PolicySection[];
}

export const renderPolicyText = (text: PolicyText, t: Translate): ReactNode => (typeof text === 'string' ? t(text) : text(t));
