import type { FailureCode } from '../contract';
import type { PlainMessageId, Translate } from '../i18n';
import type { FailureReason } from './errors';

/** The message of each failure code; named one by one, so that the build finds them. */
const failureMessages: Record<FailureCode, PlainMessageId> = {
  invalid_request: 'shared.failures.invalidRequest',
  unreadable_request: 'shared.failures.unreadableRequest',
  invalid_idempotency_key: 'shared.failures.invalidIdempotencyKey',
  idempotency_key_reused: 'shared.failures.idempotencyKeyReused',
  unauthenticated: 'shared.failures.unauthenticated',
  forbidden: 'shared.failures.forbidden',
  not_found: 'shared.failures.notFound',
  payload_too_large: 'shared.failures.payloadTooLarge',
  unsupported_media_type: 'shared.failures.unsupportedMediaType',
  too_many_requests: 'shared.failures.tooManyRequests',
  unavailable: 'shared.failures.unavailable',
  internal_error: 'shared.failures.internalError',
  code_limit_reached: 'shared.failures.codeLimitReached',
  code_not_sent: 'shared.failures.codeNotSent',
  code_wrong: 'shared.failures.codeWrong',
  code_expired: 'shared.failures.codeExpired',
  code_used: 'shared.failures.codeUsed',
  code_replaced: 'shared.failures.codeReplaced',
  code_tries_exceeded: 'shared.failures.codeTriesExceeded',
  code_mismatch: 'shared.failures.codeMismatch',
  account_banned: 'shared.failures.accountBanned',
  account_not_found: 'shared.failures.accountNotFound',
  birth_not_found: 'shared.failures.birthNotFound',
  birth_limit_reached: 'shared.failures.birthLimitReached',
  ambiguous_birth_time: 'shared.failures.ambiguousBirthTime',
  chat_not_found: 'shared.failures.chatNotFound',
  chat_ended: 'shared.failures.chatEnded',
  chat_time_over: 'shared.failures.chatTimeOver',
  insufficient_balance: 'shared.failures.insufficientBalance',
  answer_failed: 'shared.failures.answerFailed',
  prediction_not_found: 'shared.failures.predictionNotFound',
  search_busy: 'shared.failures.searchBusy',
  search_too_slow: 'shared.failures.searchTooSlow',
  discussion_not_found: 'shared.failures.discussionNotFound',
  profile_not_found: 'shared.failures.profileNotFound',
  handle_required: 'shared.failures.handleRequired',
  notification_not_found: 'shared.failures.notificationNotFound',
  invite_own_number: 'shared.failures.inviteOwnNumber',
  invite_repeated: 'shared.failures.inviteRepeated',
  invite_limit_reached: 'shared.failures.inviteLimitReached',
  invite_not_sent: 'shared.failures.inviteNotSent',
};

/** The words for a failure by its code; undefined where its answer had none that is known, as a provider's has not. */
export function translateFailure({ code, triesLeft, retryAfter }: FailureReason, t: Translate): string | undefined {
  if (code === undefined || !Object.hasOwn(failureMessages, code)) return undefined;
  if (code === 'code_wrong' && triesLeft !== undefined) return t('shared.failures.codeWrongTriesLeft', { count: triesLeft });
  if (code === 'code_limit_reached' && retryAfter !== undefined)
    return t('shared.failures.codeLimitWait', { minutes: Math.ceil(retryAfter / 60) });
  return t(failureMessages[code]);
}
