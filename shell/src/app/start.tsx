import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { tokenIn } from '@oracle-astra/shared/session';
import { sayLive } from '../early/live';
import { App } from './app';
import { readPageState } from './page-state';
import { followLinks } from './prefetching';
import type { Remotes } from './remotes';
import { createRouter } from './router';
import { keepSession } from './session-keeping';
import { takeOver } from './take-over';

/** Makes the document a living page: takes over what the server rendered, or renders it where the server did not. */
export function start(remotes: Remotes): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const rendered = readPageState(document);
  const gone = rendered?.session === 'in' && tokenIn(document.cookie) === null;
  if (rendered === null || gone) renderAnew(root, remotes);
  else void takeOver(root, remotes, rendered);
  whenIdle(() => remotes.prepare().catch(() => undefined));
}

function renderAnew(root: HTMLElement, remotes: Remotes): void {
  const renderedAt = Number(root.dataset.now ?? Date.now());
  const store = createStore({ token: tokenIn(document.cookie), extra: { baseUrl: '' } });
  const router = createRouter(remotes, store);
  keepSession(store, router);
  sayLive(document);
  startTransition(() => {
    createRoot(root).render(
      <App store={store} renderedAt={renderedAt} skew={renderedAt - Date.now()} siteAddress={root.dataset.site ?? ''} prefetch={followLinks(remotes, store)}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** After the first page answers: it has the line and the processor first. */
function whenIdle(task: () => void): void {
  const later = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 2000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
