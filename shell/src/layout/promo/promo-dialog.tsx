import { useNavigate } from 'react-router-dom';
import { useLazyGetSubscriptionStatusQuery } from '@oracle-astra/shared/api';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonAnchor, Dialog } from '@oracle-astra/shared/ui';
import { contact, spec } from '../../copy';

/** The app promo. Closing it takes a signed-in person to the plans, or home if they have a subscription. */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const [getStatus] = useLazyGetSubscriptionStatusQuery();

  async function close() {
    onClose();
    if (!isSignedIn) return;
    const { data } = await getStatus();
    if (data) await navigate(data.is_active ? siteRoutes.home : siteRoutes.subscription);
  }

  return (
    <Dialog open title={spec.promo} onClose={() => void close()}>
      <AstrologerMark astrologer="Astra" />
      <p className="small mute">Sign in to the Android app with the same number. Once for each number; the app itself is free.</p>
      <ButtonAnchor variant="primary" href={contact.appStore} target="_blank" rel="noopener" onClick={onClose}>
        Get the Android app
      </ButtonAnchor>
      {isSignedIn && (
        <p className="tiny mute">
          Closing this leads to{' '}
          <AppLink to={siteRoutes.subscription} onClick={onClose}>
            the plans
          </AppLink>
          , or to Home if you have one.
        </p>
      )}
    </Dialog>
  );
}
