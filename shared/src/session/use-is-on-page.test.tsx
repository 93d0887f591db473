import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { fakeApi, leavePage, renderPage } from '@oracle-astra/shared/testing';

/** What was begun on the page: whether it is still open once somebody asks. */
let begun: () => boolean = () => false;

function Page() {
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();
  return (
    <>
      <button onClick={() => (begun = isOnPage)}>Begin</button>
      <button onClick={() => showAlert('Not saved')}>Alert</button>
      <button onClick={() => void Promise.resolve().then(() => leave().then(() => showAlert('Not saved')))}>Alert later</button>
    </>
  );
}

let leave: () => Promise<void> = () => Promise.resolve();

async function begin(path = '/page?bid=b1') {
  const slow: { load: () => void } = { load: () => undefined };
  const loader = () => new Promise<null>((resolve) => (slow.load = () => resolve(null)));
  const routes = [
    { path: '/page', element: <Page /> },
    { path: '/hi/page', element: <Page /> },
    { path: '/slow', loader, element: <p>Slow page</p> },
  ];
  const page = renderPage(routes, { path, fetch: fakeApi({}).fetch });
  leave = () => leavePage(page.router);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  return { ...page, slow, go: (to: string | number) => act(async () => page.router.navigate(to as string)) };
}

it('is left when another page is open, also after the first one is gone, and not any more on return', async () => {
  const { router, go } = await begin();
  expect(begun()).toBe(true);
  await leavePage(router);
  expect(begun()).toBe(false);
  await go(-1);
  expect(begun()).toBe(true);
});

it('is left while another page is on its way', async () => {
  const { router, slow } = await begin();
  await act(async () => void router.navigate('/slow'));
  expect(begun()).toBe(false);
  await act(async () => slow.load());
  expect(await screen.findByText('Slow page')).toBeInTheDocument();
  expect(begun()).toBe(false);
});

it('is another one with another query, and the same one with another fragment', async () => {
  const { go } = await begin();
  await go('/page?bid=b1#end');
  expect(begun()).toBe(true);
  await go('/page?bid=b2');
  expect(begun()).toBe(false);
});

it('is the same one in both languages', async () => {
  const { go } = await begin();
  await go('/hi/page?bid=b1');
  expect(begun()).toBe(true);
});

it('alerts whoever is on the page, and tells whoever has left by a toast', async () => {
  const { store } = await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Alert' }));
  expect(store.getState().notices).toEqual({ alerts: ['Not saved'], toasts: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Alert later' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(store.getState().notices).toMatchObject({ alerts: ['Not saved'], toasts: [{ tone: 'bad', text: 'Not saved' }] });
});
