import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Icon } from '@oracle-astra/shared/ui';
import { useChatStopReplyMutation } from '../../api/stop-reply';
import { useStreamedText } from '../../components/chat-context';
import type { ActiveChat, Turn } from '../../components/chat-types';
import { SendButton } from './composer.styles';

interface StopReplyButtonProps {
  chat: ActiveChat;
  turn: Turn;
  /** Gets the focus if the reply ends while a keyboard user is at the button. */
  nextFocus: RefObject<HTMLElement | null>;
}

/** Stops the reply that is being written; the written part is kept. */
export function StopReplyButton({ chat: { asstId, stopEarly }, turn, nextFocus }: StopReplyButtonProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [stop, { isLoading }] = useChatStopReplyMutation();
  const passFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      // After a tap, the focus in a field would open the keyboard of a phone.
      if (button?.matches(':focus-visible')) nextFocus.current?.focus({ preventScroll: true });
    },
    [nextFocus],
  );
  const isAccepted = useStreamedText() !== '';
  const stopReply = async () => {
    try {
      await stop(asstId).unwrap();
    } catch (error) {
      dispatch(toastShown('bad', formatError(error, t)));
    }
  };
  const repeat = useEffectEvent(() => {
    if (turn.stops) void stopReply();
  });
  useEffect(() => {
    // The server may not have had the question yet at the press, and so nothing to stop; also if it is sent again after a lost connection.
    if (isAccepted) repeat();
  }, [isAccepted]);
  const handleClick = () => {
    if (isLoading) return;
    if (!isAccepted) stopEarly(turn);
    void stopReply();
  };
  return (
    <SendButton
      ref={passFocus}
      type="button"
      aria-label={t('chat.composer.stopReply')}
      title={t('chat.composer.stopReply')}
      aria-busy={isLoading}
      onClick={handleClick}
    >
      <Icon name="stop" />
    </SendButton>
  );
}
