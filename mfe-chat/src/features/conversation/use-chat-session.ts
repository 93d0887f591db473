import { useCallback, useEffect, useState } from 'react';
import { isApiError, formatError, useAppDispatch, useStartChatMutation } from '@oracle-astra/shared/api';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { alertShown } from '@oracle-astra/shared/session';
import { useChatStartCelebrityChatMutation } from '../../api/celebrity-chats';
import { copy } from '../../copy';
import type { Tally } from './cost';

export type ChatSession =
  | { phase: 'starting' }
  | { phase: 'failed'; message: string }
  | { phase: 'running' | 'ended'; asstId: string; greeting: string };

interface Whom {
  astrologer: Astrologer;
  bid: string;
  celebrity: boolean;
}

const nothing: Tally = { questionsLeft: 0, balance: 0, secondsLeft: 0 };

/** A session with an astrologer about one chart: started on arrival, ended by `end`; `tally` is the server's last word. */
export function useChatSession({ astrologer, bid, celebrity }: Whom) {
  const dispatch = useAppDispatch();
  const [startChat] = useStartChatMutation();
  const [startCelebrityChat] = useChatStartCelebrityChatMutation();
  const [session, setSession] = useState<ChatSession>({ phase: 'starting' });
  const [tally, setTally] = useState(nothing);

  const start = useCallback(async () => {
    setSession({ phase: 'starting' });
    try {
      const body = { bid, astrologer, device: 'web' };
      const answer = await (celebrity ? startCelebrityChat(body) : startChat(body)).unwrap();
      setTally({ questionsLeft: answer.questions_left, balance: answer.balance, secondsLeft: answer.time_left_seconds });
      setSession({ phase: 'running', asstId: answer.asst_id, greeting: answer.message ?? '' });
    } catch (error) {
      const message = isApiError(error) && error.kind === 'refused' ? formatError(error) : copy.startFailed;
      dispatch(alertShown(message));
      setSession({ phase: 'failed', message });
    }
  }, [astrologer, bid, celebrity, dispatch, startCelebrityChat, startChat]);

  useEffect(() => {
    void start();
  }, [start]);

  const end = useCallback(() => setSession((before) => ('asstId' in before ? { ...before, phase: 'ended' } : before)), []);
  return { session, tally, setTally, start, end };
}
