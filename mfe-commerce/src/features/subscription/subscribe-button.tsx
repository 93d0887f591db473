import { useEffect, useState } from 'react';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import { useFocusReplacement } from '../../components/use-focus-replacement';
import type { Subscribing } from './use-subscribe';

const loadOpenPlan = () => import(/* webpackChunkName: "commerce-open-plan" */ './open-plan');

/** The module that shows an open subscription order, when it is loaded. */
function useOpenPlan(isNeeded: boolean) {
  const [openPlan, setOpenPlan] = useState<Awaited<ReturnType<typeof loadOpenPlan>> | null>(null);
  useEffect(() => {
    // If it fails to load, the button completes the order too, without showing its age.
    if (isNeeded) loadOpenPlan().then(setOpenPlan, () => undefined);
  }, [isNeeded]);
  return openPlan;
}

/** The button of a plan with its price in rupees. Disabled, with a note, for a person who has a plan. */
export function SubscribeButton({ price, subscribing }: { price: number; subscribing: Subscribing }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { isSubscribed, openOrder, isBusy, prepare, subscribe } = subscribing;
  const openPlan = useOpenPlan(openOrder !== undefined && !isSubscribed);
  const next = useFocusReplacement<HTMLButtonElement>(openOrder?.subscription_id);
  const amount = formatRupees(price * 100);
  const button = (
    <Button
      ref={next}
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
  // Until the module is loaded, the button completes the order.
  if (openPlan && openOrder) return <openPlan.OpenPlan order={openOrder} subscribing={subscribing} />;
  return (
    <>
      {button}
      <p className="small mute">
        <span>{t('commerce.plans.untilCancelled', { price: amount })}</span> {!isSignedIn && <span>{t('commerce.plans.logInFirst')}</span>}
      </p>
    </>
  );
}
