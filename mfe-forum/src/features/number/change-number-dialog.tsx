import { useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Dialog } from '@oracle-astra/shared/ui';
import { NewNumberCode } from './new-number-code';
import { NewNumberForm } from './new-number-form';
import type { SentToNew } from './sent-to-new';

/** Changes the number of the account: first the new number, then the code that was sent to it. */
export function ChangeNumberDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [mobile, setMobile] = useState('');
  const [sent, setSent] = useState<SentToNew | null>(null);
  return (
    <Dialog open title={t('forum.number.change')} onClose={onClose}>
      {sent === null ? (
        <NewNumberForm mobile={mobile} onChange={setMobile} onSent={setSent} />
      ) : (
        <NewNumberCode sent={sent} onBack={() => setSent(null)} onDone={onClose} />
      )}
    </Dialog>
  );
}
