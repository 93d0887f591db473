/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, Link } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { createStore, getPricing, useGetPricingQuery, useListPlansQuery } from '@oracle-astra/shared/api';
import { sampleSiteDetails, type OwnedFill } from '@oracle-astra/shared/contract';
import { signedIn } from '@oracle-astra/shared/session';
import { tokenFor } from '@oracle-astra/shared/testing';
import { App } from '../app/app';
import { createTree } from '../app/page-tree';
import { composedRemote } from '../composition/testing/composed';
import { listenToEvents } from '../telemetry/failures';
import { createBrowserSlots } from './browser-slots';
import { FillRouter, toIdPrefix } from './fill-router';
import { mountFill, type FillSite } from './mount-fill';

const events = jest.fn();
let errors: jest.SpyInstance;
beforeEach(() => {
  events.mockReset();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Every box is near the window.
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  listenToEvents(events);
  document.body.replaceChildren();
});

let releases = 0;
/** What the API answers with. */
let failing: Promise<Response>;
/** A fill whose release is loaded for its page too; each has another release, because failed ones are not loaded again. */
function setUp(load: () => Promise<{ Component: ComponentType }>, timeoutMs = 60_000) {
  const release = `forum-${(releases += 1)}`;
  const entry = { name: 'forum-banner', slot: 'content-home', order: 1, height: { narrow: 1, wide: 1 }, page: null };
  const fill: OwnedFill = { ...entry, remote: 'forum', release };
  const store = createStore({
    token: null,
    extra: { baseUrl: 'http://site.test', locale: 'en', fetch: async () => (await failing).clone() },
  });
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const app = {
    store,
    locale: 'en',
    renderedAt: 0,
    skew: 0,
    siteAddress: '',
    details: sampleSiteDetails,
    prefetch: () => undefined,
  } as const;
  const remotes = [composedRemote('forum', [], { release, fills: [entry] })];
  const module = { routes: [], navigation: [], fills: [{ ...entry, lazy: load }] };
  const source = { remotes, timeoutMs, findUnmet: () => undefined, findLoaded: async () => ({ name: 'forum', isFallback: false, module }) };
  const site: FillSite = { toTree: createTree(app), router, basename: '/', source, out: new Set() };
  const box = document.body.appendChild(document.createElement('div'));
  const renderHtml = (Fill: ComponentType) => {
    box.innerHTML = renderToString(
      <App {...app}>
        <FillRouter router={router} basename="/">
          <Fill />
        </FillRouter>
      </App>,
      { identifierPrefix: toIdPrefix(fill) },
    );
  };
  return { fill, site, box, store, router, remotes, source, renderHtml };
}

function Banner() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Link to="/forum">Open</Link>
    </>
  );
}
function Broken(): never {
  throw new Error('no banner');
}

it('hydrates the HTML of the server in place', async () => {
  const { fill, site, box, renderHtml } = setUp(async () => ({ Component: Banner }));
  renderHtml(Banner);
  const button = screen.getByRole('button');
  mountFill(fill, box, site);
  await waitFor(async () => {
    await act(async () => button.click());
    expect(button).toHaveTextContent('Pressed 1');
  });
  expect(screen.getByRole('button')).toBe(button);
  expect(errors).not.toHaveBeenCalled();
  expect(events.mock.calls).toEqual([[expect.objectContaining({ kind: 'fillUse', release: fill.release })]]);
});

it('is rendered into an empty box, and its links navigate within the page', async () => {
  const { fill, site, box, router } = setUp(async () => ({ Component: Banner }));
  mountFill(fill, box, site);
  const link = await screen.findByRole('link', { name: 'Open' });
  await act(async () => link.click());
  expect(router.state.location.pathname).toBe('/forum');
});

it('keeps the HTML of the server if it throws, and its own release is blamed whatever the stack says', async () => {
  const { fill, site, box, renderHtml } = setUp(async () => ({
    Component: () => {
      throw Object.assign(new Error('no banner'), { stack: 'at x (/releases/content/content-9/page.js:1)' });
    },
  }));
  renderHtml(() => <p>The banner</p>);
  mountFill(fill, box, site);
  await waitFor(() => expect(events).toHaveBeenCalledWith(expect.objectContaining({ kind: 'fill', release: fill.release })));
  expect(box).toHaveTextContent('The banner');
  expect(site.out).toEqual(new Set(['forum-banner']));
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('is broken'), expect.anything());
});

it('leaves its box empty if it throws without HTML of the server, and stays out after a navigation', async () => {
  const { fill, site, box, remotes } = setUp(async () => ({ Component: Broken }));
  mountFill(fill, box, site);
  await waitFor(() => expect(site.out).toContain('forum-banner'));
  expect(box).toBeEmptyDOMElement();
  const slots = createBrowserSlots({ ...site.source, remotes }, site, ['forum-banner']);
  expect(slots?.out).toEqual(new Set(['forum-banner']));
});

it('keeps the HTML of the server if its script fails to load, and the failure is logged and reported', async () => {
  const { fill, site, box, renderHtml } = setUp(() => Promise.reject(new Error('no script')));
  renderHtml(() => <p>The banner</p>);
  mountFill(fill, box, site);
  await waitFor(() => expect(events).toHaveBeenCalledWith(expect.objectContaining({ kind: 'fill', release: fill.release })));
  expect(box).toHaveTextContent('The banner');
});

it('that suspends is logged as late, and is no failure', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fill, site, box } = setUp(
    async () => ({
      Component: () => {
        throw new Promise(() => undefined);
      },
    }),
    200,
  );
  mountFill(fill, box, site);
  await waitFor(() => expect(warnings).toHaveBeenCalledWith(expect.stringContaining('is late')));
  expect(events.mock.calls.map(([{ kind }]: [{ kind: string }]) => kind)).toEqual(['fillUse']);
  expect(site.out).toEqual(new Set());
});

it('keeps the HTML of the server if the session changes before its script has loaded', async () => {
  const { fill, site, box, store, renderHtml } = setUp(() => new Promise(() => undefined));
  renderHtml(() => <p>The banner</p>);
  mountFill(fill, box, site);
  await act(async () => void store.dispatch(signedIn(tokenFor('u1'))));
  expect(box).toHaveTextContent('The banner');
});

it('is unmounted with its page', async () => {
  const { fill, site, box } = setUp(async () => ({ Component: Banner }));
  const unmount = mountFill(fill, box, site);
  await screen.findByRole('button');
  unmount();
  await waitFor(() => expect(box).toBeEmptyDOMElement());
});

it('tells a failed call of its own, and not that of the page which asks for the same', async () => {
  const { fill, site, box, store } = setUp(async () => ({
    Component: () => {
      const plans = useListPlansQuery();
      const pricing = useGetPricingQuery();
      return <p>{plans.isError && pricing.isError ? 'Both failed' : 'Waiting'}</p>;
    },
  }));
  let answer: (() => void) | undefined;
  failing = new Promise((resolve) => {
    answer = () => resolve(new Response('', { status: 503 }));
  });
  void store.dispatch(getPricing.initiate());
  mountFill(fill, box, site);
  await screen.findByText('Waiting');
  answer?.();
  await screen.findByText('Both failed');
  const failedCall = expect.objectContaining({ kind: 'fillCall', release: fill.release }) as unknown;
  await waitFor(() => expect(events).toHaveBeenCalledWith(failedCall));
  expect(events.mock.calls.map(([{ kind }]: [{ kind: string }]) => kind)).toEqual(['fillUse', 'fillCall']);
});
