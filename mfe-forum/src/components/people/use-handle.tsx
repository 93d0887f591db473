import { useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@oracle-astra/shared/api';
import { useIsOnPage } from '@oracle-astra/shared/session';
import { useLazyModule } from '../use-lazy-module';

const loadDialog = () => import(/* webpackChunkName: "forum-handle" */ './handle-dialog');

interface HandleRequest {
  /**
   * Runs a write. If it is refused because the person has no name, asks for one and runs it again; resolves to null if the person
   * cancels.
   */
  withHandle: <Result extends { error?: unknown }>(write: () => Promise<Result>) => Promise<Result | null>;
  /** Opens the dialog; resolves to whether a name was registered. */
  ask: () => Promise<boolean>;
  /** The dialog; the caller renders it. */
  dialog: ReactNode;
}

/** The dialog that registers a name in AstroHub, for writes that need one. */
export function useHandle(): HandleRequest {
  const [isOpen, setOpen] = useState(false);
  const isOnPage = useIsOnPage();
  const answer = useRef<(isRegistered: boolean) => void>(() => undefined);
  const end = (isRegistered: boolean) => {
    setOpen(false);
    answer.current(isRegistered);
  };
  const module = useLazyModule(loadDialog, isOpen, () => end(false));

  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current(false);
      answer.current = resolve;
      setOpen(true);
    });

  return {
    async withHandle(write) {
      const result = await write();
      // On another page the dialog would not be seen, so the caller shows the refusal.
      if (!isApiError(result.error) || result.error.code !== 'handle_required' || !isOnPage()) return result;
      return (await ask()) ? write() : null;
    },
    ask,
    dialog: isOpen && module && <module.HandleDialog onRegistered={() => end(true)} onClose={() => end(false)} />,
  };
}
