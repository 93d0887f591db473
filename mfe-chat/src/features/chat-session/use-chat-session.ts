import { useCallback, useEffect, useState } from 'react';
import { baseApi, isApiError, formatError, listTags, useAppDispatch, useStartChatMutation } from '@oracle-astra/shared/api';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAlert } from '@oracle-astra/shared/session';
import { useChatStartCelebrityChatMutation } from '../../api/celebrity-chats';
import type { ChatCredit } from '../../components/chat-credit';

export interface StartedSession {
  phase: 'running' | 'ended';
  asstId: string;
  greeting: string;
  /** Whether care was given within the last 24 hours. */
  showsHelplines: boolean;
}

type ChatSessionState = { phase: 'starting' } | { phase: 'failed'; message: string; isUnknownChart: boolean } | StartedSession;

export interface ChatControls {
  /** The credit as last reported by the server. */
  credit: ChatCredit;
  setCredit: (credit: ChatCredit) => void;
  /** Whether the time of this credit has run out; a later credit has its own. */
  isTimeOver: boolean;
  end: () => void;
  endTime: () => void;
}

interface Options {
  astrologer: Astrologer;
  bid: string;
  isCelebrity: boolean;
}

const noCredit: ChatCredit = { questionsLeft: 0, balance: 0, secondsLeft: 0 };

/** A session with an astrologer about one chart. It starts on mount; a failed start is shown as an alert. */
export function useChatSession({ astrologer, bid, isCelebrity }: Options): ChatControls & { session: ChatSessionState; start: () => void } {
  const t = useTranslations();
  const showAlert = useAlert();
  const dispatch = useAppDispatch();
  const [startChat] = useStartChatMutation();
  const [startCelebrityChat] = useChatStartCelebrityChatMutation();
  const [session, setSession] = useState<ChatSessionState>({ phase: 'starting' });
  const [credit, setCredit] = useState(noCredit);
  const [spent, setSpent] = useState<ChatCredit | null>(null);

  const startAsync = useCallback(async () => {
    setSession({ phase: 'starting' });
    try {
      const body = { bid, astrologer, device: 'web' };
      const response = await (isCelebrity ? startCelebrityChat(body) : startChat(body)).unwrap();
      setCredit({ questionsLeft: response.questions_left, balance: response.balance, secondsLeft: response.time_left_seconds });
      setSession({
        phase: 'running',
        asstId: response.asst_id,
        greeting: response.message ?? '',
        showsHelplines: response.shows_helplines === true,
      });
    } catch (error) {
      const otherwise = t('chat.session.startFailed');
      const message = isApiError(error) && error.kind === 'refused' ? formatError(error, t, otherwise) : otherwise;
      // The chart was deleted or belongs to another person, so a retry would not help; another chart can be selected.
      const isUnknownChart = isApiError(error) && error.code === 'birth_not_found';
      if (!isUnknownChart) showAlert(message);
      setSession({ phase: 'failed', message, isUnknownChart });
    }
  }, [astrologer, bid, isCelebrity, showAlert, startCelebrityChat, startChat, t]);
  const start = useCallback(() => void startAsync(), [startAsync]);

  useEffect(start, [start]);

  const end = useCallback(() => setSession((before) => ('asstId' in before ? { ...before, phase: 'ended' } : before)), []);
  const asstId = 'asstId' in session ? session.asstId : '';
  const endTime = useCallback(() => {
    setSpent(credit);
    // A recharge elsewhere or a wrong clock of the device may have changed it.
    dispatch(baseApi.util.invalidateTags(listTags('Chat', [asstId])));
  }, [credit, asstId, dispatch]);
  const hasNone = credit.questionsLeft <= 0 && credit.balance > 1 && credit.secondsLeft <= 0;
  return { session, credit, setCredit, isTimeOver: hasNone || spent === credit, start, end, endTime };
}
