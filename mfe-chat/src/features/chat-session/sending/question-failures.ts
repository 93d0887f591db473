import { formatFailure } from '@oracle-astra/shared/api';
import { messageLimits, type ReceivedFailure, type ReceivedStatus } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import type { Refusal } from '../../../components/chat-types';

/** A question that was neither stored nor answered, which returns to the field; null for all others. */
export function getRefusal(question: string, status: ReceivedStatus | null, t: Translate): Refusal | null {
  // A question with help stays in the thread, beside the help.
  if (status?.status !== 'fail' || status.care !== undefined) return null;
  const { minLetters: least, maxLetters: most } = messageLimits;
  if (status.field_error === 'question_too_short')
    return { question, hasWrongLength: true, reason: t('shared.fields.questionTooShort', { least }) };
  if (status.field_error === 'question_too_long')
    return { question, hasWrongLength: true, reason: t('shared.fields.questionTooLong', { most }) };
  const isNotTaken = ['insufficient_balance', 'price_changed', 'chat_time_over', 'chat_ended'].includes(status.code ?? '');
  return isNotTaken ? { question, hasWrongLength: false, reason: getFailureMessage(status, t) ?? '' } : null;
}

/** Refusals that the server decides on before it looks whether it has the question of an Idempotency-Key. */
export const refusedBeforeKey = new Set<string | undefined>([
  'unauthenticated',
  'forbidden',
  'account_banned',
  'too_many_requests',
  'idempotency_key_reused',
]);

/** The reason why a question failed; null if the server may still have answered it and gave no reason. */
export function getFailureMessage(status: ReceivedFailure | null, t: Translate, isUncertain = false): string | null {
  if (status === null || status.code === 'unavailable' || status.code === 'internal_error') return null;
  const reason = formatFailure(status, t, t('chat.reply.notAnswered'));
  return status.code === 'answer_failed' || isUncertain ? reason : t('chat.reply.notCharged', { reason });
}
