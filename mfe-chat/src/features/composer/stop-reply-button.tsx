import { useCallback, type RefObject } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Icon } from '@oracle-astra/shared/ui';
import { useChatStopReplyMutation } from '../../api/stop-reply';
import { SendButton } from './composer.styles';

interface StopReplyButtonProps {
  asstId: string;
  /** Gets the focus that the button has when the reply has ended. */
  nextFocus: RefObject<HTMLElement | null>;
}

/** Stops the reply that is being written; the written part is kept. */
export function StopReplyButton({ asstId, nextFocus }: StopReplyButtonProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [stop, { isLoading }] = useChatStopReplyMutation();
  const passFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button === document.activeElement) nextFocus.current?.focus();
    },
    [nextFocus],
  );
  const handleClick = async () => {
    if (isLoading) return;
    try {
      await stop(asstId).unwrap();
    } catch (error) {
      dispatch(toastShown('bad', formatError(error, t)));
    }
  };
  return (
    <SendButton
      ref={passFocus}
      type="button"
      aria-label={t('chat.composer.stopReply')}
      title={t('chat.composer.stopReply')}
      aria-busy={isLoading}
      onClick={() => void handleClick()}
    >
      <Icon name="stop" />
    </SendButton>
  );
}
