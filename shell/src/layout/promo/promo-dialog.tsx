import { useNavigate } from 'react-router-dom';
import { useGetMeQuery, useLazyGetSubscriptionStatusQuery } from '@oracle-astra/shared/api';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOnPage, useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonAnchor, Dialog, useSiteDetails } from '@oracle-astra/shared/ui';

/** The app promo. Closing it takes a signed-in person to the plans, or home if they have a subscription. */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { appStore } = useSiteDetails();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const [getStatus] = useLazyGetSubscriptionStatusQuery();
  const { currentData: me } = useGetMeQuery(undefined, { skip: !isSignedIn });

  async function close() {
    onClose();
    if (!isSignedIn) return;
    const { data } = await getStatus();
    if (data && isOnPage()) await navigate(data.is_active ? siteRoutes.home : siteRoutes.subscription);
  }

  // Shown once it is known that the person is an adult.
  if (isSignedIn && (me === undefined || me.minor !== undefined)) return null;
  return (
    <Dialog open title={t('shell.promo.title')} onClose={() => void close()}>
      <AstrologerMark astrologer="Astra" />
      <p className="small mute">{t('shell.promo.terms')}</p>
      <ButtonAnchor variant="primary" href={appStore ?? siteRoutes.home} target="_blank" rel="noopener" onClick={onClose}>
        {t('shell.promo.app')}
      </ButtonAnchor>
      {isSignedIn && (
        <p className="tiny mute">
          {t.rich('shell.promo.closing', {
            link: (content) => (
              <AppLink to={siteRoutes.subscription} onClick={onClose}>
                {content}
              </AppLink>
            ),
          })}
        </p>
      )}
    </Dialog>
  );
}
