/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { listRecharges, prefetch, useListRechargesQuery, type RemoteFills } from '@oracle-astra/shared/api';
import { apiPaths, sampleSiteDetails, type OwnedFill, type PageFills, type PageRequest } from '@oracle-astra/shared/contract';
import { Slot } from '@oracle-astra/shared/slots';
import { fakeApi, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { createRouteRenderer } from './render-page';

// React's build for Node needs setImmediate, which jsdom lacks.
Object.assign(globalThis, { setImmediate: (task: () => void) => setTimeout(task) });

const Page = () => (
  <>
    <h1>The page</h1>
    <Slot name="content-slot" />
  </>
);
const routes = [{ id: 'content-home', path: '', lazy: async () => ({ Component: Page }) }];

function Banner() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>The banner</h2>
      <Link to="/forum">Open</Link>
    </section>
  );
}
function Packs() {
  const { data } = useListRechargesQuery();
  return <p>{data ? 'The packs' : 'Loading the packs'}</p>;
}
function Broken(): never {
  throw new Error('no banner');
}
function Waiting(): never {
  throw new Promise(() => undefined);
}

const described = { slot: 'content-slot', height: { narrow: 1, wide: 1 }, page: null, remote: 'forum', release: 'forum-1' };
const toFill = (name: string, more: Partial<OwnedFill> = {}): OwnedFill => ({ ...described, name, order: 1, ...more });
const exported: Record<string, Pick<RemoteFills[number], 'lazy' | 'loader'>> = {
  banner: { lazy: async () => ({ Component: Banner }) },
  packs: { lazy: async () => ({ Component: Packs }), loader: prefetch(() => [listRecharges.initiate()]) },
  broken: { lazy: async () => ({ Component: Broken }) },
  waiting: { lazy: async () => ({ Component: Waiting }) },
};

interface Rendered {
  fills: OwnedFill[];
  page?: Partial<PageRequest>;
  pageFills?: Partial<PageFills>;
  answer?: FakeAnswer;
}

async function render({ fills, page, pageFills, answer = { status: 'success', recharges: [] } }: Rendered) {
  const { fetch, calls } = fakeApi({ [apiPaths.recharges]: answer });
  const ran: string[] = [];
  const result = await createRouteRenderer(routes, [])(
    {
      address: '/',
      publicUrl: 'https://site.example',
      details: sampleSiteDetails,
      locale: 'en',
      token: null,
      ended: false,
      now: 0,
      ...page,
    },
    async ({ url, ...request }) => {
      const response = await fetch(url, request);
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    },
    {
      fills,
      out: [],
      budgetMs: 500,
      load: () => ({ fills: Object.entries(exported).map(([name, fill]) => ({ ...described, order: 1, name, ...fill })) }),
      runAs(remote, callback) {
        ran.push(remote);
        return callback();
      },
      ...pageFills,
    },
  );
  if (result.kind !== 'page') throw new Error('a redirect');
  const root = document.createElement('div');
  root.innerHTML = result.body;
  const boxOf = (name: string) => root.querySelector(`[data-fill="${name}"]`);
  return { ...result, boxOf, calls, ran, outcomes: result.fills?.map(({ name, outcome }) => `${name} ${outcome}`) };
}

it('is rendered into its box, as code of its remote, with ids of its own', async () => {
  const { boxOf, body, ran, outcomes } = await render({ fills: [toFill('banner')] });
  expect(boxOf('banner')).toHaveTextContent('The banner');
  expect(boxOf('banner')?.querySelector('a')).toHaveAttribute('href', '/forum');
  expect(boxOf('banner')?.querySelector('h2')?.id).toContain('banner-');
  expect(body).toContain('The page');
  expect([ran, outcomes]).toEqual([['forum'], ['banner rendered']]);
});

it('links to pages in the language of the page', async () => {
  const { boxOf } = await render({ fills: [toFill('banner')], page: { address: '/hi', locale: 'hi' } });
  expect(boxOf('banner')?.querySelector('a')).toHaveAttribute('href', '/hi/forum');
});

it('that throws is left out of the document, and the page and the others are rendered', async () => {
  const { boxOf, body, state, outcomes, fills } = await render({ fills: [toFill('broken'), toFill('banner')] });
  expect(boxOf('broken')).toBeNull();
  expect(boxOf('banner')).toHaveTextContent('The banner');
  expect(body).toContain('The page');
  expect(state.fillsOut).toEqual(['broken']);
  expect(outcomes).toEqual(['broken broken', 'banner rendered']);
  expect(fills?.[0]).toMatchObject({ reason: 'render', message: expect.stringContaining('no banner') as string });
});

it('that suspends is late and not broken: its box is left to the browser', async () => {
  const { boxOf, state, outcomes } = await render({ fills: [toFill('waiting')], pageFills: { budgetMs: 50 } });
  expect(boxOf('waiting')).toBeEmptyDOMElement();
  expect(state.fillsOut).toBeUndefined();
  expect(outcomes).toEqual(['waiting late']);
});

it('has its data, and a failure of the API is neither that of the page nor that of the fill', async () => {
  const { boxOf, state } = await render({ fills: [toFill('packs')] });
  expect(boxOf('packs')).toHaveTextContent('The packs');
  expect(Object.keys(state.api.queries)).toHaveLength(1);
  const failed = await render({ fills: [toFill('packs')], answer: () => new Response('', { status: 500 }) });
  expect(failed.boxOf('packs')).toHaveTextContent('Loading the packs');
  expect(failed.outcomes).toEqual(['packs rendered']);
  expect(failed.state.api.queries).toEqual({});
});

it('of a release that failed before is not rendered, and not shown', async () => {
  const { boxOf, state, ran } = await render({ fills: [toFill('banner')], pageFills: { out: ['banner'] } });
  expect(boxOf('banner')).toBeNull();
  expect([state.fillsOut, ran]).toEqual([['banner'], []]);
});

it('is left to the browser without a budget', async () => {
  const { boxOf, ran } = await render({ fills: [toFill('banner')], pageFills: { budgetMs: 0 } });
  expect(boxOf('banner')).toBeEmptyDOMElement();
  expect(ran).toEqual([]);
});

it('is shown to those for whom it is', async () => {
  const fills = [toFill('banner', { audience: 'visitors' }), toFill('packs', { audience: 'signedIn' })];
  const visitor = await render({ fills });
  expect([visitor.boxOf('banner') !== null, visitor.boxOf('packs') !== null]).toEqual([true, false]);
  const person = await render({ fills, page: { token: tokenFor('u1') } });
  expect([person.boxOf('banner') !== null, person.boxOf('packs') !== null]).toEqual([false, true]);
});
