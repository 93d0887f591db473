import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import type { Subscribing } from './use-subscribe';

/** The button of a plan, with what a tap costs; disabled, with a note, for who has a plan. `price` in rupees. */
export function SubscribeButton({ price, subscribing }: { price: number; subscribing: Subscribing }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { isSubscribed, isBusy, prepare, subscribe } = subscribing;
  const amount = formatRupees(price * 100);
  const button = (
    <Button
      variant={isSubscribed ? undefined : 'primary'}
      disabled={isSubscribed}
      busy={isBusy}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={() => void subscribe()}
    >
      {t('commerce.plans.subscribe', { price: amount })}
    </Button>
  );
  if (isSubscribed)
    return (
      <>
        {button}
        <p className="small">
          {t.rich('commerce.plans.alreadySubscribed', {
            link: (content) => <AppLink to={siteRoutes.myActivePlans}>{content}</AppLink>,
          })}
        </p>
      </>
    );
  return (
    <>
      {button}
      <p className="small mute">
        <span>{t('commerce.plans.untilCancelled', { price: amount })}</span> {!isSignedIn && <span>{t('commerce.plans.logInFirst')}</span>}
      </p>
    </>
  );
}
