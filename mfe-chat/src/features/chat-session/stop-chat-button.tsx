import { useState } from 'react';
import styled from 'styled-components';
import { formatError, useStopChatMutation } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAlert } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { Button } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';

const OneLineButton = styled(Button)`
  white-space: nowrap;
`;

/** Ends the active chat after a confirmation. */
export function StopChatButton() {
  const t = useTranslations();
  const { active } = useChat();
  const showAlert = useAlert();
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
      showAlert(formatError(error, t));
    }
  };
  return (
    <>
      <OneLineButton small variant="plain" onClick={() => setConfirming(true)}>
        {t('chat.session.stop')}
      </OneLineButton>
      <ConfirmDialog
        open={isConfirming}
        question={t('chat.session.stopQuestion')}
        busy={isLoading}
        onYes={() => void handleConfirm()}
        onNo={() => setConfirming(false)}
      >
        {t('chat.session.stopDetails')}
      </ConfirmDialog>
    </>
  );
}
