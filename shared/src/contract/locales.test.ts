import { alternatePath, boundLocale, isPersonalPath, localizePath, splitLocale } from './locales';

it.each([
  ['/forum', 'en', '/forum'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/forum/a-post', 'hi', '/forum/a-post'],
  ['/hindi', 'en', '/hindi'],
  ['/his/hi/x', 'en', '/his/hi/x'],
] as const)('splits %s', (address, locale, pathname) => {
  expect(splitLocale(address)).toEqual({ locale, pathname });
});

it.each([
  ['/', '/hi'],
  ['/#chat-with-ai', '/hi#chat-with-ai'],
  ['/?a=1', '/hi?a=1'],
  ['/forum?page=2', '/hi/forum?page=2'],
])('localizes %s', (to, address) => {
  expect([localizePath(to, 'hi'), localizePath(to, 'en')]).toEqual([address, to]);
});

it('never makes the address of another site', () => {
  expect(localizePath(splitLocale('/hi//evil.example/x').pathname, 'en')).toBe('/evil.example/x');
  expect(localizePath('///evil.example', 'hi')).toBe('/hi/evil.example');
});

it('knows personal pages with all below them', () => {
  expect(['/chats', '/profile/activities', '/chats/'].map(isPersonalPath)).toEqual([true, true, true]);
  expect(['/', '/chatsy', '/forum/create-your-chart', '/forum'].map(isPersonalPath)).toEqual([false, false, false, false]);
});

it('finds the page in another language for a page that exists in one language', () => {
  expect(boundLocale('/forum/learn-more-hindi')).toBe('hi');
  expect([
    alternatePath('/forum/learn-more-hindi', 'en'),
    alternatePath('/forum/learn-more-hindi', 'hi'),
    alternatePath('/forum', 'hi'),
  ]).toEqual(['/forum/learn-more', '/forum/learn-more-hindi', '/forum']);
});
