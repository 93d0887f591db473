import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { prepareWheel } from '../testing/wheel-motion';

const path = '/wheel-of-fortune';
const token = tokenFor('u1');
const coupon = { percent: 9, coupon: 'W-9', expires_at: '2026-11-28T12:00:00.000Z' };
const open = { status: 'success', can_spin: true, next_spin_at: null, coupon: null };
const closed = { status: 'success', can_spin: false, next_spin_at: '2026-11-21T18:30:00.000Z', coupon };
const won = { status: 'success', ...coupon };

const show = (answers: Record<string, FakeAnswer>, more: { token?: string | null; locale?: 'hi' } = {}) => {
  const { fetch, calls } = fakeApi(answers);
  return { ...renderPage(routes, { path, token, fetch, ...more }), calls };
};

beforeEach(() => prepareWheel({ reducedMotion: true }));

test('has a wheel of 15 segments, and its rules', async () => {
  show({}, { token: null });
  expect(await screen.findByRole('img', { name: /^A wheel with 15 parts/ })).toBeInTheDocument();
  expect(screen.getByText('1% to 15% off your next recharge. One spin a day, and it costs nothing.')).toBeInTheDocument();
  expect(screen.getByText('Log in to spin. It costs nothing.')).toBeInTheDocument();
});

test('asks a visitor to log in, and calls nothing', async () => {
  const { store, calls } = show({}, { token: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Spin' }));
  expect(store.getState().login.open).toBe(true);
  expect(calls).toEqual([]);
});

test('shows the result at once for people who prefer reduced motion, and takes the discount to the packs', async () => {
  let status: unknown = open;
  const spin = () => {
    status = closed;
    return won;
  };
  const { router, calls } = show({
    [apiPaths.wheelStatus]: () => status,
    [apiPaths.spin]: spin,
    [apiPaths.recharges]: { status: 'success', recharges: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Spin' }));
  expect(await screen.findByRole('dialog', { name: 'You won 9% off on the next recharge' })).toBeInTheDocument();
  expect(calls.find(({ path: called }) => called === apiPaths.spin)?.headers.get('idempotency-key')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Recharge' }));
  expect(router.state.location).toMatchObject({ pathname: '/recharges', state: { finalValue: 9, coupon: 'W-9' } });
});

test('turns, stops, and can be spun once', async () => {
  prepareWheel({ reducedMotion: false });
  const { calls } = show({ [apiPaths.wheelStatus]: open, [apiPaths.spin]: won });
  const button = await screen.findByRole('button', { name: 'Spin' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('The wheel is turning.')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('You won 9% off on the next recharge');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'The wheel stopped at 9%' }));
  expect(calls.filter(({ path: called }) => called === apiPaths.spin)).toHaveLength(1);
});

test('shows when the next spin is possible, and the existing discount', async () => {
  const { calls } = show({ [apiPaths.wheelStatus]: closed });
  expect(await screen.findByText('You have spun today. Next spin: 22 Nov 2026, 12:00 am.')).toBeInTheDocument();
  expect(screen.getByText('9% off')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));
  expect(calls.map(({ path: called }) => called)).not.toContain(apiPaths.spin);
});

test('shows why a spin was refused, and refetches the state of the day', async () => {
  let status: unknown = open;
  const refusal = () => {
    status = closed;
    return { status: 'fail', code: 'wheel_spun_today', message: 'You have spun the wheel today.' };
  };
  const { store } = show({ [apiPaths.wheelStatus]: () => status, [apiPaths.spin]: refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Spin' }));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'You have spun the wheel today.' }]));
  expect(await screen.findByRole('button', { name: 'Tomorrow' })).toBeInTheDocument();
});

test('refetches the state of the day on Retry', async () => {
  const { answer, fail } = lateFailure(closed);
  show({ [apiPaths.wheelStatus]: answer });
  await screen.findByRole('button', { name: 'Spin' });
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByRole('button', { name: 'Tomorrow' })).toBeInTheDocument();
});

test('stores that the sound is off', async () => {
  const { unmount } = show({}, { token: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Sound on' }));
  expect(screen.getByRole('button', { name: 'Sound off' })).toBeInTheDocument();
  unmount();
  show({}, { token: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Sound off' }));
  expect(screen.getByRole('button', { name: 'Sound on' })).toBeInTheDocument();
});

test('is in Hindi on a Hindi page', async () => {
  show({ [apiPaths.wheelStatus]: open, [apiPaths.spin]: won }, { locale: 'hi' });
  await userEvent.click(await screen.findByRole('button', { name: 'घुमाइए' }));
  expect(await screen.findByRole('dialog', { name: 'अगले रिचार्ज पर 9% छूट मिली' })).toBeInTheDocument();
});

test('can be spun again on another day if the page stayed open', async () => {
  let status: unknown = open;
  const { store } = show({
    [apiPaths.wheelStatus]: () => status,
    [apiPaths.spin]: () => {
      status = closed;
      return won;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Spin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(/^You have spun today/);
  status = open;
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Coupon'])));
  expect(await screen.findByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'false');
});
