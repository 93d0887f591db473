import { useRef, useState } from 'react';
import { createId } from '@oracle-astra/shared/ids';
import { baseApi, formatFailure, listTag, streamChatReply, useAppDispatch } from '@oracle-astra/shared/api';
import { apiPaths, type PredictionRequest, type PredictionStatus, type ReceivedStatus } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAlert } from '@oracle-astra/shared/session';

/** The pending prediction; `broken` if the connection was lost and it is unknown whether it was stored. */
export interface PendingPrediction {
  request: PredictionRequest;
  text: string;
  state: 'waiting' | 'writing' | 'broken';
}

const noneLeft = {
  daily: 'chat.predictions.noneLeftDaily',
  weekly: 'chat.predictions.noneLeftWeekly',
  monthly: 'chat.predictions.noneLeftMonthly',
  yearly: 'chat.predictions.noneLeftYearly',
} as const;

/** The same time as for other writes, in `shared/api`. */
const keyLifetimeMs = 10 * 60_000;

const isMade = (status: ReceivedStatus | null): status is ReceivedStatus & PredictionStatus => status !== null && 'pid' in status;

/** Makes one prediction at a time; a refusal is shown as an alert. `onMade` gets the id of the stored prediction. */
export function usePrediction(onMade: (pid: string, request: PredictionRequest) => void) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const showAlert = useAlert();
  const [pending, setPending] = useState<PendingPrediction | null>(null);
  const isRunning = useRef(false);
  const unanswered = useRef({ write: '', key: '', sentAt: 0 });

  const generate = async (request: PredictionRequest) => {
    if (isRunning.current) return;
    isRunning.current = true;
    // The key is reused, because the server may have made the prediction whose response was lost; after that time the same request is a new
    // one.
    const write = JSON.stringify(request);
    const { current: last } = unanswered;
    const now = Date.now();
    const key = last.write === write && Math.abs(now - last.sentAt) < keyLifetimeMs ? last.key : createId();
    unanswered.current = { write, key, sentAt: now };
    setPending({ request, text: '', state: 'waiting' });
    const onText = (text: string) => setPending({ request, text, state: 'writing' });
    const call = { url: apiPaths.predictions, body: request, idempotencyKey: key, onText };
    const { text, status } = await dispatch(streamChatReply(call));
    isRunning.current = false;
    if (status !== null) unanswered.current.write = '';
    dispatch(baseApi.util.invalidateTags(['Balance', listTag('Prediction')]));
    if (isMade(status)) {
      onMade(status.pid, request);
      return setPending(null);
    }
    if (status?.status !== 'fail' || status.code === 'unavailable') return setPending({ request, text, state: 'broken' });
    setPending(null);
    showAlert(status.code === 'insufficient_balance' ? t(noneLeft[request.type]) : formatFailure(status, t, status.message));
  };

  return { pending, generate };
}
