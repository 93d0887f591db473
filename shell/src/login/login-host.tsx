import { useEffect, useId, useState } from 'react';
import { loginClosed, useOnSignedIn, useSharedDispatch, useSharedSelector } from '@oracle-astra/shared/session';
import { Dialog } from '@oracle-astra/shared/ui';
import { keepProgress, readProgress } from './kept-progress';
import { LoginSkeleton } from './login-skeleton';
import { initialProgress, type LoginProgress } from './login-progress';
import { useLoginForm } from './use-login-form';

/** The login modal, opened by an action of any page or the header. */
export function LoginHost() {
  const open = useSharedSelector(({ login }) => login.open);
  const dispatch = useSharedDispatch();
  const heading = useId();
  // Null until the modal was open: what the tab kept is read then, and never while the server renders.
  const [stored, setStored] = useState<LoginProgress | null>(null);
  const progress = stored ?? initialProgress;
  const change = (part: Partial<LoginProgress>) => setStored((before) => ({ ...(before ?? initialProgress), ...part }));
  useEffect(() => {
    if (open) setStored((before) => before ?? readProgress());
  }, [open]);
  useEffect(() => {
    if (stored !== null) keepProgress(stored);
  }, [stored]);
  const login = useLoginForm(open);
  useOnSignedIn(() => {
    setStored(initialProgress);
    // The button that opened the modal may be unmounted, so focus cannot return to it.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (
    <Dialog open={open} labelledBy={heading} onClose={() => dispatch(loginClosed())}>
      {login ? <login.LoginForm heading={heading} progress={progress} onProgress={change} /> : <LoginSkeleton heading={heading} />}
    </Dialog>
  );
}
