import { useEffect, useState, type ComponentType } from 'react';
import { isLocale, locales, type Locale } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { safeStorage } from '@oracle-astra/shared/storage';
import { readChosenLocale } from './locale-cookie';

const loadOffer = () => import(/* webpackChunkName: "locale-offer" */ './locale-offer');

const key = 'locale-offered';
const storage = safeStorage('local');

/** The first language of the browser that the site has. */
const preferredLocale = (): Locale | undefined =>
  navigator.languages.map((language) => language.replace(/-.*/, '').toLowerCase()).find(isLocale);

/** Whether to offer a language: always to who chose it before, and once to who has it in the browser and chose none. */
function shouldOffer(offered: Locale): boolean {
  const chosen = readChosenLocale();
  if (chosen !== null) return chosen === offered;
  if (preferredLocale() !== offered || storage.get(key) === offered) return false;
  storage.set(key, offered);
  return true;
}

type Offer = ComponentType<{ onStay: () => void }>;

/** Offers the other language to who reads it; nothing changes without asking. */
export function LocaleOfferHost() {
  const locale = useLocale();
  const [Offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (!locales.some((other) => other !== locale && shouldOffer(other))) return;
    loadOffer().then(
      ({ LocaleOffer }) => setOffer(() => LocaleOffer),
      () => undefined,
    );
  }, [locale]);
  return Offer && <Offer onStay={() => setOffer(null)} />;
}
