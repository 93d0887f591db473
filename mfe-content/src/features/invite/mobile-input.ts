import type { ValidationResult } from '@oracle-astra/shared/forms';
import type { Translate } from '@oracle-astra/shared/i18n';

const mobilePattern = /^\d{3}-\d{3}-\d{4}$/;

export interface InviteValues {
  /** As written: ddd-ddd-dddd. */
  mobile: string;
}

/** Formats typed digits as ddd-ddd-dddd, without a country code or zero before ten digits. */
export function formatMobileInput(typed: string): string {
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^(?:91|0)(?=\d{10})/, '')
    .slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The ten digits of a number. A schema of the contract would load zod for this one field; the server checks the rest. */
export function validateInvite({ mobile }: InviteValues, t: Translate): ValidationResult<InviteValues, string> {
  return mobilePattern.test(mobile) ? { data: mobile.replaceAll('-', '') } : { errors: { mobile: t('content.invite.format') } };
}
