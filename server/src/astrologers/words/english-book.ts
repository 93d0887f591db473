import { nakshatras, signs } from '@oracle-astra/shared/contract';
import type { Factor } from '../plan/weigh';
import { formatDay, istDay } from '../vocabulary/days';
import { englishList, englishOrdinal as th, englishPlanet as n } from '../vocabulary/english';
import { englishHouses, englishYogas } from './english-words';
import type { Book, When } from './book';
import { relativeTable, stepTable } from '../tools/tables';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const sign = (number: number) => signs[number - 1] ?? '';
const gloss = (house: number) => ` (${englishHouses[house - 1]})`;
const day = (at: number | string) => formatDay(new Date(at), 'English');
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const be = (planets: readonly unknown[]) => (planets.length > 1 ? 'are' : 'is');

function formatMonth(at: number): [string, string] {
  const [year = '', month = '1'] = istDay(new Date(at)).split('-');
  return [months[Number(month) - 1] ?? '', year];
}

export function englishSpan({ start, end }: When, voice: 'Oracle' | 'Astra'): string {
  if (voice === 'Astra') return `${day(start)} to ${day(end)}`;
  const [from, fromYear] = formatMonth(start);
  const [to, toYear] = formatMonth(end);
  if (from === to && fromYear === toYear) return `${from} ${fromYear}`;
  return fromYear === toYear ? `${from} to ${to} ${toYear}` : `${from} ${fromYear} to ${to} ${toYear}`;
}

const dignityTail = { exalted: ', exalted there', own: ', in its own sign', debilitated: ', debilitated there' };
const tail = (dignity: keyof typeof dignityTail | null) => (dignity ? dignityTail[dignity] : '');
const divisions = { D9: 'navamsha (D9)', D10: 'dashamsha (D10)' } as Record<string, string>;

/** The statement of a factor in alternatives, without a full stop. */
export function listStatements(factor: Factor): readonly string[] {
  switch (factor.kind) {
    case 'lord':
      return [
        `${n(factor.lord)}, lord of your ${th(factor.house)} house, is in the ${th(factor.inHouse)}${gloss(factor.inHouse)}${tail(factor.dignity)}`,
        `your ${th(factor.house)} lord ${n(factor.lord)} is in the ${th(factor.inHouse)} house${gloss(factor.inHouse)}${tail(factor.dignity)}`,
        `${n(factor.lord)} rules your ${th(factor.house)} house and is in the ${th(factor.inHouse)}${gloss(factor.inHouse)}${tail(factor.dignity)}`,
      ];
    case 'occupants':
      return [
        `${englishList(factor.planets.map(n))} ${be(factor.planets)} in your ${th(factor.house)} house${gloss(factor.house)}`,
        `your ${th(factor.house)} house${gloss(factor.house)} holds ${englishList(factor.planets.map(n))}`,
      ];
    case 'aspect':
      return [
        `${n(factor.planet)} aspects your ${th(factor.house)} house from the ${th(factor.from)}`,
        `your ${th(factor.house)} house is aspected by ${n(factor.planet)} from the ${th(factor.from)} house`,
      ];
    case 'karaka':
      return [
        `${n(factor.planet)}, the karaka here, is in your ${th(factor.inHouse)} house${gloss(factor.inHouse)}${tail(factor.dignity)}`,
        `the karaka ${n(factor.planet)} is in your ${th(factor.inHouse)} house${gloss(factor.inHouse)}${tail(factor.dignity)}`,
      ];
    case 'division':
      return [
        `in the ${divisions[factor.division] ?? factor.division} ${n(factor.planet)} is in ${sign(factor.sign)}, ${factor.dignity === 'own' ? 'its own sign' : factor.dignity}`,
      ];
    case 'yoga':
      return [
        `you have ${englishYogas[factor.yoga][0]} yoga, made by ${englishList(factor.planets.map(n))}`,
        `${englishYogas[factor.yoga][0]} yoga, from ${englishList(factor.planets.map(n))}, is in your chart`,
      ];
    case 'transit':
      return [
        factor.house === factor.over
          ? `${n(factor.planet)} is transiting your ${th(factor.house)} house now`
          : `${n(factor.planet)} is transiting your ${th(factor.house)} house now and aspects the ${th(factor.over)}`,
      ];
  }
}

export const englishBook: Book = {
  planet: n,
  sign,
  star: (star) => nakshatras[star - 1] ?? '',
  house: (house) => `${th(house)} house`,
  day,
  span: englishSpan,
  list: englishList,
  yoga: (yoga) => englishYogas[yoga],
  kin: (kin) => relativeTable[kin].en,
  division: (division) => divisions[division] ?? division,
  step: (matter) => [stepTable[matter].en.map(upper), [' this week', ' in the next few days', ' before Sunday', ' as soon as you can', ', as a first step'], '.'],
  kinHouses: (kin, from, house) => [
    [
      `I read your ${relativeTable[kin].en} from your ${th(from)} house`,
      `For your ${relativeTable[kin].en} the ${th(from)} house of your chart counts`,
      `Your ${relativeTable[kin].en} is seen from your ${th(from)} house`,
    ],
    from === house ? '' : [`, and this matter from your ${th(house)}`, `, and what you ask from your ${th(house)} house`],
    [', as far as your own chart can show it', '; their own birth details would say more', ''],
    '.',
  ],
} satisfies Book;

