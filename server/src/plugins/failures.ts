import { specTexts, type FailureCode } from '@oracle-astra/shared/contract';
import { DomainError } from '../domain-error';

interface HttpFailure {
  status: number;
  message: string;
}

/** A business error is HTTP 200, as in the provider's API. */
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
  method_not_allowed: { status: 405, message: 'This address changes something: send it by GET or POST.' },
  payload_too_large: { status: 413, message: 'This is too long to send.' },
  unsupported_media_type: { status: 415, message: 'Send this as JSON.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a little and try again.' },
  unavailable: { status: 503, message: 'The service cannot answer now. Please try again later.' },
  internal_error: { status: 500, message: specTexts.exception },

  code_limit_reached: { status: 429, message: 'Too many codes were asked for. Wait a little and try again.' },
  code_not_sent: refused('The code could not be sent. Please try again in a minute.'),
  code_wrong: refused('The code is not right.'),
  code_expired: refused('The code has expired. Ask for a new one.'),
  code_replaced: refused('A newer code was sent. Type that one.'),
  code_used: refused('This code was used already. Ask for a new one.'),
  code_tries_exceeded: refused('The code was typed wrong too often. Ask for a new one.'),
  code_mismatch: refused('This code does not belong to this number. Ask for a new one.'),
  number_not_own: refused('This is not the number of your account. Type the number that you log in with.'),
  proof_required: refused(
    'Please confirm that it is you: ask for a code to your own number and enter it, or log out and in again. Then try once more.',
  ),
  number_taken: refused('This number cannot be used for your account. If it has an account of its own, log in with it instead.'),
  number_change_limit_reached: {
    status: 429,
    message: 'The number of this account was changed three times in the last 30 days. Please try again later, or contact us.',
  },
  number_unchanged: refused('This is the number of your account already.'),
  birth_year_required: refused('Nobody confirmed this number for a long time. Log in on our website, which asks for the year of birth.'),
  birth_year_wrong: refused('This is not the year in your own birth details.'),
  birth_year_closed: refused(
    'We cannot confirm that the account of this number is yours. Log in on our website to start anew, or contact us if it is yours.',
  ),
  consent_outdated: refused('This text has changed. Please load the page again and read it first.'),
  device_not_found: { status: 404, message: 'This device is not in your list any more.' },
  passkey_invalid: refused('This passkey could not be read. Please try again, or use a code.'),
  passkey_challenge: refused('This took too long or was sent twice. Please try your passkey again.'),
  passkey_site: refused('This passkey was used on another site. Open our own website, and use it there.'),
  passkey_unverified: refused('Your device did not check that it is you. Set a screen lock on it, or use a code.'),
  passkey_counter: refused('This passkey may have been copied, so it is not accepted. Log in with a code and remove it from your account.'),
  passkey_unknown: refused('This passkey does not belong to this account, or was removed from it. Use another one, or a code.'),
  minor_needs_consent: refused('By your birth details you are under 18. A parent has to agree first, on our website.'),
  minor_not_offered: refused('This is not offered to people under 18.'),
  minor_keeps_birth: refused('By these birth details you are under 18. They can be corrected, and are deleted with your account.'),
  child_link_invalid: refused('This link is not valid any more. The child can make a new one.'),
  parent_not_adult: refused('Save your own birth details first. Only people of 18 years or more can agree for a child.'),
  child_limit_reached: refused('You agree for ten children already.'),
  rights_limit_reached: refused('Five of your requests are still open. Wait for an answer first.'),
  page_required: refused('This is only possible on our website. Open the page again there, and try once more.'),
  passkey_needs_code: refused('This account was not used for a long time. Log in with a code this time.'),
  passkey_limit_reached: refused('You can keep no more passkeys. Remove one to add another.'),
  passkey_not_found: { status: 404, message: 'This passkey is not in your list any more.' },
  account_banned: refused(
    'Your account is banned: you can read, but not write, invite or transfer. Contact us if you think this is a mistake.',
  ),
  account_not_found: refused('There is no account with this number.'),

  birth_not_found: { status: 404, message: 'There are no such birth details.' },
  birth_limit_reached: refused('You can keep no more birth details. Delete one to add another.'),
  birth_time_unknown: refused(
    'This needs a time of birth: ascendant, houses and dashas stand on it. Add one to these birth details, even a rough one.',
  ),
  life_event_not_found: { status: 404, message: 'There is no such event.' },
  life_event_limit_reached: refused('You can mark no more events here. Delete one to add another.'),
  several_clocks: refused('Two clocks were kept in this place then. Say which one the time was read from.'),
  ambiguous_birth_time: refused('This time happened twice in this place. Say whether it was the first or the second time.'),
  skipped_birth_time: refused('This time never came in this place, because the clocks were put forward over it. Say which time is meant.'),

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

  comment_not_found: { status: 404, message: 'This comment does not exist.' },
  not_author: refused('Only its author can change this.'),
  vote_own: refused('You cannot vote on what you wrote yourself.'),
  report_own: refused('You cannot report what you wrote yourself.'),
  care_needed: refused('Before you post this: help is here, day and night.'),
  text_has_contact: refused('Everybody can read this: please take out the phone number or e-mail address.'),
  text_has_payment_request: refused('Please take out the request for money. Nobody pays for answers in AstroHub.'),
  text_has_abuse: refused('Please say it without insults.'),
  posting_limit_reached: { status: 429, message: 'You have written a lot in a short time. Please go on a little later.' },
  link_limit_reached: {
    status: 429,
    message: 'You have posted many links in a short time. Please leave them out, or go on a little later.',
  },
  handle_taken: refused('Somebody has this user name already. Choose another one.'),
  handle_exists: refused('You have a name in AstroHub already.'),
  avatar_not_found: { status: 404, message: 'This avatar does not exist. Choose another one.' },
  points_insufficient: refused('You have fewer points left than that.'),
  payment_unavailable: refused('Payments do not answer at the moment. Please try again in a minute.'),
  pack_not_found: { status: 404, message: 'There is no such pack. Choose one of the packs.' },
  coupon_invalid: refused('This coupon is not yours or does not exist.'),
  coupon_used: refused('This coupon was used already.'),
  coupon_expired: refused('This coupon has expired. Spin the wheel for a new one.'),
  order_not_found: { status: 404, message: 'There is no such order.' },
  payment_mismatch: refused(
    'This payment could not be confirmed. If you were charged, the amount will be refunded to your account within 2 days.',
  ),
  payment_failed: refused('Oops! Payment failed. If you were charged, the amount will be refunded to your account within 2 days.'),
  payment_pending: refused('Your payment is not confirmed yet. We keep asking your bank; you need not pay again.'),
  receipt_not_found: { status: 404, message: 'There is no such receipt.' },
  webhook_signature_invalid: { status: 400, message: 'The signature of this event is not valid.' },
  payment_open: refused('A payment that you began is still open. Finish it or drop it first.'),
  price_changed: refused('The price has changed since this page was opened. Check the new one before you pay.'),
  payment_credited: refused('The payment that you began before has arrived in your wallet. Pay again if you want this one too.'),
  subscription_active: refused('You have an active subscription already.'),
  subscription_not_found: refused('You have no active subscription.'),
  cancel_code_required: refused('Verify your registered number by a code first, and cancel within 10 minutes.'),
  transfer_own_number: refused('This is your own number. Enter the number of somebody else.'),
  transfer_recipient_not_found: refused('There is no account with this number.'),
  transfer_recipient_changed: refused('This number belongs to somebody else by now. Please check who gets the questions.'),
  transfer_insufficient_questions: refused('You do not have that many Oracle questions.'),
  transfer_limit_reached: { status: 429, message: 'You have transferred enough for today. Please try again tomorrow.' },
  wheel_spun_today: refused('You have spun the wheel today. Come back tomorrow.'),
  promo_claimed: refused('You have these questions already.'),
};

/** Refuses a banned person, with the operator's reason. */
export const createBannedError = (reason: string | null | undefined): DomainError =>
  new DomainError('account_banned', reason ? { message: `${failures.account_banned.message} Reason: ${reason}` } : {});
