import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteRoutes, splitLocale } from '@oracle-astra/shared/contract';

/** The part of the browser's Navigation API that is used. */
interface History {
  currentEntry: { index: number } | null;
  entries: () => { url: string | null }[];
}

const toPage = (url: string | null | undefined) => (url ? splitLocale(new URL(url).pathname).pathname : null);

/**
 * How many entries of the history lie between this page and the one before it: links within a page add entries, and a change of the
 * language replaces one. 0 if the site was entered on this page, null if the browser does not tell.
 */
function countBack(): number | null {
  const { navigation } = window as { navigation?: History };
  const at = navigation?.currentEntry?.index ?? -1;
  if (navigation === undefined || at < 0) return null;
  const pages = navigation.entries().map(({ url }) => toPage(url));
  const before = pages.findLastIndex((page, index) => index < at && page !== pages[at]);
  return before < 0 ? 0 : at - before;
}

/** Returns a function that goes back to the previous page, or to the home page if the site was entered here. */
export function useNavigateBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  // Going back takes a moment, and a second press would go back one page further.
  const left = useRef('');
  return () => {
    if (left.current === key) return;
    left.current = key;
    const back = countBack() ?? (key === 'default' ? 0 : 1);
    void (back === 0 ? navigate(siteRoutes.home, { replace: true }) : navigate(-back));
  };
}
