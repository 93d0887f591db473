import { useContext, useEffect, useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { countryCode, localizePath, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button, SiteAddressContext } from '@oracle-astra/shared/ui';

/** Passes on the link of the site: by WhatsApp, to the number where one is written, by the menu of the device, or copied. */
export function InviteLinks({ digits }: { digits: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const link = useContext(SiteAddressContext) + localizePath(siteRoutes.home, t.locale);
  const text = t('content.invite.message', { link });
  const number = /^\d{10}$/.test(digits) ? `${countryCode}${digits}` : '';

  // Known in the browser alone; the server renders without it.
  const [hasShareMenu, setHasShareMenu] = useState(false);
  useEffect(() => setHasShareMenu('share' in navigator), []);

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    dispatch(toastShown(isCopied ? 'good' : 'bad', t(isCopied ? 'content.invite.copied' : 'content.invite.copyFailed')));
  }

  return (
    <div className="stack-2">
      <p className="small mute">{t('content.invite.share')}</p>
      <div className="row">
        <Button small onClick={() => window.open(`https://wa.me/${number}?text=${encodeURIComponent(text)}`, '_blank', 'noopener')}>
          WhatsApp
        </Button>
        {hasShareMenu && (
          <Button small onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}>
            {t('content.invite.more')}
          </Button>
        )}
        <Button small onClick={() => void copy()}>
          {t('content.invite.copy')}
        </Button>
      </div>
    </div>
  );
}
