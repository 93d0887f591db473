import * as z from 'zod/mini';
import { horoscopeRequest } from './horoscope';

const signOf = (zodiac: string) => z.safeParse(horoscopeRequest, { zodiac, when: 'Today' }).data?.zodiac;

it('accepts the signs, including the specification’s spelling of Sagittarius', () => {
  expect(['Aries', 'Sagittarius', 'Saggitarius', 'saggitarius'].map(signOf)).toEqual([
    'Aries',
    'Sagittarius',
    'Sagittarius',
    'Sagittarius',
  ]);
});

it.each(['aries', 'Ophiuchus', ''])('rejects "%s"', (zodiac) => {
  expect(signOf(zodiac)).toBeUndefined();
});
