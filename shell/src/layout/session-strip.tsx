import { useSelector } from 'react-redux';
import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button, IconButton, Banner } from '@oracle-astra/shared/ui';
import { words } from '../copy';
import { warmLogin } from '../login/load-login';
import { endedByServer, sessionEndRead } from './session-end';

/** Says that the session ended and leads back into it; the page stays as it is, with what was typed. */
export function SessionStrip() {
  const ended = useSelector(endedByServer);
  const dispatch = useSharedDispatch();
  if (!ended) return null;
  const ways = (
    <div className="row">
      <Button small onClick={() => dispatch(loginRequested())} onPointerEnter={warmLogin} onFocus={warmLogin}>
        Log In
      </Button>
      <IconButton icon="close" size={20} label="Close" onClick={() => dispatch(sessionEndRead())} />
    </div>
  );
  return (
    <Banner tone="now" icon="info" action={ways}>
      {words.sessionEnded}
    </Banner>
  );
}
