import type { ReactNode } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested } from '@oracle-astra/shared/session';
import { Button, StatePanel } from '@oracle-astra/shared/ui';

/** Replaces content that only signed-in users may see. */
export function LoginPrompt({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  return (
    <StatePanel
      title={t('forum.login.first')}
      action={
        <Button variant="primary" onClick={() => dispatch(loginRequested())}>
          {t('forum.login.button')}
        </Button>
      }
    >
      {children}
    </StatePanel>
  );
}
