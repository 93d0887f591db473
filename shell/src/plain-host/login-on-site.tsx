import { useContext, useId } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginClosed, useSharedDispatch, useSharedSelector } from '@oracle-astra/shared/session';
import { Button, Dialog, DialogActions, SiteAddressContext } from '@oracle-astra/shared/ui';
import { SiteLink } from './site-link';

/** Replaces the login, because the session is a cookie of the site, which another host neither gets nor sends. */
export function LoginOnSite() {
  const t = useTranslations();
  const text = useId();
  const site = useContext(SiteAddressContext);
  const open = useSharedSelector(({ login }) => login.open);
  const dispatch = useSharedDispatch();
  const close = () => dispatch(loginClosed());
  return (
    <Dialog open={open} labelledBy={text} onClose={close}>
      <p id={text}>{t('shell.plainHost.logIn', { site: new URL(site).host })}</p>
      <DialogActions>
        <Button variant="secondary" onClick={close}>
          {t('shell.plainHost.stay')}
        </Button>
        <SiteLink>{t('shell.plainHost.open')}</SiteLink>
      </DialogActions>
    </Dialog>
  );
}
