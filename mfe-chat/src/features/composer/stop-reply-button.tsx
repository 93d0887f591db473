import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Icon } from '@oracle-astra/shared/ui';
import { useChatStopReplyMutation } from '../../api/stop-reply';
import { SendButton } from './composer.styles';

/** Stops the reply that is being written; the written part is kept. */
export function StopReplyButton({ asstId }: { asstId: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [stop, { isLoading }] = useChatStopReplyMutation();
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
