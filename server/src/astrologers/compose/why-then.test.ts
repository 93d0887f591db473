import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts } from '../testing/charts';
import { findFaults } from '../testing/find-faults';

const cases: readonly (readonly [text: string, opening: RegExp])[] = [
  ['why did my engagement break in 2023', /^Your engagement broke,? .*2023/u],
  ['why did my friend cut me off last year', /^Your friend cut you off/u],
  ['why was my visa refused in march', /^Your visa was refused,? m(?:ostly|ainly) because of/u],
  ['why did i fail the exam twice', /^You failed the exam twice/u],
  ['why was i fired', /^You were fired/u],
  ['2021 me business kyu dooba', /^(?:Asal wajah|Iske peeche)/u],
  ['मेरी नौकरी पिछले साल क्यों गई', /^(?:असल वजह|इसके पीछे)/u],
];

it.each(cases)('"%s" names a cause first', (text, opening) => {
  expect(askInTurn(text, setChart).text.split('\n\n')[0]).toMatch(opening);
});

it('no cause contradicts its chart, and none has a gap', () => {
  expect(findFaults(cases.map(([text]) => text), createCharts(8, 8))).toEqual([]);
});
