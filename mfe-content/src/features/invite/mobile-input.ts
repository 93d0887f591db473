import type { ValidationResult } from '@oracle-astra/shared/forms';
import type { Translate } from '@oracle-astra/shared/i18n';

// Checked before the sign-in, so that nobody signs in for a number that cannot be.
const mobilePattern = /^[6-9]\d{2}-\d{3}-\d{4}$/;

export interface InviteValues {
  /** As written: ddd-ddd-dddd. */
  mobile: string;
}

/** Formats typed digits as ddd-ddd-dddd. A country code or a zero before them may be typed as well: it stays until ten digits follow it. */
export function formatMobileInput(typed: string): string {
  const all = typed.replace(/\D/g, '');
  const digits = all.replace(/^(?:91|0)(?=\d{10})/, '').slice(0, 10);
  if (/^\s*\+/.test(typed) && all.length < 12) return `+${all}`;
  if (all.length === 11 && all.startsWith('91')) return all;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The ten digits of a number. A schema of the contract would load zod for this one field; the server checks the rest. */
export function validateInvite({ mobile }: InviteValues, t: Translate): ValidationResult<InviteValues, string> {
  return mobilePattern.test(mobile) ? { data: mobile.replaceAll('-', '') } : { errors: { mobile: t('content.invite.format') } };
}
