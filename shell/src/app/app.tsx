import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppState, AppStore } from '@oracle-astra/shared/api';
import type { Locale, SiteDetails } from '@oracle-astra/shared/contract';
import { LocaleProvider } from '@oracle-astra/shared/i18n';
import { ClockProvider } from '@oracle-astra/shared/session';
import { PrefetchContext, SiteAddressContext, SiteDetailsContext, SlotsContext, type PageSlots } from '@oracle-astra/shared/ui';
import { followSkewWhenIdle } from './background/service-worker';

export interface AppProps {
  store: AppStore;
  locale: Locale;
  /** The state that the server rendered with; hydration must render with the same one. */
  serverState?: AppState;
  renderedAt: number;
  skew: number;
  siteAddress: string;
  details: SiteDetails;
  prefetch: (href: string) => void;
  /** The fills of the page's slots; absent where there are none. */
  slots?: PageSlots | null;
  children: ReactNode;
}

/** The providers around the router, on the server and in the browser. */
export function App({ store, locale, serverState, renderedAt, skew, siteAddress, details, prefetch, slots = null, children }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <LocaleProvider locale={locale}>
        <ClockProvider renderedAt={renderedAt} skew={skew} followSkew={followSkewWhenIdle}>
          <SiteAddressContext value={siteAddress}>
            <SiteDetailsContext value={details}>
              <PrefetchContext value={prefetch}>
                <SlotsContext value={slots}>{children}</SlotsContext>
              </PrefetchContext>
            </SiteDetailsContext>
          </SiteAddressContext>
        </ClockProvider>
      </LocaleProvider>
    </Provider>
  );
}
