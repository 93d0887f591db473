import { useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Dialog } from '@oracle-astra/shared/ui';
import { DeletionCodeStep } from './deletion-code-step';
import { DeletionMobileStep } from './deletion-mobile-step';

interface DeleteAccountDialogProps {
  mobile: string;
  onMobile: (mobile: string) => void;
  onClose: () => void;
}

/** The dialog that deletes an account: first the mobile number, then the code that was sent to it. */
export function DeleteAccountDialog({ mobile, onMobile, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations();
  /** Undefined before a code was sent; null if the response had no token. */
  const [token, setToken] = useState<string | null>();
  return (
    <Dialog open title={t('forum.deletion.title')} onClose={onClose}>
      {token === undefined ? (
        <DeletionMobileStep mobile={mobile} onChange={onMobile} onSent={setToken} />
      ) : (
        <DeletionCodeStep mobile={mobile} token={token} onBack={() => setToken(undefined)} onClose={onClose} />
      )}
    </Dialog>
  );
}
