import { useSelector } from 'react-redux';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button, IconButton, Banner } from '@oracle-astra/shared/ui';
import { preloadLogin } from '../../login/load-login';
import { selectIsEndedByServer, sessionEndDismissed } from '../session/session-end';

/** Shows that the session ended and offers to log in again; the page keeps its input. */
export function SessionBanner() {
  const t = useTranslations();
  const isEnded = useSelector(selectIsEndedByServer);
  const dispatch = useSharedDispatch();
  if (!isEnded) return null;
  const action = (
    <div className="row">
      <Button small onClick={() => dispatch(loginRequested())} onPointerEnter={preloadLogin} onFocus={preloadLogin}>
        {t('shell.header.logIn')}
      </Button>
      <IconButton icon="close" size={20} label={t('shell.notices.close')} onClick={() => dispatch(sessionEndDismissed())} />
    </div>
  );
  return (
    <Banner tone="now" icon="info" action={action}>
      {t('shell.notices.sessionEnded')}
    </Banner>
  );
}
