import { useEffect, useId, useState } from 'react';
import { loginClosed, useOnSignedIn, useSharedDispatch, useSharedSelector } from '@oracle-astra/shared/session';
import { Dialog } from '@oracle-astra/shared/ui';
import { keepProgress, readProgress } from './kept-progress';
import { LoginSkeleton } from './login-skeleton';
import { initialProgress, type LoginProgress, type ProgressChange } from './login-progress';
import { useLoginForm } from './use-login-form';

/** The login modal. Any page and the header open it with an action. */
export function LoginHost() {
  const open = useSharedSelector(({ login }) => login.open);
  const dispatch = useSharedDispatch();
  const heading = useId();
  // Null until the modal was opened, because the stored progress is read then, and not while the server renders.
  const [stored, setStored] = useState<LoginProgress | null>(null);
  const progress = stored ?? initialProgress;
  const change = (part: ProgressChange) =>
    setStored((before) => {
      const latest = before ?? initialProgress;
      return { ...latest, ...(typeof part === 'function' ? part(latest) : part) };
    });
  useEffect(() => {
    if (open) setStored((before) => before ?? readProgress());
  }, [open]);
  useEffect(() => {
    if (stored !== null) keepProgress(stored);
  }, [stored]);
  const login = useLoginForm(open);
  useOnSignedIn(() => {
    setStored(initialProgress);
    // Focus cannot return to the button that opened the modal if it is unmounted.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (
    <Dialog open={open} labelledBy={heading} onClose={() => dispatch(loginClosed())}>
      {login ? <login.LoginForm heading={heading} progress={progress} onProgress={change} /> : <LoginSkeleton heading={heading} />}
    </Dialog>
  );
}
