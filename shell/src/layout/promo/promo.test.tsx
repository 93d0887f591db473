/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { act, fireEvent, screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { loginRequested } from '@oracle-astra/shared/session';
import { noSubscription, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';
import { markPromoSeen } from './promo-seen';

const title = 'Want 3 extra Astra questions at free?';
const pages = [
  { path: '/', element: <h1>First page</h1> },
  { path: '/chats', element: <h1>Chat page</h1> },
  { path: '/subscription', element: <h1>Plans page</h1> },
];
const status = (is_active: boolean) => ({
  ...noSubscription,
  status: is_active ? 'active' : 'none',
  is_active,
  has_subscription: is_active,
});
const me = { status: 'success', uid: 'u1', mobile: '919876543210', name: null, is_ban: 0, created_at: '2026-01-01T00:00:00Z' };
const seen = { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 }, [apiPaths.me]: me };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Opens the popup for a signed-in person, whose account is loaded first. */
const openSignedIn = async () => {
  await pass(20_000);
  for (let step = 0; step < 5; step += 1) await pass(100);
};
const popup = () => screen.queryByRole('dialog', { name: title });

async function closeAs(answer: FakeAnswer) {
  const view = renderFrame({ pages, token: tokenFor('u1'), answers: { ...seen, [apiPaths.subscriptionStatus]: answer } });
  await openSignedIn();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(0);
  return view.router.state.location.pathname;
}

it('opens after twenty seconds on the home page, once per browser', async () => {
  const { unmount } = renderFrame({ pages });
  await pass(19_999);
  expect(popup()).not.toBeInTheDocument();
  await pass(1);
  expect(popup()).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Get the Android app' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('play.google.com'),
  );
  unmount();
  renderFrame({ pages });
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
});

it('does not open for people under 18', async () => {
  const minor = { has_consent: true, adult_on: '2030-01-01' };
  renderFrame({ pages, token: tokenFor('u1'), answers: { ...seen, [apiPaths.me]: { ...me, minor } } });
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
});

it('does not open on other pages', async () => {
  renderFrame({ pages, path: '/chats' });
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
});

it('does not open over another dialog', async () => {
  const { store } = renderFrame({ pages });
  await act(async () => void store.dispatch(loginRequested()));
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(20_000);
  expect(popup()).toBeInTheDocument();
});

it('does not open while a field or an answer has the focus', async () => {
  renderFrame({ pages });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
  field.remove();
  await pass(20_000);
  expect(popup()).toBeInTheDocument();
});

it('does not open over a field that got the focus while it was loading', async () => {
  renderFrame({ pages });
  const field = document.body.appendChild(document.createElement('input'));
  act(() => {
    jest.advanceTimersByTime(20_000);
    field.focus();
  });
  await pass(0);
  expect(popup()).not.toBeInTheDocument();
  field.remove();
  await pass(20_000);
  expect(popup()).toBeInTheDocument();
});

it('does not open if another tab has shown it while it was loading', async () => {
  renderFrame({ pages });
  act(() => {
    jest.advanceTimersByTime(20_000);
    markPromoSeen();
  });
  await pass(20_000);
  expect(popup()).not.toBeInTheDocument();
});

it('sends no request when a visitor closes it', async () => {
  const { calls, router } = renderFrame({ pages });
  await pass(20_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(0);
  expect(popup()).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  expect(router.state.location.pathname).toBe('/');
});

it('goes to the plans when a person without a subscription closes it', async () => {
  expect(await closeAs(status(false))).toBe('/subscription');
});

it('goes home when a subscriber closes it', async () => {
  expect(await closeAs(status(true))).toBe('/');
});

it('stays on the page when the status does not load', async () => {
  expect(await closeAs(() => new Response('', { status: 500 }))).toBe('/');
});

it('links to the plans within its Hindi sentence', async () => {
  renderHindiFrame({ pages, token: tokenFor('u1'), answers: seen });
  await openSignedIn();
  expect(screen.getByRole('dialog', { name: 'Astra से 3 और सवाल मुफ़्त चाहिए?' })).toBeInTheDocument();
  expect(screen.getByText(/^इसे बंद करने पर/)).toHaveTextContent('इसे बंद करने पर प्लान खुलेंगे। आपका प्लान चालू हो, तो होम पेज खुलेगा।');
});

it('stays on a page that was opened while the plan was loading', async () => {
  let give: (answer: unknown) => void = () => undefined;
  const { router } = renderFrame({
    pages,
    token: tokenFor('u1'),
    answers: { ...seen, [apiPaths.subscriptionStatus]: () => new Promise((resolve) => (give = resolve)) },
  });
  await openSignedIn();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => router.navigate('/chats'));
  give(status(false));
  await pass(0);
  expect(router.state.location.pathname).toBe('/chats');
});
