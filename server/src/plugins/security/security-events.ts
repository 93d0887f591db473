import type { apiPaths, FailureCode } from '@oracle-astra/shared/contract';

/** The kinds of security events with their descriptions; the table of docs/security-rules.md is generated from them. */
export const securityEvents = {
  code_sent: 'a code was sent',
  code_refused: 'a code, a passkey or a year of birth was wrong, expired or of another number',
  login: 'a right code or passkey opened an account: a session was created, or its person verified',
  session_ended: 'a person ended their session, or others of their account',
  account_changed: 'an account got another number or passkey, lost a passkey, was exported or deleted, or its consents changed',
  access_refused: 'a token, a password, a signature or a proof was missing or wrong, or the resource belongs to another person',
  limit_reached: 'a limit was exceeded',
  input_refused: 'a request was unreadable or lacked fields of its call',
  operator_act: 'an operator changed something',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

/** What a call that succeeded means. */
export const eventsOfCalls: Partial<Record<keyof typeof apiPaths, SecurityEvent>> = {
  sendOtp: 'code_sent',
  validateOtp: 'login',
  signInByPasskey: 'login',
  proveByPasskey: 'login',
  logout: 'session_ended',
  signOutDevice: 'session_ended',
  signOutOthers: 'session_ended',
  changeMobile: 'account_changed',
  addPasskey: 'account_changed',
  removePasskey: 'account_changed',
  deleteAccount: 'account_changed',
  exportAccount: 'account_changed',
  setConsent: 'account_changed',
  withdrawChildConsent: 'account_changed',
};

/** What a refusal means; refusals that are no matter of security have no event. */
export const eventsOfFailures: Partial<Record<FailureCode, SecurityEvent>> = {
  code_wrong: 'code_refused',
  code_expired: 'code_refused',
  code_replaced: 'code_refused',
  code_used: 'code_refused',
  code_tries_exceeded: 'code_refused',
  code_mismatch: 'code_refused',
  birth_year_required: 'code_refused',
  birth_year_wrong: 'code_refused',
  birth_year_closed: 'code_refused',
  number_not_own: 'code_refused',
  passkey_invalid: 'code_refused',
  passkey_challenge: 'code_refused',
  passkey_site: 'code_refused',
  passkey_unverified: 'code_refused',
  passkey_counter: 'code_refused',
  passkey_unknown: 'code_refused',
  passkey_needs_code: 'code_refused',

  unauthenticated: 'access_refused',
  forbidden: 'access_refused',
  proof_required: 'access_refused',
  page_required: 'access_refused',
  cancel_code_required: 'access_refused',
  account_banned: 'access_refused',
  not_author: 'access_refused',
  webhook_signature_invalid: 'access_refused',
  payment_mismatch: 'access_refused',

  too_many_requests: 'limit_reached',
  code_limit_reached: 'limit_reached',
  number_change_limit_reached: 'limit_reached',
  invite_limit_reached: 'limit_reached',
  passkey_limit_reached: 'limit_reached',
  child_limit_reached: 'limit_reached',
  rights_limit_reached: 'limit_reached',
  posting_limit_reached: 'limit_reached',
  link_limit_reached: 'limit_reached',
  transfer_limit_reached: 'limit_reached',

  invalid_request: 'input_refused',
  unreadable_request: 'input_refused',
  invalid_idempotency_key: 'input_refused',
  idempotency_key_reused: 'input_refused',
  payload_too_large: 'input_refused',
  unsupported_media_type: 'input_refused',
  method_not_allowed: 'input_refused',
};
