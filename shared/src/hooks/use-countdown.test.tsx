import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useCountdown } from './use-countdown';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts whole seconds down to 0 and calls back once there', () => {
  const onEnd = jest.fn();
  const until = Date.now() + 2500;
  const { result } = renderHook(() => useCountdown(until, onEnd));
  expect(result.current).toBe(3);
  act(() => jest.advanceTimersByTime(2000));
  expect(result.current).toBe(1);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('begins anew with another moment', () => {
  const start = Date.now();
  const { result, rerender } = renderHook(({ until }) => useCountdown(until), { initialProps: { until: start + 5000 } });
  act(() => jest.advanceTimersByTime(4000));
  rerender({ until: start + 34_000 });
  expect(result.current).toBe(30);
});

it('knows nothing without a moment, nor on the server', () => {
  expect(renderHook(() => useCountdown(null)).result.current).toBeNull();
  const Left = () => <p>{String(useCountdown(Date.now() + 9000))}</p>;
  expect(renderToString(<Left />)).toBe('<p>null</p>');
});
