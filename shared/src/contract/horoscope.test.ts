import * as z from 'zod/mini';
import { horoscopeRequest } from './horoscope';

const signOf = (zodiac: string) => z.safeParse(horoscopeRequest, { zodiac, when: 'Today' }).data?.zodiac;

it('knows the signs, and Sagittarius by the spelling of the specification too', () => {
  expect(['Aries', 'Sagittarius', 'Saggitarius', 'saggitarius'].map(signOf)).toEqual(['Aries', 'Sagittarius', 'Sagittarius', 'Sagittarius']);
});

it.each(['aries', 'Ophiuchus', ''])('does not know "%s"', (zodiac) => {
  expect(signOf(zodiac)).toBeUndefined();
});
