/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { waitForRetry } from './wait-for-retry';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="unfinished" hidden>Parts did not come. <a href="/elsewhere">Retry</a></div>';
});
afterEach(() => jest.useRealTimers());

const notice = () => screen.getByText('Parts did not come.');
const press = () => screen.getByText('Retry').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Starts waiting; the mock is called when the wait ends. */
function wait(tries: number, signal = new AbortController().signal) {
  const onRetry = jest.fn();
  void waitForRetry(document, tries, signal).then(onRetry);
  return onRetry;
}

it('shows the notice until the person retries, without a navigation', async () => {
  const onRetry = wait(0);
  expect(notice()).toBeVisible();
  expect(press()).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(notice()).not.toBeVisible();
});

it('retries when the device is online again', async () => {
  const onRetry = wait(3);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('ends when the person navigates', async () => {
  const left = new AbortController();
  const onRetry = wait(3, left.signal);
  left.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(notice()).not.toBeVisible();
});

it.each([
  [0, 8],
  [1, 16],
  [2, 32],
])('after %i tries, retries automatically in %i seconds', async (tries, seconds) => {
  const onRetry = wait(tries);
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(onRetry).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('retries only on request after three tries', async () => {
  const onRetry = wait(3);
  expect(jest.getTimerCount()).toBe(0);
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('cleans up its timer and its click listener', async () => {
  wait(0);
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
  // jsdom cannot navigate, which an unprevented click would do.
  let isPrevented: boolean | null = null;
  addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  press();
  expect(isPrevented).toBe(false);
});
