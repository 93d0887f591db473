import { readHoroscopeAddress } from './horoscope-address';

const read = (query: string) => readHoroscopeAddress(new URLSearchParams(query));

it.each([
  ['zodiac=Aries&when=Tomorrow', 'Aries', 'Tomorrow'],
  ['zodiac=aries', 'Aries', 'Today'],
  ['zodiac=Saggitarius&when=Yesterday', 'Sagittarius', 'Yesterday'],
  ['zodiac=Sagittarius&when=never', 'Sagittarius', 'Today'],
  ['zodiac=Ophiuchus', undefined, 'Today'],
  ['', undefined, 'Today'],
])('reads %s', (query, zodiac, when) => {
  expect(read(query)).toMatchObject({ zodiac, when });
});
