import type { Kundli, KundliPlanet } from '@oracle-astra/shared/contract';
import type { ChartContent } from './chart-figure';
import type { KundliWords } from './words';

/** `8°07'` within the sign. */
export function formatDegrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** The first word of a name with a letter, or null. */
export const firstNameOf = (fullName: string): string | null => fullName.split(/\s+/).find((word) => /\p{L}/u.test(word)) ?? null;

/** Without a time of birth a degree is approximate: `≈ 8°`. */
const formatAbout = (longitude: number) => `≈ ${Math.floor(longitude % 30)}°`;

/** Marks a planet in each sign that it may be in. */
export const openMark = '?';

/** The mean nodes are always retrograde, so they carry no mark. */
export const isShownRetrograde = ({ name, retrograde }: KundliPlanet) => retrograde && name !== 'Rahu' && name !== 'Ketu';

/** The planets by sign in the birth chart or in D9. */
export function toChartContent({ ascendant, planets }: Kundli, kind: 'birth' | 'navamsha', words: KundliWords): ChartContent {
  const isBirth = kind === 'birth';
  return {
    rising: ascendant && (isBirth ? ascendant.sign : ascendant.navamsha),
    marks: planets.flatMap((planet) => {
      const open = isBirth ? planet.open_signs : planet.open_navamshas;
      const signs = open ?? [isBirth ? planet.sign : planet.navamsha];
      const text = `${words.marks[planet.name]}${open ? openMark : ''}`;
      return signs.map((sign) => ({ text, sign, isRetrograde: isShownRetrograde(planet) }));
    }),
  };
}

const signName = (sign: number, words: KundliWords) => words.signNames[sign - 1] ?? '';
const nakshatraName = (nakshatra: number, words: KundliWords) => words.nakshatraNames[nakshatra - 1] ?? '';

/** Date, time and place of birth, as entered. */
export function toBirthLine({ person: { dob, tob, pob }, time_known }: Kundli, words: KundliWords): string {
  return [words.date(dob.split('/').reverse().join('-')), time_known ? tob : words.timeUnknown, pob].join(', ');
}

/** Rising sign and Moon, as far as they are known. */
export function toSummary({ ascendant, rashi, nakshatra, planets }: Kundli, words: KundliWords): string[] {
  const moons = planets.find(({ name }) => name === 'Moon')?.open_signs ?? [];
  return [
    ...(ascendant ? [words.rising(signName(ascendant.sign, words))] : []),
    ...(moons.length > 1 ? [words.moonOpen(moons.map((sign) => signName(sign, words)))] : []),
    ...(rashi === null ? [] : [words.moonIn(signName(rashi, words), nakshatra === null ? null : nakshatraName(nakshatra, words))]),
  ];
}

/** Dignity depends on the sign, so it is uncertain if the sign is. */
function dignityOf({ open_signs, dignity, combust }: KundliPlanet, words: KundliWords): string {
  const own = open_signs ? words.unsure : words.dignities[dignity];
  return combust ? `${own}, ${words.combust}` : own;
}

/** The table of ascendant and planets, with its header. */
export function toPlanetRows({ ascendant, planets }: Kundli, words: KundliWords): string[][] {
  const { planet, sign, degree, house, nakshatra: star, dignity } = words.planetColumns;
  const place = (point: { longitude: number; nakshatra: number; pada: number }) => ({
    degrees: formatDegrees(point.longitude),
    star: `${nakshatraName(point.nakshatra, words)} ${point.pada}`,
  });
  const rows = planets.map((each) => [
    `${words.planetNames[each.name]}${isShownRetrograde(each) ? ` (${words.retrogradeMark})` : ''}`,
    (each.open_signs ?? [each.sign]).map((own) => signName(own, words)).join(' / '),
    ascendant ? place(each).degrees : each.name === 'Moon' || each.open_signs ? '–' : formatAbout(each.longitude),
    each.house === null ? '–' : String(each.house),
    each.open_star === 'nakshatra' ? '–' : each.open_star === 'pada' ? nakshatraName(each.nakshatra, words) : place(each).star,
    dignityOf(each, words),
  ]);
  const rising = ascendant && place(ascendant);
  return [
    [planet, sign, degree, house, star, dignity],
    ...(ascendant && rising ? [[words.ascendant, signName(ascendant.sign, words), rising.degrees, '1', rising.star, '']] : []),
    ...rows,
  ];
}

/** Terms and values of the panchang of birth. */
export function toPanchangRows({ panchang, nakshatra, zone, utc_offset, ayanamsa }: Kundli, words: KundliWords): [string, string][] {
  const rows: [string, string | null][] = [
    [words.weekday, panchang.vara ?? panchang.weekday],
    [words.tithi, panchang.tithi],
    [words.nakshatra, nakshatra === null ? null : nakshatraName(nakshatra, words)],
    [words.yoga, panchang.yoga],
    [words.karana, panchang.karana],
    [words.sunrise, panchang.sunrise],
    [words.sunset, panchang.sunset],
    [words.clock, `UTC ${utc_offset}, ${zone}`],
    [words.ayanamsa, words.lahiri(ayanamsa.toFixed(2))],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
