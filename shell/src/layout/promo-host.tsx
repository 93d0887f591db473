import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { markPromoSeen, sawPromo } from './promo-memory';

const afterMs = 20_000;

const loadPromo = () => import(/* webpackChunkName: "promo" */ './promo-dialog');

type Promo = ComponentType<{ onClose: () => void }>;

/** Offers the app once in a browser, to someone who has been on the first page for a while and has nothing else open. */
export function PromoHost() {
  const { pathname } = useLocation();
  const [Promo, setPromo] = useState<Promo | null>(null);
  useEffect(() => {
    if (pathname !== siteRoutes.home || sawPromo()) return;
    let left = false;
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return;
      clearInterval(timer);
      loadPromo().then(({ PromoDialog }) => {
        if (left) return;
        markPromoSeen();
        setPromo(() => PromoDialog);
        // It is an offer: when it does not come, nobody misses it.
      }, () => undefined);
    }, afterMs);
    return () => {
      left = true;
      clearInterval(timer);
      setPromo(null);
    };
  }, [pathname]);
  return Promo && <Promo onClose={() => setPromo(null)} />;
}
