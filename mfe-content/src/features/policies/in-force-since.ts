import { formatDate } from '@oracle-astra/shared/format';
import type { PolicyText } from './policy-content';

/** The line under the title of every legal text. */
export const inForceSince: PolicyText = (t) => t('content.policies.inForceSince', { date: formatDate('2026-10-01', t) });
