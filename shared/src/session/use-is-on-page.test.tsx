import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn, signedOut, useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { fakeApi, leavePage, renderPage, tokenFor } from '@oracle-astra/shared/testing';

/** `isOnPage` of the render in which Begin was clicked. */
let isOnFirstPage: () => boolean = () => false;

function Page() {
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();
  return (
    <>
      <button onClick={() => (isOnFirstPage = isOnPage)}>Begin</button>
      <button onClick={() => showAlert('Not saved')}>Alert</button>
      <button onClick={() => void Promise.resolve().then(() => leave().then(() => showAlert('Not saved')))}>Alert later</button>
    </>
  );
}

let leave: () => Promise<void> = () => Promise.resolve();

async function begin(path = '/page?bid=b1', token: string | null = null) {
  const slow: { load: () => void } = { load: () => undefined };
  const loader = () => new Promise<null>((resolve) => (slow.load = () => resolve(null)));
  const routes = [
    { path: '/page', element: <Page /> },
    { path: '/hi/page', element: <Page /> },
    { path: '/slow', loader, element: <p>Slow page</p> },
  ];
  const page = renderPage(routes, { path, token, fetch: fakeApi({}).fetch });
  leave = () => leavePage(page.router);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  return { ...page, slow, go: (to: string | number) => act(async () => page.router.navigate(to as string)) };
}

it('is false on another page, also after unmount, and true again after returning', async () => {
  const { router, go } = await begin();
  expect(isOnFirstPage()).toBe(true);
  await leavePage(router);
  expect(isOnFirstPage()).toBe(false);
  await go(-1);
  expect(isOnFirstPage()).toBe(true);
});

it('is false while another page is loading', async () => {
  const { router, slow } = await begin();
  await act(async () => void router.navigate('/slow'));
  expect(isOnFirstPage()).toBe(false);
  await act(async () => slow.load());
  expect(await screen.findByText('Slow page')).toBeInTheDocument();
  expect(isOnFirstPage()).toBe(false);
});

it('is false for what one person began once another one has signed in, and true after a log-out', async () => {
  const { store } = await begin('/page?bid=b1', tokenFor('asha'));
  act(() => void store.dispatch(signedOut()));
  expect(isOnFirstPage()).toBe(true);
  act(() => void store.dispatch(signedIn(tokenFor('ravi'))));
  expect(isOnFirstPage()).toBe(false);
});

it('is true for what the next person begins, also if nothing else of the page has changed', async () => {
  const { store } = await begin('/page?bid=b1', tokenFor('asha'));
  act(() => void store.dispatch(signedOut()));
  act(() => void store.dispatch(signedIn(tokenFor('ravi'))));
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(isOnFirstPage()).toBe(true);
});

it('is false for what a visitor began who signed in, once another one has signed in', async () => {
  const { store } = await begin();
  act(() => void store.dispatch(signedIn(tokenFor('asha'))));
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  act(() => void store.dispatch(signedIn(tokenFor('ravi'))));
  expect(isOnFirstPage()).toBe(false);
});

it('stays true for a visitor who signs in', async () => {
  const { store } = await begin();
  act(() => void store.dispatch(signedIn(tokenFor('asha'))));
  expect(isOnFirstPage()).toBe(true);
});

it('treats another query as another page, and another fragment as the same one', async () => {
  const { go } = await begin();
  await go('/page?bid=b1#end');
  expect(isOnFirstPage()).toBe(true);
  await go('/page?bid=b2');
  expect(isOnFirstPage()).toBe(false);
});

it('treats both languages of an address as the same page', async () => {
  const { go } = await begin();
  await go('/hi/page?bid=b1');
  expect(isOnFirstPage()).toBe(true);
});

it('shows an alert on the page, and a toast after the page was left', async () => {
  const { store } = await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Alert' }));
  expect(store.getState().notices).toEqual({ alerts: ['Not saved'], toasts: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Alert later' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(store.getState().notices).toMatchObject({ alerts: ['Not saved'], toasts: [{ tone: 'bad', text: 'Not saved' }] });
});
