import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';

/** The module of a dialog when it is needed and loaded. A failed load shows a toast, and `onFailed` closes the dialog. */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded: boolean, onFailed: () => void): Module | null {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [module, setModule] = useState<Module | null>(null);
  const start = useEffectEvent(() => {
    // Reported by the toast.
    load().then(setModule, () => {
      dispatch(toastShown('bad', t('shared.failures.network')));
      onFailed();
    });
  });
  useEffect(() => {
    if (isNeeded && module === null) start();
  }, [isNeeded, module]);
  return module;
}
