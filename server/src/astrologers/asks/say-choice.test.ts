import { createCharts } from '../testing/charts';
import { askInTurn } from '../testing/ask-in-turn';

const charts = createCharts(8, 5);
const firstOf = (text: string) => charts.map((chart) => askInTurn(text, chart).text.split('\n\n')[0] ?? '');

it.each([
  'padosi se jhagda h, thane jau ya sah lu',
  'badi bahu alag ho gayi, ab bade ke sath rahu ya chhote ke',
  'khud chalau ya kiraye pe de du',
])('one of the options of "%s" is chosen, and charts differ in which', (text) => {
  const told = firstOf(text).map((first) => /(?:pehla|doosra) vikalp/iu.exec(first)?.[0]?.toLowerCase());
  expect(told).not.toContain(undefined);
  expect(new Set(told).size).toBe(2);
});

it('a verb of what goes on is no name of an option', () => {
  for (const first of firstOf('e rickshaw leni h kist pe ya purana auto hi chalata rahu')) expect(first).not.toMatch(/^\S* ?Chalata/u);
});
