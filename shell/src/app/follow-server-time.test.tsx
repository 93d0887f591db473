import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClockProvider, useNow } from '@oracle-astra/shared/session';
import { followServerTime } from './follow-server-time';

const device = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void jest.useFakeTimers({ now: device }));
afterEach(() => void jest.useRealTimers());

describe('a page whose document and device disagree', () => {
  const hour = 3_600_000;

  async function open(skewOfDocument: number, readServerTime: () => Promise<number>) {
    const follow = (ofDocument: number, onSkew: (skew: number) => void) => followServerTime(ofDocument, onSkew, readServerTime);
    const view = renderHook(() => useNow(), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ClockProvider renderedAt={Date.now() + skewOfDocument} skew={skewOfDocument} followSkew={follow}>
          {children}
        </ClockProvider>
      ),
    });
    await act(async () => undefined);
    return view.result;
  }

  it.each([3, 72])('has the server’s time if the document was in a cache for %i hours', async (hours) => {
    const result = await open(-hours * hour, async () => Date.now());
    expect(result.current).toBe(device);
  });

  it('has the server’s time if the device’s clock is wrong', async () => {
    const result = await open(-3 * hour, async () => Date.now() - 3 * hour);
    expect(result.current).toBe(device - 3 * hour);
  });

  it('uses the device’s clock offline, and measures again when it is online', async () => {
    const readServerTime = jest.fn(async () => Date.now() + 5 * hour);
    readServerTime.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const result = await open(-72 * hour, readServerTime);
    expect(result.current).toBe(device);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(result.current).toBe(device + 5 * hour);
  });

  it('measures again if the device’s clock was set while the page was away', async () => {
    const result = await open(0, async () => device + hour);
    jest.setSystemTime(device + 72 * hour);
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current).toBe(device + hour);
  });

  it.each([3, 72])('does not use an answer of before the page was frozen for %i hours', async (hours) => {
    const answers: ((time: number) => void)[] = [];
    const result = await open(-hour, () => new Promise((resolve) => answers.push(resolve)));
    const sentAt = Date.now();
    jest.setSystemTime(device + hours * hour);
    await act(async () => answers[0]?.(sentAt));
    expect(answers).toHaveLength(2);
    await act(async () => answers[1]?.(Date.now()));
    await act(async () => void jest.advanceTimersByTime(60_000));
    expect(result.current).toBe(device + hours * hour + 60_000);
  });

  it('uses the latest answer, in whatever order they arrive', async () => {
    const answers: ((time: number) => void)[] = [];
    const result = await open(-hour, () => new Promise((resolve) => answers.push(resolve)));
    const sentAt = Date.now();
    jest.setSystemTime(device + 72 * hour);
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    await act(async () => answers[1]?.(Date.now()));
    await act(async () => answers[0]?.(sentAt));
    await act(async () => void jest.advanceTimersByTime(60_000));
    expect([answers.length, result.current]).toEqual([2, device + 72 * hour + 60_000]);
  });

  it('sends no request if they agree', async () => {
    const readServerTime = jest.fn(async () => Date.now());
    await open(-59_000, readServerTime);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(readServerTime).not.toHaveBeenCalled();
  });
});
