import { useState } from 'react';
import { formatError, useAppDispatch, useStopChatMutation } from '@oracle-astra/shared/api';
import { alertShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { IconButton } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import { copy } from '../../copy';

/** Ends the active chat after a confirmation. */
export function StopChatButton() {
  const { active } = useChat();
  const dispatch = useAppDispatch();
  const [isConfirming, setConfirming] = useState(false);
  const [stop, { isLoading }] = useStopChatMutation();
  if (!active) return null;
  const handleConfirm = async () => {
    try {
      await stop(active.asstId).unwrap();
      setConfirming(false);
      active.end();
    } catch (error) {
      setConfirming(false);
      dispatch(alertShown(formatError(error)));
    }
  };
  return (
    <>
      <IconButton icon="out" label={copy.stopChat} onClick={() => setConfirming(true)} />
      <ConfirmDialog
        open={isConfirming}
        question="Do you want to end this chat?"
        busy={isLoading}
        onYes={() => void handleConfirm()}
        onNo={() => setConfirming(false)}
      >
        It stays in your history, to be read at any time.
      </ConfirmDialog>
    </>
  );
}
