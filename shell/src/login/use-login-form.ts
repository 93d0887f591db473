import { useEffect, useState } from 'react';
import { loginClosed, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { words } from '../copy';
import { loadLogin } from './load-login';

type LoginModule = Awaited<ReturnType<typeof loadLogin>>;

/** The form once its code is there. Where it does not come the modal closes with a word; opening it again tries anew. */
export function useLoginForm(wanted: boolean): LoginModule | null {
  const [module, setModule] = useState<LoginModule | null>(null);
  const dispatch = useSharedDispatch();
  useEffect(() => {
    if (!wanted || module) return;
    loadLogin().then(setModule, () => {
      dispatch(loginClosed());
      dispatch(toastShown('bad', words.loginMissing));
    });
  }, [wanted, module, dispatch]);
  return module;
}
