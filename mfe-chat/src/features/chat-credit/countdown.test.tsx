import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts down every second as m:ss, and calls onEnd once', () => {
  const onEnd = jest.fn();
  render(<Countdown credit={{ questionsLeft: 0, balance: 12, secondsLeft: 62 }} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('1:02');
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:59');
  act(() => jest.advanceTimersByTime(58_000));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});
