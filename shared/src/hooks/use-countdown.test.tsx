import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useCountdown } from './use-countdown';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts whole seconds down to 0 and then calls back once', () => {
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

it('restarts with another time', () => {
  const start = Date.now();
  const { result, rerender } = renderHook(({ until }) => useCountdown(until), { initialProps: { until: start + 5000 } });
  act(() => jest.advanceTimersByTime(4000));
  rerender({ until: start + 34_000 });
  expect(result.current).toBe(30);
});

it('is null without a time and on the server', () => {
  expect(renderHook(() => useCountdown(null)).result.current).toBeNull();
  const Left = () => <p>{String(useCountdown(Date.now() + 9000))}</p>;
  expect(renderToString(<Left />)).toBe('<p>null</p>');
});
