import { useEffect, useState } from 'react';
import type { Locale } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { safeStorage } from '@oracle-astra/shared/storage';
import { readChosenLocale, writeChosenLocale } from './locale-cookie';
import { readPreferredLocale } from './preferred-locale';
import { useLocales } from './use-locales';

const key = 'locale-offered';
const storage = safeStorage('local');

/**
 * Whether to offer a language: always to a person who chose it before, and once to a person whose browser prefers it and who has
 * not chosen.
 */
function shouldOffer(offered: Locale): boolean {
  const chosen = readChosenLocale();
  if (chosen !== null) return chosen === offered;
  if (readPreferredLocale() !== offered || storage.get(key) === offered) return false;
  storage.set(key, offered);
  return true;
}

/** Whether to offer the other language, and how to decline. The language never changes without consent. */
export function useLocaleOffer(): { isOffered: boolean; stay: () => void } {
  const locale = useLocale();
  const locales = useLocales();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(locales.some((other) => other !== locale && shouldOffer(other))), [locale, locales]);
  return {
    isOffered,
    stay() {
      writeChosenLocale(locale);
      setOffered(false);
    },
  };
}
