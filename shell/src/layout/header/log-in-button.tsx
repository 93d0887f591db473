import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { preloadLogin } from '../../login/load-login';

/** Opens the login modal; hover and focus preload its code. */
export function LogInButton() {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  return (
    <Button small onClick={() => dispatch(loginRequested())} onPointerEnter={preloadLogin} onFocus={preloadLogin}>
      {t('shell.header.logIn')}
    </Button>
  );
}
