import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Icon } from '@oracle-astra/shared/ui';
import { useChatStopReplyMutation } from '../../api/stop-reply';
import { useStreamedText } from '../../components/chat-context';
import { SendButton } from './composer.styles';

interface StopReplyButtonProps {
  asstId: string;
  /** Gets the focus if the reply ends while a keyboard user is at the button. */
  nextFocus: RefObject<HTMLElement | null>;
}

/** Stops the reply that is being written; the written part is kept. */
export function StopReplyButton({ asstId, nextFocus }: StopReplyButtonProps) {
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
  const isEarly = useRef(false);
  const stopReply = async () => {
    try {
      await stop(asstId).unwrap();
    } catch (error) {
      dispatch(toastShown('bad', formatError(error, t)));
    }
  };
  const repeat = useEffectEvent(() => {
    if (isEarly.current) void stopReply();
    isEarly.current = false;
  });
  useEffect(() => {
    // The server may not have had the question yet at the press, and so nothing to stop.
    if (isAccepted) repeat();
  }, [isAccepted]);
  const handleClick = () => {
    if (isLoading) return;
    isEarly.current = !isAccepted;
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
