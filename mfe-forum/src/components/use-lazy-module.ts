import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';

/** The module of a dialog once it is wanted and loaded. A load that fails is told by a toast, and `onFailed` closes what wanted it. */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted: boolean, onFailed: () => void): Module | null {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [module, setModule] = useState<Module | null>(null);
  const start = useEffectEvent(() => {
    // The toast tells the person.
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
