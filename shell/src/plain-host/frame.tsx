import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createStore, loaderContext, type RemoteModule } from '@oracle-astra/shared/api';
import { defaultLocale, sampleSiteDetails, type Locale } from '@oracle-astra/shared/contract';
import { App } from '../app/app';
import { frameRoutes } from './frame-routes';

/** The absolute address of the folder of the shell's release, from which this script was loaded. */
declare const __webpack_public_path__: string;

/** The base styles, and the font faces of both scripts. */
const importStyles = (base: URL) =>
  ['base', 'latin', 'devanagari'].map((name) => `@import url("${base.href}${name}.css") layer(oracle-astra);`).join('');

export interface FrameProps {
  /** What a remote exposes as `./routes`. */
  remote: RemoteModule;
  /** The address of the page within the site, without a language: "/forum?page=1". Later navigations stay within the frame. */
  path: string;
  locale?: Locale;
}

function createPage({ remote, path, locale = defaultLocale }: FrameProps, site: string) {
  if (!Array.isArray((remote as RemoteModule | undefined)?.routes))
    throw new Error('The frame needs what a remote exposes as "./routes": pass the result of loadRemote("forum/routes") as `remote`');
  const store = createStore({ token: null, extra: { baseUrl: site, locale } });
  const router = createMemoryRouter(frameRoutes(remote.routes), {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[loaderContext, { store, awaitData: false }]])),
  });
  return { store, router, path, renderedAt: Date.now() };
}

/**
 * A page of the site in a host that is not ours, with everything that the shell provides except the session. The base styles are in
 * a cascade layer, so that those of the host win.
 */
export function Frame(props: FrameProps) {
  const { locale = defaultLocale, path } = props;
  const base = new URL(__webpack_public_path__);
  // eslint-disable-next-line astra/isomorphic-render -- a host that is not ours renders the frame in the browser alone
  const [page] = useState(() => createPage(props, base.origin));
  const { store, router, renderedAt } = page;
  useEffect(() => {
    if (path !== page.path) void router.navigate(path);
  }, [page, path, router]);
  return (
    <div lang={locale} data-site={base.origin}>
      <style href="oracle-astra" precedence="low">
        {importStyles(base)}
      </style>
      <App
        store={store}
        locale={locale}
        renderedAt={renderedAt}
        skew={0}
        siteAddress={base.origin}
        details={sampleSiteDetails}
        prefetch={() => undefined}
      >
        <RouterProvider router={router} />
      </App>
    </div>
  );
}
