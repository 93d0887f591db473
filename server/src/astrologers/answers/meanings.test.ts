import { createStrengths } from '../../astrology';
import { createVerifier } from '../check/verify';
import { lordFactor } from '../plan/weigh';
import { createCharts, testNow } from '../testing/charts';
import { matterTable, meaningTable, wayTable, type AreaId } from '../tools/tables';
import { houseName } from '../tools/names';
import { getMeaning, getWay } from './meanings';

const areas = Object.keys(meaningTable) as AreaId[];
const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const clausesOf = (area: AreaId) => Object.values(meaningTable[area].planets).flatMap(({ helps, strains }) => [helps, strains]);
const houses = Array.from({ length: 12 }, (_, at) => at + 1);

it.each(areas)('%s has two helping and two straining clauses for every planet', (area) => {
  expect(Object.keys(meaningTable[area].planets)).toEqual(planets);
  for (const { en, hi } of clausesOf(area)) expect([new Set(en).size, new Set(hi).size]).toEqual([2, 2]);
});

it.each(areas)('the clauses of %s fit after "which means that", for the user and for a relative', (area) => {
  const en = clausesOf(area).flatMap((clauses) => clauses.en);
  const hi = clausesOf(area).flatMap((clauses) => clauses.hi);
  expect(en.filter((clause) => !/^[\p{Ll}'-][\p{L}\s,'-]*$/u.test(clause) || clause.split(' ').length > 14)).toEqual([]);
  expect(hi.filter((clause) => !/^[\p{Script=Devanagari}\s,'-]+$/u.test(clause) || /[।]$/u.test(clause))).toEqual([]);
  expect(en.filter((clause) => /\b(?:you|your|he|she|his|her|will|definitely|never|always)\b/u.test(clause))).toEqual([]);
  expect(hi.filter((clause) => /(?:^|\s)(?:आप|आपके|आपकी|आपका|आपको|ज़रूर|पक्का)(?:\s|$)/u.test(clause))).toEqual([]);
  expect(
    en.filter((clause) => /\b(?:deaths?|dies?|ill(?:ness)?|disease|pregnan\w+|divorces?|wins?|loses?|gems?|mantra)\b/u.test(clause)),
  ).toEqual([]);
});

it('each matter has an area and each house a meaning', () => {
  expect(Object.values(matterTable).filter(({ area }) => !areas.includes(area))).toEqual([]);
  expect(Object.keys(wayTable).map(Number)).toEqual(houses);
  expect(getWay(2)).toEqual({ en: 'through family and savings', hi: 'परिवार और बचत के ज़रिए' });
});

it('a helping ground has another meaning than a straining one', () => {
  const factor = { kind: 'aspect', house: 10, planet: 'Saturn', from: 4 } as const;
  const [helps, strains] = [getMeaning('work', { ...factor, weight: 4 }, 'a'), getMeaning('work', { ...factor, weight: -4 }, 'a')];
  const { Saturn } = meaningTable.work.planets;
  expect(Saturn.helps.en).toContain(helps.en);
  expect(Saturn.strains.hi).toContain(strains.hi);
  expect(getMeaning('work', { ...factor, weight: 4 }, 'a')).toEqual(helps);
});

it('a ground with its meaning does not contradict the chart', () => {
  for (const chart of createCharts(12, 7)) {
    const [strengths, verify] = [createStrengths(chart), createVerifier(chart, testNow)];
    for (const area of areas) {
      for (const house of houses) {
        const factor = lordFactor(strengths, house, 0.3);
        const { en, hi } = getMeaning(area, factor, String(house));
        const lord = strengths.view.lord(house);
        const at = houseName(strengths.view.house(lord));
        expect(verify(`${lord}, lord of your ${houseName(house)}, is in the ${at}, which means that ${en}. यानी ${hi}।`)).toEqual([]);
      }
    }
  }
});
