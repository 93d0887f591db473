import { useContext, useMemo, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';

interface FillStoreProps {
  onFailedCall: () => void;
  children: ReactNode;
}

/** What a dispatched call of the API resolves with; `requestId` is that of the request that was sent. */
interface Outcome {
  error?: { status?: unknown };
  requestId?: string;
}

const minServerError = 500;

/** Whether a call that was begun here failed in the server. A call that somebody else had begun has another id. */
const hasFailed = ({ error, requestId }: Outcome, own: unknown) =>
  typeof error?.status === 'number' && error.status >= minServerError && (requestId === undefined || requestId === own);

/** Gives a fill the store of its page, and tells which failed calls were its own: addresses of calls name no release. */
export function FillStore({ onFailedCall, children }: FillStoreProps) {
  const context = useContext(ReactReduxContext);
  const own = useMemo(() => {
    if (context === null) return null;
    const dispatch: typeof context.store.dispatch = (action) => {
      const begun: unknown = context.store.dispatch(action);
      if (begun instanceof Promise && 'requestId' in begun)
        begun.then(
          (outcome: Outcome) => hasFailed(outcome, begun.requestId) && onFailedCall(),
          // Who dispatched it handles it.
          () => undefined,
        );
      return begun as typeof action;
    };
    return { ...context, store: { ...context.store, dispatch } };
  }, [context, onFailedCall]);
  return <ReactReduxContext value={own}>{children}</ReactReduxContext>;
}
