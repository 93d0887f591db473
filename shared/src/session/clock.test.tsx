import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ClockProvider, useNow } from './clock';

const renderedAt = Date.UTC(2026, 10, 21, 12);
const skew = 90_000;
const device = renderedAt - skew + 5000;

const wrapper = ({ children }: { children: ReactNode }) => (
  <ClockProvider renderedAt={renderedAt} skew={skew}>
    {children}
  </ClockProvider>
);

beforeEach(() => void jest.useFakeTimers({ now: device }));
afterEach(() => void jest.useRealTimers());

it('is the document’s time in the first render and then the server’s, whatever the device clock is', () => {
  const seen: number[] = [];
  renderHook(() => seen.push(useNow()), { wrapper });
  expect([seen[0], seen.at(-1)]).toEqual([renderedAt, renderedAt + 5000]);
});

it('is updated with each step and not between', () => {
  const { result } = renderHook(() => useNow(1000), { wrapper });
  act(() => void jest.advanceTimersByTime(999));
  expect(result.current).toBe(renderedAt + 5000);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe(renderedAt + 6000);
});

it.each([
  ['pageshow', 3],
  ['online', 72],
  ['focus', 3],
  ['visibilitychange', 72],
])('catches up at %s after %i frozen hours', (name, hours) => {
  const { result } = renderHook(() => useNow(), { wrapper });
  jest.setSystemTime(device + hours * 3_600_000);
  act(() => void (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)));
  expect(result.current).toBe(renderedAt + 5000 + hours * 3_600_000);
});

it('stops on unmount', () => {
  const { unmount } = renderHook(() => useNow(), { wrapper });
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('is the document’s time on the server', () => {
  const Time = () => <time>{useNow()}</time>;
  expect(renderToString(wrapper({ children: <Time /> }))).toBe(`<time>${renderedAt}</time>`);
});

it('throws without its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useNow())).toThrow('useNow needs a ClockProvider above it');
});

describe('a page whose document and device disagree', () => {
  const hour = 3_600_000;

  async function open(skewOfDocument: number, readServerTime: () => Promise<number>) {
    const view = renderHook(() => useNow(), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ClockProvider renderedAt={Date.now() + skewOfDocument} skew={skewOfDocument} readServerTime={readServerTime}>
          {children}
        </ClockProvider>
      ),
    });
    await act(async () => undefined);
    return view.result;
  }

  it.each([3, 72])('has the server’s time where the document was in a cache for %i hours', async (hours) => {
    const result = await open(-hours * hour, async () => Date.now());
    expect(result.current).toBe(device);
  });

  it('has the server’s time where the device is wrong', async () => {
    const result = await open(-3 * hour, async () => Date.now() - 3 * hour);
    expect(result.current).toBe(device - 3 * hour);
  });

  it('goes by the device offline, and asks again with the line', async () => {
    const readServerTime = jest.fn(async () => Date.now() + 5 * hour);
    readServerTime.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const result = await open(-72 * hour, readServerTime);
    expect(result.current).toBe(device);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(result.current).toBe(device + 5 * hour);
  });

  it('asks again where the device was set while the page was away', async () => {
    const result = await open(0, async () => device + hour);
    jest.setSystemTime(device + 72 * hour);
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current).toBe(device + hour);
  });

  it('asks nobody where they agree', async () => {
    const readServerTime = jest.fn(async () => Date.now());
    await open(-59_000, readServerTime);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(readServerTime).not.toHaveBeenCalled();
  });
});
