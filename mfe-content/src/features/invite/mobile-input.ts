import type { ValidationResult } from '@oracle-astra/shared/forms';
import { changeMobile, isForeignMobile } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

// Checked before the login, so that nobody logs in to invite an invalid number.
const mobilePattern = /^[6-9]\d{2}-\d{3}-\d{4}$/;

export interface InviteValues {
  /** In the format ddd-ddd-dddd. */
  mobile: string;
}

/** Formats typed digits as ddd-ddd-dddd. An incomplete number, one that is too long or one of another country is kept as typed. */
export function formatMobileInput(typed: string, before = ''): string {
  const digits = changeMobile(before.replaceAll('-', ''), typed);
  if (!/^\d{1,10}$/.test(digits)) return digits;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/**
 * The ten digits of a number. Without the schema of the contract, which would load zod for this one field; the server validates
 * the rest.
 */
export function validateInvite({ mobile }: InviteValues, t: Translate): ValidationResult<InviteValues, string> {
  if (isForeignMobile(mobile)) return { errors: { mobile: t('content.invite.foreign') } };
  return mobilePattern.test(mobile) ? { data: mobile.replaceAll('-', '') } : { errors: { mobile: t('content.invite.format') } };
}
