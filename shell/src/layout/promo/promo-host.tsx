import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useSiteDetails } from '@oracle-astra/shared/ui';
import { useHasPart } from '../frame/use-has-part';
import { isInstalledApp } from './installed-app';
import { markPromoSeen, wasPromoSeen } from './promo-seen';

const delayMs = 20_000;

const loadPromo = () => import(/* webpackChunkName: "promo" */ './promo-dialog');

type Promo = ComponentType<{ onClose: () => void }>;

// Whether the person is filling in a form or reading an answer: both have the focus.
const isBusy = () => document.querySelector('dialog[open]') !== null || (document.activeElement ?? document.body) !== document.body;

/**
 * Shows the app promo once per browser if there is an app: after some time on the home page while the person neither types nor
 * reads an answer, and not in the installed app.
 */
export function PromoHost() {
  const { pathname } = useLocation();
  const { appStore } = useSiteDetails();
  const hasApp = useHasPart('rewardOfTheApp') && appStore !== null;
  const [Promo, setPromo] = useState<Promo | null>(null);
  useEffect(() => {
    if (!hasApp || pathname !== siteRoutes.home || wasPromoSeen() || isInstalledApp()) return;
    let isUnmounted = false;
    const timer = setInterval(() => {
      if (isBusy()) return;
      loadPromo().then(
        ({ PromoDialog }) => {
          // The person may have begun something, or another tab may have shown it, while it was loading.
          if (isUnmounted || isBusy()) return;
          clearInterval(timer);
          if (wasPromoSeen()) return;
          markPromoSeen();
          setPromo(() => PromoDialog);
        },
        // A failed load is ignored, because the promo is optional.
        () => clearInterval(timer),
      );
    }, delayMs);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      setPromo(null);
    };
  }, [pathname, hasApp]);
  return Promo && <Promo onClose={() => setPromo(null)} />;
}
