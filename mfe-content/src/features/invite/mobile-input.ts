import type { ValidationResult } from '@oracle-astra/shared/forms';
import { changeMobile, isForeignMobile } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

// Checked before the sign-in, so that nobody signs in to invite an impossible number.
const mobilePattern = /^[6-9]\d{2}-\d{3}-\d{4}$/;

export interface InviteValues {
  /** As written: ddd-ddd-dddd. */
  mobile: string;
}

/** Formats typed digits as ddd-ddd-dddd; what is unfinished, too long or of another country stays as it was typed. */
export function formatMobileInput(typed: string, before = ''): string {
  const digits = changeMobile(before.replaceAll('-', ''), typed);
  if (!/^\d{1,10}$/.test(digits)) return digits;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The ten digits of a number. A schema of the contract would load zod for this one field; the server checks the rest. */
export function validateInvite({ mobile }: InviteValues, t: Translate): ValidationResult<InviteValues, string> {
  if (isForeignMobile(mobile)) return { errors: { mobile: t('content.invite.foreign') } };
  return mobilePattern.test(mobile) ? { data: mobile.replaceAll('-', '') } : { errors: { mobile: t('content.invite.format') } };
}
