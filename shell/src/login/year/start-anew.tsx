import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';

interface StartAnewProps {
  heading: string;
  onConfirm: () => Promise<string | void>;
  onBack: () => void;
}

/** Asks for confirmation before the earlier account of the number is closed. */
export function StartAnew({ heading, onConfirm, onBack }: StartAnewProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <>
      <h2 id={heading}>{t('shell.year.anewTitle')}</h2>
      <p>{t('shell.year.anewText')}</p>
      <Button variant="primary" busy={busy} onClick={() => void confirm()}>
        {t('shell.year.anew')}
      </Button>
      <Button ref={back} onClick={onBack}>
        {t('shell.year.back')}
      </Button>
    </>
  );
}
