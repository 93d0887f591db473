import { useEffect, useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginClosed, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { loadLogin } from './load-login';

type LoginModule = Awaited<ReturnType<typeof loadLogin>>;

/** The module of the login form when it is loaded. A failed load closes the modal with a toast; opening it again retries. */
export function useLoginForm(isOpen: boolean): LoginModule | null {
  const t = useTranslations();
  const [module, setModule] = useState<LoginModule | null>(null);
  const dispatch = useSharedDispatch();
  useEffect(() => {
    if (!isOpen || module) return;
    // Reported by the toast.
    loadLogin().then(setModule, () => {
      dispatch(loginClosed());
      dispatch(toastShown('bad', t('shell.login.notLoaded')));
    });
  }, [isOpen, module, dispatch, t]);
  return module;
}
