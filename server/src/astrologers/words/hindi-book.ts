/* eslint-disable max-lines -- the sentences of one language */
import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Factor } from '../plan/weigh';
import { formatDay, istDay } from '../vocabulary/days';
import { hindiList, hindiMonths, hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../vocabulary/hindi';
import {
  hindiHelp,
  hindiHouses,
  hindiImages,
  hindiStrain,
  hindiWays,
  hindiYogas,
} from './hindi-words';
import { hindiLeads } from './hindi-leads';
import type { Book, When } from './book';
import { matterTable, relativeTable, stepTable } from '../tools/tables';

const p = (planet: PlanetName) => hindiPlanets[planet];
const sign = (number: number) => hindiSigns[number - 1] ?? '';
/** सातवें: before भाव and a postposition. */
const o = (house: number) => hindiOrdinal(house, 'oblique');
const place = (house: number) => [`${o(house)} भाव (${hindiHouses[house - 1]})`, `आपके ${o(house)} भाव`, `${o(house)} भाव`];
const day = (at: number | string) => formatDay(new Date(at), 'Hindi');

function formatMonth(at: number): [string, string] {
  const [year = '', month = '1'] = istDay(new Date(at)).split('-');
  return [hindiMonths[Number(month) - 1] ?? '', year];
}

export function hindiSpan({ start, end }: When, voice: 'Oracle' | 'Astra'): string {
  if (voice === 'Astra') return `${day(start)} से ${day(end)}`;
  const [from, fromYear] = formatMonth(start);
  const [to, toYear] = formatMonth(end);
  if (from === to && fromYear === toYear) return `${from} ${fromYear}`;
  return fromYear === toYear ? `${from} से ${to} ${toYear}` : `${from} ${fromYear} से ${to} ${toYear}`;
}

const dignities = { exalted: 'उच्च के', own: 'अपनी राशि के', debilitated: 'नीच के' };
const divisions = { D9: 'नवांश', D10: 'दशांश' } as Record<string, string>;
const tail = (dignity: keyof typeof dignities | null) => (dignity ? ` और ${dignities[dignity]} हैं` : ' हैं');
const inPlace = (house: number) => place(house).map((each) => `${each} में`);

/** The statement of a factor, without a full stop. */
export function listHindiStatements(factor: Factor): readonly string[] {
  switch (factor.kind) {
    case 'lord':
      return inPlace(factor.inHouse).flatMap((where) => [
        `${o(factor.house)} भाव के स्वामी ${p(factor.lord)} ${where}${tail(factor.dignity)}`,
        `${p(factor.lord)} ${o(factor.house)} भाव के स्वामी होकर ${where}${tail(factor.dignity)}`,
      ]);
    case 'occupants':
      return [
        ...inPlace(factor.house).map((where) => `${hindiList(factor.planets.map(p))} ${where} हैं`),
        `${o(factor.house)} भाव में ${hindiList(factor.planets.map(p))} बैठे हैं`,
      ];
    case 'aspect':
      return [
        `${o(factor.house)} भाव पर ${p(factor.planet)} की दृष्टि है`,
        `${p(factor.planet)} ${o(factor.from)} भाव से ${o(factor.house)} भाव को देखते हैं`,
      ];
    case 'karaka':
      return inPlace(factor.inHouse).map((where) => `इसके कारक ${p(factor.planet)} ${where}${tail(factor.dignity)}`);
    case 'division':
      return [
        `${divisions[factor.division] ?? factor.division} में ${p(factor.planet)} ${sign(factor.sign)} राशि में ${dignities[factor.dignity]} हैं`,
      ];
    case 'yoga':
      return [
        `${hindiList(factor.planets.map(p))} से ${hindiYogas[factor.yoga][0]} योग बन रहा है`,
        `कुंडली में ${hindiYogas[factor.yoga][0]} योग है, जिसे ${hindiList(factor.planets.map(p))} बना रहे हैं`,
      ];
    case 'transit':
      return factor.house === factor.over
        ? [`गोचर में ${p(factor.planet)} ${o(factor.house)} भाव में हैं`, `गोचर के ${p(factor.planet)} अभी ${o(factor.house)} भाव में हैं`]
        : [`गोचर में ${p(factor.planet)} ${o(factor.house)} भाव में हैं और ${o(factor.over)} भाव पर उनकी नज़र है`];
  }
}

const planetOfFactor = (factor: Factor): PlanetName =>
  factor.kind === 'lord'
    ? factor.lord
    : factor.kind === 'occupants' || factor.kind === 'yoga'
      ? (factor.planets[0] ?? 'Sun')
      : factor.planet;

function meaning(factor: Factor): readonly string[] {
  if (factor.kind === 'lord' || factor.kind === 'karaka') {
    const way = hindiWays[factor.inHouse - 1];
    return factor.weight >= 0
      ? [`मदद ${way} से मिलेगी`, `रास्ता ${way} से निकलेगा`, `${way} से फ़ायदा होगा`]
      : [`${way} में मेहनत ज़्यादा लगेगी`, `${way} की वजह से देर हो सकती है`, `${way} पर ध्यान देना होगा`];
  }
  if (factor.kind === 'division')
    return factor.dignity === 'debilitated'
      ? ['आगे चलकर संभालना होगा', 'ध्यान न देने पर बल घटता है']
      : ['समय के साथ बल बढ़ता है', 'शुरुआत धीमी, आगे अच्छा'];
  if (factor.kind === 'yoga')
    return [`इससे ${hindiYogas[factor.yoga][1]} मिलता है`.replace(/ता है$/u, 'ने के योग हैं'), `इसका फल है ${hindiYogas[factor.yoga][1]}`];
  return (factor.weight >= 0 ? hindiHelp : hindiStrain)[planetOfFactor(factor)];
}

const numbers = ['पहली बात, ', 'दूसरी बात, ', 'तीसरी बात, '];

export const hindiBook: Book = {
  planet: p,
  sign,
  star: (star) => hindiNakshatras[star - 1] ?? '',
  house: (house) => `${hindiOrdinal(house, 'direct')} भाव`,
  day,
  span: hindiSpan,
  list: hindiList,
  yoga: (yoga) => hindiYogas[yoga],
  kin: (kin) => relativeTable[kin].hi,
  matter: (matter) => matterTable[matter].hi,
  division: (division) => divisions[division] ?? division,
  ...hindiLeads(hindiSpan),
  ground: (factor, _, index) => [
    index === null ? '' : (numbers[index] ?? ''),
    listHindiStatements(factor),
    [', इसलिए ', ', ', '; ', ', यानी ', ', तो '],
    meaning(factor),
    '।',
  ],
  image: (factor) => [
    listHindiStatements(factor),
    ', ',
    hindiImages[planetOfFactor(factor)],
    '। ',
    ['', 'यानी ', 'मतलब ', 'अभी ', 'सीधे शब्दों में, ', 'इसलिए ', 'बस इतना कि '],
    meaning(factor),
    '।',
  ],
  against: (factor) => [
    factor.weight < 0 ? ['पर ', 'दूसरी ओर ', 'ध्यान रहे, '] : ['अच्छी बात यह है कि ', 'साथ में '],
    listHindiStatements(factor),
    [', ', '; ', ', इसलिए '],
    meaning(factor),
    '।',
  ],
  why: (factor, matter) => [
    [`${matterTable[matter].hi} को लेकर ऐसा इसलिए है, क्योंकि `, `${matterTable[matter].hi} पर सबसे बड़ी वजह यह है: `, 'क्योंकि '],
    listHindiStatements(factor),
    [', और ', '; '],
    meaning(factor),
    '।',
  ],
  running: ({ maha, antar, antarEnd, rules }) => [
    [`${p(maha)} की महादशा में `, `अभी ${p(maha)} की महादशा में `],
    `${p(antar)} की अंतर्दशा ${day(antarEnd)} तक है`,
    rules.length > 0 ? [`, और ${p(antar)} ${hindiList(rules.map(o))} भाव के स्वामी हैं`, ''] : '',
    '।',
  ],
  windowGround: ({ antar, pratyantar, rules, transit }) => [
    ['तब ', 'उस समय ', 'उन दिनों '],
    rules.length > 0
      ? [`${hindiList(rules.map(o))} भाव के स्वामी ${p(antar)} की अंतर्दशा होगी`, `${p(antar)} की अंतर्दशा होगी`]
      : `${p(antar)} की अंतर्दशा होगी`,
    pratyantar === antar ? '' : [` और ${p(pratyantar)} का प्रत्यंतर`, `, साथ में ${p(pratyantar)} का प्रत्यंतर`],
    transit
      ? [
          `, और ${p(transit.planet)} का गोचर ${o(transit.house)} भाव से होगा`,
          `; ${p(transit.planet)} का गोचर ${o(transit.house)} भाव से होगा`,
        ]
      : '',
    '।',
  ],
  shift: ({ antar, antarEnd, isOpen }) => {
    const [month, year] = formatMonth(Date.parse(antarEnd));
    return [
      [`${p(antar)} का यह समय `, `${p(antar)} का दौर `],
      `${month} ${year} में `,
      ['बदलेगा', 'पूरा होगा'],
      isOpen ? ['', ', तब तक के दिन काम में लीजिए', '; हर मौसम की तरह', ', फिर हवा बदलेगी', ', फिर कुछ और शुरू होगा'] : [
        '',
        ', फिर हवा बदलेगी',
        ', फिर अगला दौर शुरू होगा',
        ', तब तक छोटे कदम',
        ', फिर मन हल्का होगा',
        '; हर मौसम की तरह',
      ],
      '।',
    ];
  },
  step: (matter, date) => [
    date === null ? ['इस हफ़्ते ', 'आने वाले दिनों में ', 'इस रविवार से पहले ', 'सबसे पहले ', 'पहला कदम: '] : [`${day(date)} तक `, `${day(date)} से पहले `],
    stepTable[matter].hi,
    '।',
  ],
  kinHouses: (kin, from, house) => [
    [`${relativeTable[kin].hi} की बात आपके ${o(from)} भाव से देखी जाती है`, `आपकी कुंडली में ${relativeTable[kin].hi} के लिए ${hindiOrdinal(from, 'direct')} भाव है`],
    from === house ? '' : [`, और यह विषय ${o(house)} भाव से`, `; यह सवाल ${o(house)} भाव से पढ़ा गया है`],
    ['', ', उनकी अपनी कुंडली और साफ़ बताएगी', ', उनका अपना जन्म विवरण हो तो और साफ़ दिखेगा'],
    '।',
  ],
  married: () => [
    ['फ़ॉर्म में आपने विवाहित लिखा है', 'आपका विवाह हो चुका है'],
    [', इसलिए बात वैवाहिक जीवन की है', ', इसलिए यह जवाब आज के रिश्ते पर है', ', तो वैवाहिक जीवन देखा गया है'],
    '।',
  ],
};

