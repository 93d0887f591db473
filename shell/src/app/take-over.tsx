import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import type { PageState } from '@oracle-astra/shared/contract';
import { readSessionToken } from '@oracle-astra/shared/session';
import { sayLive } from '../early/live';
import { App } from './app';
import { breathe } from './breathe';
import { EarlyInput } from './early-input';
import { firstPage, type FirstPage } from './first-page';
import { followLinks } from './prefetching';
import type { Remotes } from './remotes';
import { renderAnew } from './render-anew';
import { createRouter } from './router';
import { agreeOnSession, keepSession } from './session-keeping';
import { untilRetried } from './unfinished-notice';

/**
 * Takes over the page that the server rendered. While its owner's files cannot be had the page stays as it is, to be
 * read, with a notice that offers to try again.
 */
export async function takeOver(root: HTMLElement, remotes: Remotes, rendered: PageState): Promise<void> {
  await breathe();
  const first = await firstPageAtLast(remotes);
  if (first.isAnother) return renderAnew(root, remotes);
  const held = readSessionToken(document.cookie);
  const store = createStore({ token: rendered.session === 'in' ? held : null, extra: { baseUrl: '' }, api: rendered.api });
  const serverState = store.getState();
  await breathe();
  const { now, loaderData, errors } = rendered;
  const router = createRouter(remotes, store, { first, hydrationData: { loaderData, errors } });
  keepSession(store, router);
  await breathe();
  const live = () => {
    agreeOnSession(store, rendered.session, held);
    // A form that was held is sent by who is signed in now.
    setTimeout(() => sayLive(document));
  };
  startTransition(() => {
    hydrateRoot(
      root,
      <EarlyInput root={root} onLive={live}>
        <App store={store} serverState={serverState} renderedAt={now} skew={now - Date.now()} siteAddress={root.dataset.site ?? ''} prefetch={followLinks(remotes, store)}>
          <RouterProvider router={router} />
        </App>
      </EarlyInput>,
    );
  });
}

async function firstPageAtLast(remotes: Remotes): Promise<FirstPage> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await firstPage(remotes, location.pathname);
    } catch {
      await untilRetried(document, tries);
    }
  }
}
