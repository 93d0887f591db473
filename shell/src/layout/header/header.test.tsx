import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer, tokenFor } from '@oracle-astra/shared/testing';
import { siteNavigation } from '../../composition/testing/site-navigation';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

// jsdom has no layout, so the links of wide screens are hidden there and have no accessible name.
const links = () => Array.from(screen.getByRole('banner').querySelectorAll<HTMLAnchorElement>('nav a'));
const link = (name: string) => links().find(({ textContent }) => textContent === name);
const summary = (unseen_count: number) => ({ [apiPaths.notificationSummary]: { status: 'success', unseen_count } });

it('offers a visitor to log in, and requests nothing personal', async () => {
  const { calls, store } = renderFrame();
  expect(links().map(({ textContent }) => textContent)).toEqual(['Home', 'AstroHub', 'Horoscope', 'Recharge', 'Chat Now']);
  expect(screen.queryByRole('button', { name: 'Profile menu' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Notifications/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(store.getState().login.open).toBe(true);
  expect(calls).toEqual([]);
});

it('shows a signed-in person their links and the number of unseen notifications', async () => {
  renderFrame({ token: tokenFor('u1'), answers: summary(3) });
  expect(link('Yearly Predictions')).toHaveAttribute('href', '/create-kundli?predictions=true&p_type=yearly');
  expect(link('Horoscope')).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Log In' })).not.toBeInTheDocument();
  const bell = await screen.findByRole('link', { name: 'Notifications, 3 unseen' });
  expect(bell).toHaveAttribute('href', '/notifications');
  expect(bell).toHaveTextContent('3');
});

it('hides the badge at zero', async () => {
  const { calls } = renderFrame({ token: tokenFor('u1'), answers: summary(0) });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.notificationSummary));
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
});

it('marks the current page', async () => {
  const { router } = renderFrame();
  expect(link('Home')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(link('AstroHub')!);
  expect(await screen.findByRole('heading', { name: 'AstroHub page' })).toBeInTheDocument();
  expect(link('AstroHub')).toHaveAttribute('aria-current', 'page');
  expect(link('Home')).not.toHaveAttribute('aria-current');
  expect(router.state.location.search).toBe('?page=1');
});

it('has the profile menu in the specified order, with entries of remotes before log out', async () => {
  const navigation = [...siteNavigation, { place: 'profile' as const, order: 60, label: 'My Kundlis', to: '/kundlis' }];
  renderFrame({ token: tokenFor('u1'), answers: summary(0), navigation });
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  const menu = ['My Points', 'My Subscriptions', 'Chats History', 'Redeem History', 'Transfer History', 'Invite friends', 'My Kundlis'];
  const addresses = [
    '/profile',
    '/my-active-plans',
    '/chats',
    '/profile/redeem-history',
    '/profile/transfer-history',
    '/invite-earn',
    '/kundlis',
  ];
  expect(menu.map((name) => within(screen.getByRole('banner')).getByRole('link', { name }).getAttribute('href'))).toEqual(addresses);
  const entries = within(screen.getByRole('button', { name: 'Log out' }).closest('ul')!).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([...menu, 'Log out']);
});

it('revokes the token, clears the session and goes home', async () => {
  const token = tokenFor('u1');
  const { calls, store, router } = renderFrame({
    path: '/forum',
    token,
    answers: { ...summary(0), [apiPaths.logout]: { status: 'success' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Log In' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === apiPaths.logout)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(store.getState().session.token).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByText(/You were signed out/)).not.toBeInTheDocument();
});

it('clears the session before the server revokes the token, so that a refused call does not look like an ended session', async () => {
  const tokens: (string | null)[] = [];
  const { store } = renderFrame({
    token: tokenFor('u1'),
    answers: {
      ...summary(0),
      [apiPaths.logout]: () => {
        tokens.push(store.getState().session.token);
        return { status: 'success' };
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(tokens).toEqual([null]));
});

it('stays on a page that was opened while the server revokes the token', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success' });
  const pages = ['/', '/forum', '/chats'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const { store, router } = renderFrame({
    path: '/chats',
    pages,
    token: tokenFor('u1'),
    answers: { ...summary(0), [apiPaths.logout]: answer },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await act(async () => router.navigate('/forum'));
  await arrive();
  expect(router.state.location.pathname).toBe('/forum');
});

it('signs out although the server is unreachable, and ends the push messages to this browser', async () => {
  const unsubscribe = jest.fn().mockResolvedValue(true);
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
  Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  const { store } = renderFrame({
    token: tokenFor('u1'),
    answers: { ...summary(0), [apiPaths.logout]: () => Promise.reject(new TypeError('offline')) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('is in Hindi on a Hindi page', async () => {
  renderHindiFrame({ token: tokenFor('u1'), answers: summary(3) });
  expect(await screen.findByRole('link', { name: 'सूचनाएँ, 3 नई' })).toHaveAttribute('href', '/notifications');
  await userEvent.click(screen.getByRole('button', { name: 'प्रोफ़ाइल मेन्यू' }));
  expect(screen.getByRole('button', { name: 'लॉग आउट' })).toBeInTheDocument();
});

it('does not say that nothing is new if the notifications could not be counted', async () => {
  renderFrame({ token: tokenFor('u1'), answers: { [apiPaths.notificationSummary]: () => new Response('', { status: 500 }) } });
  expect(await screen.findByRole('link', { name: 'Notifications, new ones could not be counted' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});
