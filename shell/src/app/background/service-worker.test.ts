import type { AppStore } from '@oracle-astra/shared/api';
import { followPageWhenIdle } from './service-worker';

const mockFile = { isThere: false, requests: 0, started: jest.fn() };
jest.mock('./idle-work', () => {
  mockFile.requests += 1;
  if (!mockFile.isThere) throw new Error('The file did not come');
  return { renewDaily: mockFile.started, keepFocusOnRemoval: () => undefined };
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('loads its code again each time the page returns until it has loaded, and starts once', async () => {
  followPageWhenIdle({} as AppStore, 1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(mockFile.requests).toBe(1);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect([mockFile.requests, mockFile.started.mock.calls.length]).toEqual([2, 0]);
  mockFile.isThere = true;
  for (const name of ['online', 'focus', 'pageshow']) {
    window.dispatchEvent(new Event(name));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect([mockFile.requests, mockFile.started.mock.calls.length]).toEqual([3, 1]);
});
