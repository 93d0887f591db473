import type { ReactNode } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';

interface RetryLineProps {
  message: ReactNode;
  busy: boolean;
  onRetry: () => void;
}

/** The error state of a small part of a page: what failed to load, and Retry. */
export function RetryLine({ message, busy, onRetry }: RetryLineProps) {
  const t = useTranslations();
  return (
    <div className="row small" role="alert">
      <span className="mute">{message}</span>
      <Button small variant="plain" busy={busy} onClick={onRetry}>
        {t('shared.action.retry')}
      </Button>
    </div>
  );
}
