import { useSelector } from 'react-redux';
import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button, IconButton, Banner } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { preloadLogin } from '../../login/load-login';
import { selectIsEndedByServer, sessionEndDismissed } from '../session/session-end';

/** Shows that the session ended and offers to log in again; the page keeps what was typed. */
export function SessionBanner() {
  const isEnded = useSelector(selectIsEndedByServer);
  const dispatch = useSharedDispatch();
  if (!isEnded) return null;
  const action = (
    <div className="row">
      <Button small onClick={() => dispatch(loginRequested())} onPointerEnter={preloadLogin} onFocus={preloadLogin}>
        Log In
      </Button>
      <IconButton icon="close" size={20} label="Close" onClick={() => dispatch(sessionEndDismissed())} />
    </div>
  );
  return (
    <Banner tone="now" icon="info" action={action}>
      {copy.sessionEnded}
    </Banner>
  );
}
