/**
 * Failure codes for programs: these names are stable, while the message beside them is for people and may change.
 * They cover all responses, including streamed ones; the OpenAPI document contains the descriptions.
 */
export const failureCodes = {
  invalid_request: 'A field is missing or not as described; `field` names it where it is one.',
  unreadable_request: 'The request is not JSON, or not a request that can be read.',
  invalid_idempotency_key: 'The Idempotency-Key is not 1 to 100 plain characters.',
  idempotency_key_reused: 'The Idempotency-Key came before with another request.',
  unauthenticated: 'There is no valid session: log in.',
  forbidden: 'This person may not do that.',
  not_found: 'There is nothing at this address, or of this kind.',
  payload_too_large: 'The request is too long.',
  unsupported_media_type: 'The request is not of a type that is read.',
  too_many_requests: 'Too many requests; Retry-After says when to try again.',
  unavailable: 'The server cannot answer now: try again later.',
  internal_error: 'A fault of the server; what was asked may or may not have happened.',

  code_limit_reached: 'Too many codes were asked for; Retry-After says when to try again.',
  code_not_sent: 'The code could not be sent.',
  code_wrong: 'The code is not right.',
  code_expired: 'The code has expired.',
  code_used: 'The code was used already.',
  code_replaced: 'A newer code was sent.',
  code_tries_exceeded: 'The code was typed wrong too often.',
  code_mismatch: 'The code does not belong to this number.',
  account_banned: 'The account is banned: it reads, and writes nothing that others see.',
  account_not_found: 'There is no account with this number.',

  birth_not_found: 'This person has no such birth details.',
  birth_limit_reached: 'This person keeps as many birth details as one can.',
  ambiguous_birth_time: 'The local time happened twice: send earlier_offset.',

  chat_not_found: 'This person has no such chat.',
  chat_ended: 'The chat was ended.',
  chat_time_over: 'The time that the wallet paid for is over.',
  insufficient_balance: 'Neither questions nor money are left to pay with.',
  prediction_not_found: 'This person has no such prediction.',
  answer_failed: 'The answer could not be finished, and nothing was charged.',

  search_busy: 'Many people are searching; Retry-After says when to try again.',
  search_too_slow: 'The search takes too long: narrow it.',

  discussion_not_found: 'There is no such discussion.',
  profile_not_found: 'There is no such profile.',
  handle_required: 'This person has no name in the forum yet.',
  notification_not_found: 'This person has no such notification.',

  invite_own_number: 'The invited number is the own one.',
  invite_repeated: 'This person invited this number before.',
  invite_limit_reached: 'Too many invitations; Retry-After says when to try again.',
  invite_not_sent: 'The invitation could not be sent.',
} as const;
export type FailureCode = keyof typeof failureCodes;
