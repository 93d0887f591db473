import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { readSessionToken } from '@oracle-astra/shared/session';
import { sayLive } from '../early/live';
import { App } from './app';
import { EarlyInput } from './early-input';
import { followLinks } from './prefetching';
import type { Remotes } from './remotes';
import { createRouter } from './router';
import { keepSession } from './session-keeping';

/** Renders the page in the browser, in the place of whatever stands in the root. */
export function renderAnew(root: HTMLElement, remotes: Remotes): void {
  const renderedAt = Number(root.dataset.now ?? Date.now());
  const store = createStore({ token: readSessionToken(document.cookie), extra: { baseUrl: '' } });
  const router = createRouter(remotes, store);
  keepSession(store, router);
  startTransition(() => {
    createRoot(root).render(
      <EarlyInput root={root} onLive={() => sayLive(document)}>
        <App store={store} renderedAt={renderedAt} skew={renderedAt - Date.now()} siteAddress={root.dataset.site ?? ''} prefetch={followLinks(remotes, store)}>
          <RouterProvider router={router} />
        </App>
      </EarlyInput>,
    );
  });
}
