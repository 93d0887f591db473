import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultLocale } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { safeStorage } from '@oracle-astra/shared/storage';
import { carriedInputKey } from './carried-input-key';
import { readChosenLocale } from './locale-cookie';
import { readPreferredLocale } from './preferred-locale';
import { hasUnsavedLocale } from './unsaved-locale';

const loadEffects = () => import(/* webpackChunkName: "locale-effects" */ './locale-effects');

/** Loads code that is only needed after a change of language, or if the browser prefers another language than the page's. */
export function LocaleEffectsHost({ loading }: { loading: boolean }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const [Effects, setEffects] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isNeeded =
      (readChosenLocale() ?? readPreferredLocale() ?? defaultLocale) !== locale ||
      safeStorage('session').get(carriedInputKey) !== null ||
      hasUnsavedLocale();
    if (loading || !isNeeded) return;
    loadEffects().then(
      ({ LocaleEffects }) => setEffects(() => LocaleEffects),
      // The page works without it; the next page retries.
      () => undefined,
    );
    // A login can change the choice, so each page checks it.
  }, [locale, loading, pathname]);
  return Effects && <Effects />;
}
