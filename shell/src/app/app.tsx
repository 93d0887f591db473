import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import type { AppStore } from '@oracle-astra/shared/api';
import { ClockProvider } from '@oracle-astra/shared/session';
import { PrefetchContext } from '@oracle-astra/shared/ui';

interface AppProps {
  store: AppStore;
  router: DataRouter;
  renderedAt: number;
  skew: number;
  prefetch: (href: string) => void;
}

export function App({ store, router, renderedAt, skew, prefetch }: AppProps) {
  return (
    <StyleSheetManager>
      <Provider store={store}>
        <ClockProvider renderedAt={renderedAt} skew={skew}>
          <PrefetchContext value={prefetch}>
            <RouterProvider router={router} />
          </PrefetchContext>
        </ClockProvider>
      </Provider>
    </StyleSheetManager>
  );
}
