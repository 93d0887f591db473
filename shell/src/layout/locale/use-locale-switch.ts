import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSetLocaleMutation } from '@oracle-astra/shared/api';
import { alternatePath, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { useIsOnPage, useSession } from '@oracle-astra/shared/session';
import { writeChosenLocale } from './locale-cookie';
import { forgetUnsavedLocale, noteUnsavedLocale } from './unsaved-locale';
import { useLocales } from './use-locales';

interface LocaleSwitch {
  /** The language that the page is not in. */
  other: Locale;
  /** The address of this page in the other language. */
  href: string;
  /** For a link to that address: opens the page with its scroll position and input. */
  onClick: (event: MouseEvent) => void;
}

/** Loads the code only when the language changes. */
const loadSwitch = () => import(/* webpackChunkName: "switch-locale" */ './switch-locale');

const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The link to this page in the other language. Without scripts it is a plain link. */
export function useLocaleSwitch(): LocaleSwitch {
  const locale = useLocale();
  const { uid } = useSession();
  const isOnPage = useIsOnPage();
  const [setLocale] = useSetLocaleMutation();
  const { pathname, search, hash } = useLocation();
  const locales = useLocales();
  const other = locales.find((each) => each !== locale) ?? locale;
  const href = localizePath(alternatePath(pathname, other) + search + hash, other);
  return {
    other,
    href,
    onClick(event) {
      if (opensNewTab(event)) return;
      event.preventDefault();
      writeChosenLocale(other);
      if (uid !== null) {
        noteUnsavedLocale(uid, other);
        void setLocale({ locale: other }).then(({ data }) => data && forgetUnsavedLocale(uid, other));
      }
      loadSwitch().then(
        ({ switchLocale }) => isOnPage() && switchLocale({ page: pathname + search, href }),
        // If its script fails to load, the browser loads the page.
        () => isOnPage() && location.assign(href),
      );
    },
  };
}
