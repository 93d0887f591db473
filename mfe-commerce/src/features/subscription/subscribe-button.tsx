import { useEffect, useState } from 'react';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import { useFocusOfNext } from '../../components/use-focus-of-next';
import type { Subscribing } from './use-subscribe';

const loadOpenPlan = () => import(/* webpackChunkName: "commerce-open-plan" */ './open-plan');

/** What shows a plan that was begun to be bought, once it has come; without it the button stays. */
function useOpenPlan(isWanted: boolean) {
  const [openPlan, setOpenPlan] = useState<Awaited<ReturnType<typeof loadOpenPlan>> | null>(null);
  useEffect(() => {
    // Its button does the same, without the age of what was begun.
    if (isWanted) loadOpenPlan().then(setOpenPlan, () => undefined);
  }, [isWanted]);
  return openPlan;
}

/** The button of a plan, with what a tap costs; disabled, with a note, for who has a plan. `price` in rupees. */
export function SubscribeButton({ price, subscribing }: { price: number; subscribing: Subscribing }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { isSubscribed, openOrder, isBusy, prepare, subscribe } = subscribing;
  const openPlan = useOpenPlan(openOrder !== undefined && !isSubscribed);
  const next = useFocusOfNext<HTMLButtonElement>(openOrder?.subscription_id);
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
  // Until its script has come the button finishes it as well.
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
