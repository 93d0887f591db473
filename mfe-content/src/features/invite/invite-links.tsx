import { useContext, useEffect, useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { copyText } from '@oracle-astra/shared/components';
import { countryCode, inviteLimits, localizePath, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, toastShown, useSession } from '@oracle-astra/shared/session';
import { Button, ErrorState, SiteAddressContext } from '@oracle-astra/shared/ui';
import { useContentGetInviteLinkQuery } from '../../api/invites';

/**
 * Shares a link to the site: by WhatsApp, to the typed number if there is one, by the device's share menu, or by copying.
 * Sign-ups through a member's own link count for that member; visitors share the address of the site.
 */
export function InviteLinks({ digits }: { digits: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { currentData: own, error, isFetching, refetch } = useContentGetInviteLinkQuery(undefined, { skip: !isSignedIn });
  // The plain address of the site would not count for the member.
  const isLoading = isSignedIn && own === undefined;
  const link = useContext(SiteAddressContext) + localizePath(own?.path ?? siteRoutes.home, t.locale);
  const text = t('content.invite.message', { link });
  const number = /^\d{10}$/.test(digits) ? `${countryCode}${digits}` : '';

  // Only the browser knows it, so the server renders without the menu.
  const [hasShareMenu, setHasShareMenu] = useState(false);
  useEffect(() => setHasShareMenu('share' in navigator), []);

  if (isLoading && error !== undefined) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;

  async function copy() {
    const isCopied = await copyText(link);
    dispatch(toastShown(isCopied ? 'good' : 'bad', t(isCopied ? 'content.invite.copied' : 'content.invite.copyFailed')));
  }

  function share() {
    // The promise rejects when the share menu is closed.
    navigator.share({ text }).catch(() => undefined);
  }

  return (
    <div className="stack-2">
      <p className="small mute">
        {own ? t('content.invite.ownLink', { count: inviteLimits.rewardedByLink }) : t('content.invite.plainLink')}
      </p>
      <div className="row" aria-busy={isLoading}>
        {!isSignedIn && (
          <Button small onClick={() => void dispatch(loginRequested())}>
            {t('content.invite.logIn')}
          </Button>
        )}
        <Button
          small
          disabled={isLoading}
          onClick={() => window.open(`https://wa.me/${number}?text=${encodeURIComponent(text)}`, '_blank', 'noopener')}
        >
          WhatsApp
        </Button>
        {hasShareMenu && (
          <Button small disabled={isLoading} onClick={share}>
            {t('content.invite.more')}
          </Button>
        )}
        <Button small disabled={isLoading} onClick={() => void copy()}>
          {t('content.invite.copy')}
        </Button>
      </div>
    </div>
  );
}
