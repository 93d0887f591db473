import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Factor } from '../plan/weigh';
import { formatDay, istDay } from '../vocabulary/days';
import { hindiList, hindiMonths, hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../vocabulary/hindi';
import { hindiHouses, hindiYogas } from './hindi-words';
import type { Book, When } from './book';
import { relativeTable, stepTable } from '../tools/tables';

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
  division: (division) => divisions[division] ?? division,
  step: (matter) => [['इस हफ़्ते ', 'आने वाले दिनों में ', 'इस रविवार से पहले ', 'सबसे पहले ', 'पहला कदम: '], stepTable[matter].hi, '।'],
  kinHouses: (kin, from, house) => [
    [`${relativeTable[kin].hi} की बात आपके ${o(from)} भाव से देखी जाती है`, `आपकी कुंडली में ${relativeTable[kin].hi} के लिए ${hindiOrdinal(from, 'direct')} भाव है`],
    from === house ? '' : [`, और यह विषय ${o(house)} भाव से`, `; यह सवाल ${o(house)} भाव से पढ़ा गया है`],
    ['', ', उनकी अपनी कुंडली और साफ़ बताएगी', ', उनका अपना जन्म विवरण हो तो और साफ़ दिखेगा'],
    '।',
  ],
};

