import { useState } from 'react';
import { formatError, useAppDispatch, useStopChatMutation } from '@oracle-astra/shared/api';
import { alertShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { IconButton } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

interface StopChatProps {
  asstId: string;
  onStopped: () => void;
}

/** Ends the chat, once the person has said yes to it. */
export function StopChat({ asstId, onStopped }: StopChatProps) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [stop, { isLoading }] = useStopChatMutation();
  const confirm = async () => {
    try {
      await stop(asstId).unwrap();
      setAsked(false);
      onStopped();
    } catch (error) {
      setAsked(false);
      dispatch(alertShown(formatError(error)));
    }
  };
  return (
    <>
      <IconButton icon="out" label={copy.stopChat} onClick={() => setAsked(true)} />
      <ConfirmDialog open={isAsked} question="Do you want to end this chat?" busy={isLoading} onYes={() => void confirm()} onNo={() => setAsked(false)}>
        It stays in your history, to be read at any time.
      </ConfirmDialog>
    </>
  );
}
