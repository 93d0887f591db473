import type { FailureCode } from '@oracle-astra/shared/contract';
import { specTexts } from '@oracle-astra/shared/contract';

interface HttpFailure {
  status: number;
  message: string;
}

/** A refusal by a business rule is HTTP 200, as in the provider's API. */
const refused = (message: string): HttpFailure => ({ status: 200, message });

/** The HTTP status of each failure, and its message unless the thrown error has its own. */
export const failures: Record<FailureCode, HttpFailure> = {
  invalid_request: { status: 400, message: 'Send the fields of this call.' },
  unreadable_request: { status: 400, message: 'This request cannot be read.' },
  invalid_idempotency_key: { status: 400, message: 'The Idempotency-Key must be 1 to 100 plain characters.' },
  idempotency_key_reused: { status: 400, message: 'This Idempotency-Key belongs to another request.' },
  unauthenticated: { status: 401, message: 'Please log in again.' },
  forbidden: { status: 403, message: 'This is not yours to do.' },
  not_found: { status: 404, message: 'Not found.' },
  payload_too_large: { status: 413, message: 'This is too long to send.' },
  unsupported_media_type: { status: 415, message: 'Send this as JSON.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a little and try again.' },
  unavailable: { status: 503, message: 'The server cannot answer now. Please try again later.' },
  internal_error: { status: 500, message: specTexts.exception },

  code_limit_reached: { status: 429, message: 'Too many codes were asked for. Wait a little and try again.' },
  code_not_sent: refused('The code could not be sent. Please try again in a minute.'),
  code_wrong: refused('The code is not right.'),
  code_expired: refused('The code has expired. Ask for a new one.'),
  code_replaced: refused('A newer code was sent. Type that one.'),
  code_used: refused('This code was used already. Ask for a new one.'),
  code_tries_exceeded: refused('The code was typed wrong too often. Ask for a new one.'),
  code_mismatch: refused('This code does not belong to this number. Ask for a new one.'),
  account_banned: refused(
    'Your account is banned: you can read, but not write, invite or transfer. Contact us if you think this is a mistake.',
  ),
  account_not_found: refused('There is no account with this number.'),

  birth_not_found: { status: 404, message: 'There are no such birth details.' },
  birth_limit_reached: refused('You can keep no more birth details. Delete one to add another.'),
  ambiguous_birth_time: refused('This time happened twice in this place. Say whether it was the first or the second time.'),

  chat_not_found: { status: 404, message: 'There is no such chat.' },
  chat_ended: refused('This chat has ended. Start a new one to go on.'),
  chat_time_over: refused('The time of this chat is over. Start a new one to go on.'),
  insufficient_balance: refused('You have no questions left. Recharge your wallet or subscribe to go on.'),
  prediction_not_found: { status: 404, message: 'There is no such prediction.' },
  answer_failed: refused('This answer could not be finished, and nothing was charged. Please ask again.'),

  search_busy: { status: 503, message: 'Many people are searching. Try again in a moment.' },
  search_too_slow: refused('This search takes too long. Narrow it with another word.'),

  discussion_not_found: { status: 404, message: 'This discussion does not exist.' },
  profile_not_found: { status: 404, message: 'This profile does not exist.' },
  handle_required: refused('Choose a name for AstroHub first.'),
  notification_not_found: { status: 404, message: 'This notification does not exist.' },

  invite_own_number: refused('This is your own number. Invite a friend.'),
  invite_repeated: refused('You have invited this number already.'),
  invite_limit_reached: { status: 429, message: 'Too many invitations were sent. Please try again tomorrow.' },
  invite_not_sent: refused('The invitation could not be sent. Please try again in a minute.'),
};
