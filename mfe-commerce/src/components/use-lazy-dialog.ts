import { useRef, useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useSharedDispatch } from '@oracle-astra/shared/session';

interface LazyDialog<Module> {
  /** The module of the open dialog; null while it is closed. */
  dialog: Module | null;
  isLoading: boolean;
  open: () => Promise<void>;
  close: () => void;
}

/** Loads the module of a dialog when it is opened, because few visits open it. A failed load shows a toast; opening retries. */
export function useLazyDialog<Module extends object>(load: () => Promise<Module>): LazyDialog<Module> {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [dialog, setDialog] = useState<Module | null>(null);
  const [isLoading, setLoading] = useState(false);
  const isRunning = useRef(false);

  async function open(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setLoading(true);
    try {
      setDialog(await load());
    } catch {
      // Reported by the toast.
      dispatch(toastShown('bad', t('shared.failures.network')));
    } finally {
      isRunning.current = false;
      setLoading(false);
    }
  }

  return { dialog, isLoading, open, close: () => setDialog(null) };
}
