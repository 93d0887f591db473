import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, type DataRouter, type Navigator, type To } from 'react-router-dom';

interface FillRouterProps {
  /** The router of the page. */
  router: Pick<DataRouter, 'state' | 'subscribe' | 'navigate' | 'createHref' | 'encodeLocation'>;
  /** The prefix of the page's language, or a slash. */
  basename: string;
  children: ReactNode;
}

/** The ids of a fill, which is rendered apart from the page, must differ from those of the page. */
export const toIdPrefix = ({ name }: { name: string }) => `${name}-`;

/** The page's router takes addresses without the prefix, which links add before they navigate. */
function withoutBasename(to: To, basename: string): string {
  const address = typeof to === 'string' ? to : createPath(to);
  return basename !== '/' && address.startsWith(basename) ? address.slice(basename.length) || '/' : address;
}

function createNavigator({ router, basename }: Omit<FillRouterProps, 'children'>): Navigator {
  const navigate =
    (replace: boolean): Navigator['push'] =>
    (to, state, options) =>
      void router.navigate(withoutBasename(to, basename), { replace, state, preventScrollReset: options?.preventScrollReset });
  return {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (steps) => void router.navigate(steps),
    push: navigate(false),
    replace: navigate(true),
  };
}

/** Gives a fill the address of the page and its navigation, but neither its routes nor its data. */
export function FillRouter({ router, basename, children }: FillRouterProps) {
  const readState = () => router.state;
  const { location, historyAction } = useSyncExternalStore(router.subscribe, readState, readState);
  const navigator = useMemo(() => createNavigator({ router, basename }), [router, basename]);
  return (
    <Router basename={basename} location={location} navigationType={historyAction} navigator={navigator}>
      {children}
    </Router>
  );
}
