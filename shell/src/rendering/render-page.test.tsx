/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { useState } from 'react';
import { data, type RouteObject } from 'react-router-dom';
import styled from 'styled-components';
import {
  getChart,
  listBirths,
  listRecharges,
  prefetch,
  useGetChartQuery,
  useListBirthsQuery,
  useListRechargesQuery,
} from '@oracle-astra/shared/api';
import { sampleSiteDetails, apiPaths, type PageRequest } from '@oracle-astra/shared/contract';
import { useNow, useSession } from '@oracle-astra/shared/session';
import { fakeApi, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { PageMeta } from '@oracle-astra/shared/ui';
import { createRouteRenderer } from './render-page';

// React's build for Node needs setImmediate, which jsdom lacks.
Object.assign(globalThis, { setImmediate: (task: () => void) => setTimeout(task) });

const Title = styled.h1`
  color: var(--ink);
`;

function Packs() {
  const { data } = useListRechargesQuery();
  return (
    <>
      <PageMeta title="Packs" description="What a question costs" canonical="/packs" />
      <Title>{data ? 'The packs' : 'Loading'}</Title>
      <p>{useNow()}</p>
    </>
  );
}

function Births() {
  const { isSignedIn } = useSession();
  const { data } = useListBirthsQuery(undefined, { skip: !isSignedIn });
  return <h1>{data ? 'Births' : 'A skeleton'}</h1>;
}

function Chart() {
  const { isError } = useGetChartQuery('gone');
  return <h1>{isError ? 'There is no such chart' : 'A skeleton'}</h1>;
}

function Broken(): never {
  throw new Error('It broke in render');
}

function Typed() {
  const [text] = useState('typed');
  return <h1>{text}</h1>;
}

const routes: RouteObject[] = [
  { id: 'x-packs', path: 'packs', loader: prefetch(() => [listRecharges.initiate()]), lazy: async () => ({ Component: Packs }) },
  {
    id: 'x-births',
    path: 'births',
    loader: prefetch(() => [listBirths.initiate()], { redirectTo: '/elsewhere?from=births' }),
    lazy: async () => ({ Component: Births }),
  },
  { id: 'x-chart', path: 'chart', loader: prefetch(() => [getChart.initiate('gone')]), lazy: async () => ({ Component: Chart }) },
  {
    id: 'x-chart-and-packs',
    path: 'chart-and-packs',
    loader: prefetch(() => [getChart.initiate('gone'), listRecharges.initiate()]),
    lazy: async () => ({ Component: Chart }),
  },
  {
    id: 'x-optional-packs',
    path: 'optional-packs',
    loader: prefetch(() => [listRecharges.initiate()], { optional: ['listRecharges'] }),
    lazy: async () => ({ Component: Packs }),
  },
  { id: 'x-refused', path: 'refused', loader: () => Promise.reject(data(null, { status: 404 })), lazy: async () => ({ Component: Typed }) },
  { id: 'x-broken', path: 'broken', lazy: async () => ({ Component: Broken }) },
  {
    id: 'x-failing',
    path: 'failing',
    loader: () => Promise.reject(new Error('It broke in the loader')),
    lazy: async () => ({ Component: Typed }),
  },
  { id: 'x-typed', path: 'typed', lazy: async () => ({ Component: Typed }) },
];

const everything: Record<string, FakeAnswer> = {
  [apiPaths.recharges]: { status: 'success', recharges: [] },
  [apiPaths.births]: { status: 'success', births: [] },
};

function open(answers: Record<string, FakeAnswer> = everything) {
  const { fetch, calls } = fakeApi(answers);
  const render = createRouteRenderer(routes, []);
  const renderAddress = (address: string, page: Partial<PageRequest> = {}) =>
    render(
      {
        address,
        publicUrl: 'https://site.example',
        details: sampleSiteDetails,
        locale: 'en',
        token: null,
        ended: false,
        now: 1_795_262_400_000,
        ...page,
      },
      async ({ url, ...request }) => {
        const response = await fetch(url, request);
        return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
      },
    );
  return { renderAddress, calls };
}

async function pageAt(address: string, page: Partial<PageRequest> = {}, answers?: Record<string, FakeAnswer>) {
  const answer = await open(answers).renderAddress(address, page);
  if (answer.kind !== 'page') throw new Error(`${address} is answered by a ${answer.kind}`);
  return answer;
}

it('renders a page with its data within the frame, and its head separately', async () => {
  const { status, head, body, styles } = await pageAt('/packs');
  expect(status).toBe(200);
  expect(body).toMatch(/^<div[^]*<header[^]*<h1 class="[^"]+">The packs<\/h1>[^]*<footer/);
  expect(head).toContain('<title>Packs | Oracle &amp; Astra</title>');
  expect(head).toContain('<link rel="canonical" href="https://site.example/packs"/>');
  expect(body).not.toContain('<title>');
  expect(styles).toMatch(/^<style data-styled/);
  expect(styles).toContain('color:var(--ink)');
});

it('returns a state with the queries, the session and the time of rendering', async () => {
  const { state, body } = await pageAt('/packs');
  expect(state).toMatchObject({ now: 1_795_262_400_000, session: 'none', loaderData: { 'x-packs': null }, errors: null });
  expect(Object.values(state.api.queries)).toEqual([expect.objectContaining({ endpointName: 'listRecharges', status: 'fulfilled' })]);
  expect(body).toContain('<p>1795262400000</p>');
});

it('renders no style attribute, which the Content-Security-Policy would block', async () => {
  expect((await pageAt('/packs')).body).not.toContain(' style=');
});

it('redirects visitors who may not see a page', async () => {
  expect(await open().renderAddress('/births')).toEqual({ kind: 'redirect', status: 302, location: '/elsewhere?from=births' });
});

it('renders a personal page as a skeleton in the signed-in frame, without a call', async () => {
  const { renderAddress, calls } = open();
  const answer = await renderAddress('/births', { token: tokenFor('asha') });
  expect(answer).toMatchObject({
    kind: 'page',
    status: 200,
    body: expect.stringContaining('<h1>A skeleton</h1>'),
    state: { session: 'in', api: { queries: {} } },
  });
  expect(answer).toMatchObject({ body: expect.not.stringContaining('Log In') });
  expect(calls).toEqual([]);
});

it('includes an ended session in the state', async () => {
  expect((await pageAt('/typed', { ended: true })).state.session).toBe('ended');
});

it.each(['/nobody-owns-this', '/packs/nor-this'])('renders the not-found page with status 404 for %s', async (address) => {
  const { status, body, head } = await pageAt(address);
  expect(status).toBe(404);
  expect(body).toContain('<header');
  expect(head).toContain('Page not found');
});

it('renders the page with status 404 for a resource that the API does not know, and includes the error in the state', async () => {
  const { status, body, state } = await pageAt('/chart', {}, {});
  expect([status, state.errors]).toEqual([404, null]);
  expect(body).toContain('<h1>There is no such chart</h1>');
  expect(Object.values(state.api.queries)).toEqual([expect.objectContaining({ endpointName: 'getChart', status: 'rejected' })]);
});

it('rejects a missing page if another of its calls failed', async () => {
  const { renderAddress } = open({ [apiPaths.recharges]: () => Response.json({ status: 'fail', message: 'Later.' }, { status: 500 }) });
  await expect(renderAddress('/chart-and-packs')).rejects.toMatchObject({ message: 'listRecharges was refused' });
});

it('renders the not-found page if a loader throws a 404', async () => {
  const { status, head, state } = await pageAt('/refused');
  expect([status, Object.values(state.errors ?? {})]).toEqual([404, [expect.objectContaining({ status: 404, internal: false })]]);
  expect(head).toContain('Page not found');
});

it.each([
  ['the API refuses', '/packs', 'api', 'listRecharges was refused'],
  ['the loader fails', '/failing', 'loader', 'It broke in the loader'],
  ['the page throws', '/broken', undefined, 'It broke in render'],
])('rejects where %s, so that the browser renders', async (_what, address, reason, message) => {
  const { renderAddress } = open({ [apiPaths.recharges]: () => Response.json({ status: 'fail', message: 'Later.' }, { status: 500 }) });
  await expect(renderAddress(address)).rejects.toMatchObject({ message, ...(reason ? { reason } : {}) });
});

it('leaves an optional part whose data failed to the browser', async () => {
  const broken = { [apiPaths.recharges]: () => Response.json({ status: 'fail', message: 'Later.' }, { status: 500 }) };
  const { status, body, state } = await pageAt('/optional-packs', {}, broken);
  expect([status, state.api.queries]).toEqual([200, {}]);
  expect(body).toContain('Loading');
});

it('keeps concurrent pages apart', async () => {
  const { renderAddress, calls } = open();
  const [mine, theirs] = await Promise.all([renderAddress('/packs', { token: tokenFor('asha') }), renderAddress('/packs')]);
  expect([mine, theirs]).toMatchObject([{ state: { session: 'in' } }, { state: { session: 'none' } }]);
  expect(calls).toHaveLength(2);
});
