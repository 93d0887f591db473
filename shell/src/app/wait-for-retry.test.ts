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

/** Begins a wait; tells whether it is over. */
function wait(tries: number) {
  const over = jest.fn();
  void waitForRetry(document, tries).then(over);
  return over;
}

it('shows the notice until the person tries again, and does not leave the page for it', async () => {
  const over = wait(0);
  expect(notice()).toBeVisible();
  expect(press()).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(1);
  expect(notice()).not.toBeVisible();
});

it('tries again when the line comes back', async () => {
  const over = wait(3);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(1);
});

it.each([[0, 8], [1, 16], [2, 32]])('after %i tries, tries again by itself in %i seconds', async (tries, seconds) => {
  const over = wait(tries);
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledTimes(1);
});

it('after three tries waits for the person alone', async () => {
  const over = wait(3);
  expect(jest.getTimerCount()).toBe(0);
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledTimes(1);
});

it('leaves nothing behind: neither a timer nor its hold on the link', async () => {
  wait(0);
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
  // What nobody holds back any more is the browser's: here, to say that it cannot leave the page.
  let isHeld: boolean | null = null;
  addEventListener('click', (event) => {
    isHeld = event.defaultPrevented;
    event.preventDefault();
  }, { once: true });
  press();
  expect(isHeld).toBe(false);
});
