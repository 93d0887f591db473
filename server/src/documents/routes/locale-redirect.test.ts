import { getLocaleRedirect } from './locale-redirect';

it.each(['/en//evil.example', '/en///evil.example/a?b=c', '/en/\\evil.example', '/hi//evil.example', '/hi/\\/evil.example'])(
  '%s leads to no other site',
  (address) => {
    const { location = '/' } = getLocaleRedirect(address, '', ['en']) ?? {};
    expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
  },
);
