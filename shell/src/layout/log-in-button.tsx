import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { warmLogin } from '../login/load-login';

/** Opens the login modal; its code is fetched as soon as someone is about to press. */
export function LogInButton() {
  const dispatch = useSharedDispatch();
  return (
    <Button small onClick={() => dispatch(loginRequested())} onPointerEnter={warmLogin} onFocus={warmLogin}>
      Log In
    </Button>
  );
}
