import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { followPending } from './follow-pending';

const request = (type: string, accept = '*/*') => ({ resourceType: () => type, headers: () => ({ accept }) });

it('counts what has no answer yet, without the stream of notifications, which never ends', () => {
  const page = new EventEmitter();
  const { countPending, forgetPending } = followPending(page as unknown as Page);
  const [call, late] = [request('fetch'), request('script')];
  for (const each of [call, late, request('image'), request('fetch', 'text/event-stream')]) page.emit('request', each);
  expect(countPending()).toBe(2);
  page.emit('requestfinished', call);
  expect(countPending()).toBe(1);
  forgetPending();
  expect(countPending()).toBe(0);
});
