import { locales, nakshatras, signs, type Locale } from '@oracle-astra/shared/contract';
import { transits, computeTransits, type Transit } from '../../astrology';
import { hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../../astrologers/vocabulary/hindi';
import { composeHoroscope } from './compose';
import { momentOf } from './moon-days';
import { formatOrdinal } from './phrases/english/format';

const firstDay = Date.UTC(2026, 10, 21) / 86_400_000;
const skyOf = (day: number) => transits(momentOf(day));
const everySign = signs.map((_, at) => at + 1);
const fortnight = Array.from({ length: 14 }, (_, at) => firstDay + at * 11);

type Note = Record<'graha' | 'where' | 'house', string | undefined> & { retrograde: boolean };

/** The names of a transit in each language, in notes and in the reason. */
const conventions: Record<
  Locale,
  { readNotes(line: string): Note[]; describe(transit: Transit): Note; inProse(transit: Transit): string[] }
> = {
  en: {
    readNotes: (line) =>
      [...line.matchAll(/(\w+)( retrograde)? in ([\w ]+), your (\w+)/g)].map(([, graha, retrograde, where, house]) => ({
        graha,
        retrograde: retrograde !== undefined,
        where,
        house,
      })),
    describe: ({ graha, retrograde, sign, nakshatra, house }) => ({
      graha,
      retrograde,
      where: graha === 'Moon' ? nakshatras[nakshatra - 1] : signs[sign - 1],
      house: formatOrdinal(house),
    }),
    inProse: ({ sign, house }) => [`in ${signs[sign - 1] ?? ''}`, `your ${formatOrdinal(house)} house`],
  },
  hi: {
    readNotes: (line) =>
      line.split(' · ').map((note) => {
        const [, where, retrograde, graha, house] = /^(.+) में (वक्री )?(\S+), आपका (\S+) भाव$/.exec(note) ?? [];
        return { graha, retrograde: retrograde !== undefined, where, house };
      }),
    describe: ({ graha, retrograde, sign, nakshatra, house }) => ({
      graha: hindiPlanets[graha],
      retrograde,
      where: graha === 'Moon' ? hindiNakshatras[nakshatra - 1] : hindiSigns[sign - 1],
      house: hindiOrdinal(house, 'direct'),
    }),
    inProse: ({ sign, graha, house }) => [
      `${hindiSigns[sign - 1] ?? ''} राशि`,
      hindiPlanets[graha],
      `आपके ${hindiOrdinal(house, 'oblique')}`,
    ],
  },
};

/** The transit that a text explains in a sentence, or undefined. */
const findReason = (prose: string, known: readonly Transit[], locale: Locale) =>
  known.find(
    (transit) =>
      conventions[locale].inProse(transit).every((part) => prose.includes(part)) &&
      prose.includes(locale === 'hi' ? hindiPlanets[transit.graha] : transit.graha),
  );

it.each(locales)('names in %s each transit where it truly is, counted from the sign, and explains each once on a page', (locale) => {
  const { readNotes, describe: describeTransit } = conventions[locale];
  for (const day of fortnight) {
    const sky = skyOf(day);
    for (const sign of everySign) {
      const known = computeTransits(sign, sky);
      const reasons = Object.values(composeHoroscope({ sign, day, sky, locale })).map(({ split_response: text }) => {
        const [prose = '', notes = ''] = text.split('\n');
        const noted = readNotes(notes);
        expect(noted).toHaveLength(1);
        const found = noted.map((note) => known.find((transit) => describeTransit(transit).graha === note.graha));
        expect(noted).toEqual(found.map((transit) => transit && describeTransit(transit)));
        return findReason(prose, known, locale);
      });
      const explained = reasons.flatMap((reason) => reason?.graha ?? []);
      expect(explained.length).toBeGreaterThan(1);
      expect(new Set(explained).size).toBe(explained.length);
    }
  }
});

it('explains a good day by helpful transits and a hard one by hard transits', () => {
  for (const day of fortnight) {
    const sky = skyOf(day);
    for (const sign of everySign) {
      const known = computeTransits(sign, sky);
      for (const { score, split_response: text } of Object.values(composeHoroscope({ sign, day, sky, locale: 'en' }))) {
        const reason = findReason(text.split('\n')[0] ?? '', known, 'en');
        if (score >= 62) expect(reason?.merit ?? 1).toBeGreaterThan(0);
        if (score < 45) expect(reason?.merit ?? -1).toBeLessThan(0);
      }
    }
  }
});
