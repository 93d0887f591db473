import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from '@oracle-astra/shared/api';
import { tokenIn } from '@oracle-astra/shared/session';
import { App } from './app';
import { followLinks } from './prefetching';
import type { Remotes } from './remotes';
import { createRouter } from './router';
import { keepSession } from './session-keeping';

/** Renders the site into the document. */
export function start(remotes: Remotes): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const renderedAt = Number(root.dataset.now ?? Date.now());
  const skew = renderedAt - Date.now();
  const store = createStore({ token: tokenIn(document.cookie), extra: { baseUrl: '' } });
  const router = createRouter(remotes, store);
  keepSession(store, router);
  startTransition(() => {
    createRoot(root).render(<App store={store} router={router} renderedAt={renderedAt} skew={skew} prefetch={followLinks(remotes, store)} />);
  });
  whenIdle(() => remotes.prepare().catch(() => undefined));
}

/** After the first page answers: it has the line and the processor first. */
function whenIdle(task: () => void): void {
  const later = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 2000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
