import { readFailedReleases, serializeFailedReleases } from './failed-releases';

const toCookies = (text: string) => text.split(';')[0] ?? '';

it('keeps the releases that failed in this browser, each once, for a quarter of an hour', () => {
  const first = serializeFailedReleases('', 'forum-1.0.0-a', true);
  expect(first).toBe('failed-releases=forum-1.0.0-a; Path=/; Max-Age=900; SameSite=Lax; Secure');
  const both = serializeFailedReleases(`jwt=x; ${toCookies(first)}`, 'chat-1.0.0-b', false);
  expect(readFailedReleases(`jwt=x; ${toCookies(both)}`)).toEqual(['forum-1.0.0-a', 'chat-1.0.0-b']);
  expect(readFailedReleases(toCookies(serializeFailedReleases(toCookies(both), 'forum-1.0.0-a', false)))).toEqual([
    'chat-1.0.0-b',
    'forum-1.0.0-a',
  ]);
});

it('has none without the cookie, and sixteen at most', () => {
  expect(readFailedReleases('jwt=x')).toEqual([]);
  const many = Array.from({ length: 40 }, (_, at) => `forum-${at}`);
  expect(readFailedReleases(`failed-releases=${many.join(':')}`)).toEqual(many.slice(-16));
});
