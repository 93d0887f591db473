import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp } from '../testing/test-app';
import { parseAcceptLanguage } from './locale';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['hi', 'hi'],
  ['HI', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['fr', 'en'],
  ['fr,hi;q=0.5', 'hi'],
  ['hi;q=0', 'en'],
  ['*', 'en'],
  [';;q=,,=hi', 'en'],
  ['hindi', 'en'],
  [`${'x-'.repeat(4000)},\u0000`, 'en'],
])('reads %j as %s', (header, locale) => {
  expect(parseAcceptLanguage(header)).toBe(locale);
});

it('names the language of an answer, and varies by request', async () => {
  const { app } = await createTestApp();
  for (const locale of ['en', 'hi']) {
    const { headers } = await app.inject({ url: apiPaths.about, headers: { 'accept-language': locale, 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-language': locale, vary: 'accept-language, accept-encoding' });
  }
});
