import { useMemo, useRef, useState } from 'react';
import { createId } from '@oracle-astra/shared/ids';
import { baseApi, formatFailure, listTag, streamChatReply, useAppDispatch } from '@oracle-astra/shared/api';
import { apiPaths, type PredictionRequest, type PredictionStatus, type ReceivedStatus } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAlert, useDraft } from '@oracle-astra/shared/session';

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

/** A request whose outcome is not known, stored in the tab, so that it is never charged twice, also after a reload or on another day. */
interface SentRequest {
  request: PredictionRequest;
  key: string;
  sentAt: number;
}

/** The key that is being sent by this page, also after the person has left and returned to it. */
let sending = '';

const isMade = (status: ReceivedStatus | null): status is ReceivedStatus & PredictionStatus => status !== null && 'pid' in status;

/** Makes one prediction at a time; a refusal is shown as an alert. `onMade` gets the id of the stored prediction. */
export function usePrediction(onMade: (pid: string, request: PredictionRequest) => void) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const showAlert = useAlert();
  const [pending, setPending] = useState<PendingPrediction | null>(null);
  const isRunning = useRef(false);
  const [draft, setDraft] = useDraft('prediction-sent.1');
  const unanswered = useMemo(() => parseSentRequest(draft), [draft]);

  const send = async ({ request, key, sentAt }: SentRequest) => {
    if (isRunning.current) return;
    isRunning.current = true;
    sending = key;
    setDraft(JSON.stringify({ request, key, sentAt }));
    setPending({ request, text: '', state: 'waiting' });
    const onText = (text: string) => setPending({ request, text, state: 'writing' });
    const call = { url: apiPaths.predictions, body: request, idempotencyKey: key, onText };
    const { text, status } = await dispatch(streamChatReply(call));
    isRunning.current = false;
    if (sending === key) sending = '';
    dispatch(baseApi.util.invalidateTags(['Balance', listTag('Prediction')]));
    if (!isMade(status) && (status?.status !== 'fail' || status.code === 'unavailable'))
      return setPending({ request, text, state: 'broken' });
    setDraft((latest) => (parseSentRequest(latest)?.key === key ? '' : latest));
    if (isMade(status)) onMade(status.pid, request);
    setPending(null);
    if (!isMade(status))
      showAlert(status.code === 'insufficient_balance' ? t(noneLeft[request.type]) : formatFailure(status, t, status.message));
  };

  const restored = unanswered !== null && unanswered.key !== sending ? unanswered : null;
  return {
    pending: pending ?? (restored && { request: restored.request, text: '', state: 'broken' as const }),
    generate: (request: PredictionRequest) => {
      const now = Date.now();
      // The key is reused, because the server may have made the prediction whose response was lost; after that time the same request is
      // a new one.
      const isSame = JSON.stringify(unanswered?.request) === JSON.stringify(request);
      const isRepeated = unanswered !== null && isSame && Math.abs(now - unanswered.sentAt) < keyLifetimeMs;
      void send({ request, key: isRepeated ? unanswered.key : createId(), sentAt: now });
    },
    /** Sends the request whose outcome is not known again, at any time. */
    retry: () => unanswered && void send(unanswered),
  };
}

function parseSentRequest(draft: string): SentRequest | null {
  if (draft === '') return null;
  try {
    const { request, key, sentAt } = JSON.parse(draft) as Partial<SentRequest>;
    return request && key && sentAt !== undefined ? { request, key, sentAt } : null;
  } catch {
    // Another release stored it in a different format.
    return null;
  }
}
