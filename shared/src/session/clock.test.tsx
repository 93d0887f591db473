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

it('is updated with each step and not between steps', () => {
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
