import { locales, nakshatras, planets, signs, type Locale } from '@oracle-astra/shared/contract';
import { hindiNakshatras, hindiPlanets, hindiSigns } from '../../../astrologers/vocabulary/hindi';
import { areas } from '../areas';
import type { Favourability } from './types';
import { phraseBooks } from '.';

describe('the phrases', () => {
  const tones: Favourability[] = ['favourable', 'mixed', 'unfavourable'];
  const astrologicalNames: Record<Locale, readonly string[]> = {
    en: [...planets, ...signs, ...nakshatras],
    hi: [...Object.values(hindiPlanets), ...hindiSigns, ...hindiNakshatras],
  };

  it.each(locales)('of advice in %s name no graha, sign or nakshatra, and every tone has enough of it', (locale) => {
    const all = areas.flatMap(({ name }) => tones.map((tone) => phraseBooks[locale].advice[name][tone]));
    for (const phrases of all) expect(phrases.length).toBeGreaterThanOrEqual(8);
    const words = (text: string) => ` ${text.replace(/[^\p{L}\p{M}]+/gu, ' ')} `;
    expect(all.flat().filter((text) => astrologicalNames[locale].some((name) => words(text).includes(` ${name} `)))).toEqual([]);
    expect(new Set(all.flat()).size).toBe(all.flat().length);
  });

  // The same text is shown as yesterday's, today's and tomorrow's.
  it('name no day that another day would make wrong', () => {
    const texts = locales.flatMap((locale) => areas.flatMap(({ name }) => tones.flatMap((tone) => phraseBooks[locale].advice[name][tone])));
    expect(texts.filter((text) => /today|tonight|tomorrow|yesterday|(?<!\p{M}|\p{L})(?:आज|कल)(?!\p{M}|\p{L})/iu.test(text))).toEqual([]);
  });

  it('have the same number in each language, so that the same turn gives the same advice', () => {
    const counts = (locale: Locale) => [
      ...areas.flatMap(({ name }) => tones.map((tone) => phraseBooks[locale].advice[name][tone].length)),
      ...tones.map((tone) => phraseBooks[locale].reasons[tone].length),
    ];
    expect(counts('hi')).toEqual(counts('en'));
  });
});
