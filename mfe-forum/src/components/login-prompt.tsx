import type { ReactNode } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { loginRequested } from '@oracle-astra/shared/session';
import { Button, StatePanel } from '@oracle-astra/shared/ui';
import { copy } from '../copy';

/** Replaces content that only signed-in users may see. */
export function LoginPrompt({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <StatePanel
      title={copy.loginFirst}
      action={
        <Button variant="primary" onClick={() => dispatch(loginRequested())}>
          Log In
        </Button>
      }
    >
      {children}
    </StatePanel>
  );
}
