import { useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@oracle-astra/shared/api';
import { useIsOnPage } from '@oracle-astra/shared/session';
import { useLazyModule } from '../use-lazy-module';

const loadDialog = () => import(/* webpackChunkName: "forum-handle" */ './handle-dialog');

interface HandleRequest {
  /** Runs a write; where it is refused for the want of a name, asks for one and runs it again. Null where the person gave up. */
  withHandle: <Result extends { error?: unknown }>(write: () => Promise<Result>) => Promise<Result | null>;
  /** Opens the dialog; resolves to whether a name was registered. */
  ask: () => Promise<boolean>;
  /** To be rendered. */
  dialog: ReactNode;
}

/** The dialog that registers a name in AstroHub, wherever a write needs one. */
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
      // Whoever has left the page is told of the refusal: no dialog would be seen.
      if (!isApiError(result.error) || result.error.code !== 'handle_required' || !isOnPage()) return result;
      return (await ask()) ? write() : null;
    },
    ask,
    dialog: isOpen && module && <module.HandleDialog onRegistered={() => end(true)} onClose={() => end(false)} />,
  };
}
