import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import { createStore, loadFailureMessages, loaderContext } from '../api';
import { sampleSiteDetails, type FlagValues, type Locale } from '../contract';
import { LocaleProvider } from '../i18n';
import { ClockProvider } from '../session';
import { SiteDetailsContext } from '../ui';

interface RenderOptions {
  /** Address to open, with its query. */
  path: string;
  /** The visitor's token; null, the default, is a visitor without a session. */
  token?: string | null;
  fetch: typeof fetch;
  /** The server's time, milliseconds since 1970. */
  now?: number;
  /** The language of the page. */
  locale?: Locale;
  /** Values of flags; others have their defaults. */
  flags?: FlagValues;
}

/** Opens an address in a router with the given routes, a new store, and a fake `fetch`. */
export function renderPage(
  routes: RouteObject[],
  { path, token = null, fetch, now = Date.UTC(2026, 10, 21, 12), locale = 'en', flags = {} }: RenderOptions,
) {
  // The shell loads them when the page is idle.
  if (locale !== 'en') void loadFailureMessages();
  const store = createStore({ token, extra: { baseUrl: 'http://site.test', fetch, locale } });
  const elsewhere: RouteObject = { path: '*', element: <p>Another page</p> };
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>Loading</p>, children: [...routes, elsewhere] }], {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[loaderContext, { store, awaitData: false }]])),
  });
  const view = render(
    <Provider store={store}>
      <ClockProvider renderedAt={now} skew={now - Date.now()}>
        <LocaleProvider locale={locale}>
          <SiteDetailsContext value={{ ...sampleSiteDetails, ...{ flags } }}>
            <RouterProvider router={router} />
          </SiteDetailsContext>
        </LocaleProvider>
      </ClockProvider>
    </Provider>,
  );
  return { ...view, store, router };
}
