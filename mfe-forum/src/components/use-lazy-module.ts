import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';

/** The module of a dialog once it is wanted and loaded. A failed load shows a toast, and `onFailed` closes the dialog. */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted: boolean, onFailed: () => void): Module | null {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [module, setModule] = useState<Module | null>(null);
  const start = useEffectEvent(() => {
    // The toast shows the failure.
    load().then(setModule, () => {
      dispatch(toastShown('bad', t('shared.failures.network')));
      onFailed();
    });
  });
  useEffect(() => {
    if (isWanted && module === null) start();
  }, [isWanted, module]);
  return module;
}
