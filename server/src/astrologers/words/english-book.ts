/* eslint-disable max-lines -- the sentences of one language */
import { nakshatras, signs, type PlanetName } from '@oracle-astra/shared/contract';
import type { Factor } from '../plan/weigh';
import { formatDay, istDay } from '../vocabulary/days';
import { englishList, englishOrdinal as th, englishPlanet as n, englishPlanetFirst as N } from '../vocabulary/english';
import {
  englishHelp,
  englishHouses,
  englishImages,
  englishStrain,
  englishWays,
  englishYogas,
} from './english-words';
import { englishLeads } from './english-leads';
import type { Book, When } from './book';
import { matterTable, relativeTable, stepTable } from '../tools/tables';

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

const planetOfFactor = (factor: Factor): PlanetName =>
  factor.kind === 'lord'
    ? factor.lord
    : factor.kind === 'occupants' || factor.kind === 'yoga'
      ? (factor.planets[0] ?? 'Sun')
      : factor.planet;

/** What a factor means, as a clause. */
function meaning(factor: Factor): readonly string[] {
  if (factor.kind === 'lord' || factor.kind === 'karaka') {
    const way = englishWays[factor.inHouse - 1];
    return factor.weight >= 0
      ? [`help comes through ${way}`, `it grows through ${way}`, `the way leads through ${way}`]
      : [`it takes time and comes through ${way}`, `delays come through ${way}`, `attention goes to ${way} first`];
  }
  if (factor.kind === 'division')
    return factor.dignity === 'debilitated'
      ? ['it needs care as time goes on', 'its strength fades if neglected']
      : ['it gets better with time', 'what begins weakly recovers'];
  if (factor.kind === 'yoga') return [`it brings ${englishYogas[factor.yoga][1]}`, `you can count on ${englishYogas[factor.yoga][1]}`];
  return (factor.weight >= 0 ? englishHelp : englishStrain)[planetOfFactor(factor)];
}

const numbers = ['First, ', 'Second, ', 'Third, '];

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
  matter: (matter) => matterTable[matter].en,
  division: (division) => divisions[division] ?? division,
  ...englishLeads(englishSpan),
  ground: (factor, _, index) => [
    index === null ? '' : (numbers[index] ?? ''),
    listStatements(factor),
    [', so ', ': ', '; ', ', which means that ', ', and so '],
    meaning(factor),
    '.',
  ],
  image: (factor) => [
    listStatements(factor),
    [', ', ': '],
    englishImages[planetOfFactor(factor)],
    '. ',
    ['', 'So ', 'For now ', 'In plain words, ', 'Put simply, ', 'Here ', 'Mostly, ', 'That means: '],
    meaning(factor),
    '.',
  ],
  against: (factor) => [
    factor.weight < 0
      ? ['Against: ', 'On the other side, ', 'One thing against it: ']
      : ['In its favour: ', 'What helps: ', 'On the better side, '],
    listStatements(factor),
    [', so ', ': '],
    meaning(factor),
    '.',
  ],
  why: (factor, matter) => [
    ['Because ', 'Mainly because ', 'The main reason: '],
    listStatements(factor),
    [', and that shapes ', ', and that decides much about ', ', which weighs most for '],
    matterTable[matter].en,
    ['.', ', more than anything else.'],
  ],
  running: ({ maha, antar, antarEnd, rules }) => [
    rules.length > 0 ? `the antardasha of ${n(antar)}` : [`the antardasha of ${n(antar)}`, `${N(antar)}'s antardasha`],
    rules.length > 0 ? `, lord of your ${englishList(rules.map(th))},` : '',
    [` in the ${maha} mahadasha`, ` within the ${maha} mahadasha`],
    [` runs till ${day(antarEnd)}`, ` goes on till ${day(antarEnd)}`, ` lasts till ${day(antarEnd)}`],
    '.',
  ],
  windowGround: ({ antar, pratyantar, rules, transit }) => [
    ['then ', 'at that time ', 'in those weeks '],
    rules.length > 0 ? `${n(antar)}, lord of your ${englishList(rules.map(th))}, rules the antardasha` : `${n(antar)} rules the antardasha`,
    pratyantar === antar ? '' : [` and ${n(pratyantar)} the sub-period`, `, with ${n(pratyantar)} as sub-period lord`],
    transit
      ? [
          `, while ${n(transit.planet)} crosses your ${th(transit.house)} house`,
          `, and ${n(transit.planet)} crosses your ${th(transit.house)} house`,
        ]
      : '',
    '.',
  ],
  shift: ({ antar, antarEnd, isOpen }) => {
    const [month, year] = formatMonth(Date.parse(antarEnd));
    return [
      [`${N(antar)}'s period`, `This period of ${n(antar)}`],
      [' changes in ', ' ends in ', ' runs out in '],
      `${month} ${year}`,
      isOpen ? [', and the air changes with it', ', as every season does', '; use the days till then', ', so there is time enough', ', and something else begins'] : [
        ', and the air changes with it',
        ', and the next one follows',
        ', and then you breathe easier',
        ', and something loosens',
        ', as every season does',
        '; till then, small steps',
      ],
      '.',
    ];
  },
  step: (matter, date) => [
    stepTable[matter].en.map(upper),
    date === null
      ? [' this week', ' in the next few days', ' before Sunday', ' as soon as you can', ', as a first step']
      : [` by ${day(date)}`, `; put ${day(date)} in the diary for it`, ` and look again on ${day(date)}`],
    '.',
  ],
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
  married: () => [
    ['Your form says that you are married', 'You are married, as your form says'],
    [', so I read the marriage itself', ', so this is about the marriage you have', ', so I look at life within it'],
    '.',
  ],
} satisfies Book;

