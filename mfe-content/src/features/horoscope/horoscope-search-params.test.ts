import { parseHoroscopeSearchParams } from './horoscope-search-params';

const parse = (query: string) => parseHoroscopeSearchParams(new URLSearchParams(query));

it.each([
  ['zodiac=Aries&when=Tomorrow', 'Aries', 'Tomorrow'],
  ['zodiac=aries', 'Aries', 'Today'],
  ['zodiac=Saggitarius&when=Yesterday', 'Sagittarius', 'Yesterday'],
  ['zodiac=Sagittarius&when=never', 'Sagittarius', 'Today'],
  ['zodiac=Ophiuchus', undefined, 'Today'],
  ['', undefined, 'Today'],
])('parses %s', (query, zodiac, when) => {
  expect(parse(query)).toMatchObject({ zodiac, when });
});
