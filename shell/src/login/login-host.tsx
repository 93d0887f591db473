import { useId, useState } from 'react';
import { loginClosed, useOnSignedIn, useSharedDispatch, useSharedSelector } from '@oracle-astra/shared/session';
import { Dialog } from '@oracle-astra/shared/ui';
import { LoginComing } from './login-coming';
import { notBegun, type LoginProgress } from './login-progress';
import { useLoginForm } from './use-login-form';

/** The login modal: open when a page or the header asks for it. */
export function LoginHost() {
  const open = useSharedSelector(({ login }) => login.open);
  const dispatch = useSharedDispatch();
  const heading = useId();
  const [progress, setProgress] = useState(notBegun);
  const change = (part: Partial<LoginProgress>) => setProgress((before) => ({ ...before, ...part }));
  const login = useLoginForm(open);
  useOnSignedIn(() => {
    setProgress(notBegun);
    // The button that opened the modal may be gone, and the focus with it.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (
    <Dialog open={open} labelledBy={heading} onClose={() => dispatch(loginClosed())}>
      {login ? <login.LoginForm heading={heading} progress={progress} onProgress={change} /> : <LoginComing heading={heading} />}
    </Dialog>
  );
}
