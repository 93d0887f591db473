import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPersonalPath, localizePath } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { readChosenLocale } from './locale-cookie';

/** Opens personal pages in the language that the person chose, as the server does for a new document. */
export function useChosenLocale(): void {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const chosen = readChosenLocale();
    if (chosen === null || chosen === locale || !isPersonalPath(pathname)) return;
    location.replace(localizePath(pathname + search + hash, chosen));
  }, [locale, pathname, search, hash]);
}
