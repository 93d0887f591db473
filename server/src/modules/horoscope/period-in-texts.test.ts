import { locales, signs, type Locale } from '@oracle-astra/shared/contract';
import { transits, computeTransits, horoscopeGrahas, type Transit } from '../../astrology';
import { hindiOrdinal, hindiPlanets, hindiSigns } from '../../astrologers/vocabulary/hindi';
import { dayMs } from '../../day';
import { composePeriod } from './compose-period';
import { momentOf } from './moon-days';
import { formatOrdinal } from './phrases/english/format';
import { periodPhrases } from './phrases';

/** All texts of a year; HOROSCOPE_YEARS=5 tests more years. */
const years = Number(process.env.HOROSCOPE_YEARS ?? 1);
const first = Date.UTC(2026, 11, 1) / dayMs;
const everySign = signs.map((_, at) => at + 1);
const skies = new Map<number, ReturnType<typeof transits>>();
function skyOf(day: number) {
  const sky = skies.get(day) ?? transits(momentOf(day));
  skies.set(day, sky);
  return sky;
}
const toDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const weeks = Array.from({ length: 52 * years }, (_, at) => ({ start: first - 1 + at * 7, length: 7, bestCount: 2 }));
const months = Array.from({ length: 12 * years }, (_, at) => {
  const [start, end] = [Date.UTC(2026, 11 + at, 1), Date.UTC(2026, 12 + at, 1)].map((each) => each / dayMs) as [number, number];
  return { start, length: end - start, bestCount: 3 };
});

const monthNames: Record<Locale, readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};
const date: Record<Locale, RegExp> = { en: /, (\d{1,2}) (\w{3})/g, hi: /, (\d{1,2}) ([\p{L}\p{M}]+)/gu };

/** The days named in a text about a period with this first day. */
function readDays(text: string, locale: Locale, start: number): number[] {
  return [...text.matchAll(date[locale])].map(([, day, month]) => {
    const found = Array.from({ length: 40 }, (_, at) => start + at).find((each) => {
      const [, monthAt = '', dayAt = ''] = toDate(each).split('-');
      return Number(dayAt) === Number(day) && monthNames[locale][Number(monthAt) - 1] === month;
    });
    return found ?? -1;
  });
}

const name = (graha: Transit['graha'], locale: Locale) => (locale === 'hi' ? hindiPlanets[graha] : graha);
const signIn = (sign: number, locale: Locale) => (locale === 'hi' ? `${hindiSigns[sign - 1] ?? ''} राशि` : `in ${signs[sign - 1] ?? ''}`);
const houseIn = (house: number, locale: Locale) =>
  locale === 'hi' ? `आपके ${hindiOrdinal(house, 'oblique')}` : `your ${formatOrdinal(house)} house`;
/** Hindi weekdays begin with names of planets. */
const names = (text: string, graha: Transit['graha'], locale: Locale) =>
  new RegExp(`${name(graha, locale)}(?![\\p{L}\\p{M}])`, 'u').test(text);
const moonOf = (known: readonly Transit[]) => known.find(({ graha }) => graha === 'Moon')!;

/** Whether a clause states the Moon's position for each of its days. */
function holdsForMoon(clause: string, locale: Locale, days: readonly number[], sign: number): boolean {
  const moons = days.map((day) => moonOf(computeTransits(sign, skyOf(day))));
  const namesSign = everySign.some((each) => clause.includes(signIn(each, locale)));
  const namesHouse = everySign.some((each) => clause.includes(houseIn(each, locale)));
  return (
    (namesSign || namesHouse) &&
    moons.every(
      (moon) => (!namesSign || clause.includes(signIn(moon.sign, locale))) && (!namesHouse || clause.includes(houseIn(moon.house, locale))),
    )
  );
}

interface Read {
  sign: number;
  locale: Locale;
  start: number;
  end: number;
}

/** The faults in sentences about slower planets: position, retrograde motion, and effect. */
function faultsOfPlanets(text: string, { sign, locale, start, end }: Read): string[] {
  const course = Array.from({ length: end - start + 1 }, (_, at) => computeTransits(sign, skyOf(start + at)));
  return horoscopeGrahas.flatMap((graha) => {
    if (graha === 'Moon' || !names(text, graha, locale)) return [];
    const path = course.map((known) => known.find((each) => each.graha === graha)!);
    const daysIn = (house: number) => path.filter((each) => each.house === house).length;
    // Its longest stay, the first of equal ones.
    const one = path.reduce((longest, each) => (daysIn(each.house) > daysIn(longest.house) ? each : longest));
    const other = path.at(-1)!;
    const sentences = (transit: Transit) => {
      const tone = transit.merit > 0 ? 'favourable' : transit.merit < 0 ? 'unfavourable' : 'mixed';
      return periodPhrases[locale].slow[tone].flatMap((phrase) => [false, true].map((retrograde) => phrase({ ...transit, retrograde })));
    };
    const said = sentences(one).filter((sentence) => text.includes(sentence));
    const claimsRetrograde = locale === 'hi' ? text.includes(`वक्री ${name(graha, locale)}`) : text.includes(`${graha} retrograde`);
    return [
      ...(said.length === 0 ? [`${graha} is not told by its merit or place`] : []),
      ...(one.house !== other.house && !text.includes(periodPhrases[locale].moves(other)) ? [`${graha} moves and it is not told`] : []),
      ...(claimsRetrograde && !path.some((each) => each.house === one.house && each.retrograde) && !other.retrograde
        ? [`${graha} is direct`]
        : []),
    ];
  });
}

it.each(locales)('each text of a week or month in %s states the Moon’s position for each date, and the merit of slow planets', (locale) => {
  const wrong: string[] = [];
  let read = 0;
  for (const { start, length, bestCount } of [...weeks, ...months]) {
    const days = Array.from({ length }, (_, at) => ({ date: toDate(start + at), sky: skyOf(start + at) }));
    for (const sign of everySign) {
      for (const { split_response: text } of Object.values(composePeriod({ sign, days, bestCount, locale }).areas)) {
        const clauses = text.split(/(?<=[.।)])\s+|(?<=\));\s*/).filter((clause) => readDays(clause, locale, start).length > 0);
        const faults = clauses.filter((clause) => !holdsForMoon(clause, locale, readDays(clause, locale, start), sign));
        wrong.push(...faults, ...faultsOfPlanets(text, { sign, locale, start, end: start + length - 1 }));
        read += clauses.length;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan((weeks.length + months.length) * 12 * 6);
});

it.each(locales)('the check detects the Moon of another day', (locale) => {
  const day = first + 2;
  const moon = moonOf(computeTransits(1, skyOf(day)));
  const sentence = periodPhrases[locale].hardest[0]!(toDate(day), moon);
  const clauseHolds = (told: number) => holdsForMoon(sentence, locale, [told], 1);
  expect([clauseHolds(day), clauseHolds(day + 4)]).toEqual([true, false]);
});
