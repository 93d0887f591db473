import { matterTable, relativeTable, remedyTable, stepTable, syllableTable } from './tables';

const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const isHouse = (house: number) => Number.isInteger(house) && house >= 1 && house <= 12;

it('each matter has a name in both languages, houses, significators and a divisional chart', () => {
  for (const [id, { en, hi, houses, karakas, division }] of Object.entries(matterTable)) {
    expect({ id, isNamed: en !== '' && /\p{Script=Devanagari}/u.test(hi) }).toEqual({ id, isNamed: true });
    expect({
      id,
      houses: houses.filter((house) => !isHouse(house)),
      karakas: karakas.filter((karaka) => !planets.includes(karaka)),
    }).toEqual({ id, houses: [], karakas: [] });
    expect({ id, hasDivision: /^D\d{1,2}$/u.test(division) }).toEqual({ id, hasDivision: true });
  }
});

it('each relative has a name in both languages and a house', () => {
  for (const [id, { en, hi, house }] of Object.entries(relativeTable))
    expect({ id, isWhole: en !== '' && hi !== '' && isHouse(house) }).toEqual({ id, isWhole: true });
});

it('each planet has practices, a gift, a mantra and a colour in both languages', () => {
  expect(Object.keys(remedyTable)).toEqual(planets);
  for (const each of Object.values(remedyTable).flatMap(({ en, hi }) => [en, hi])) {
    expect(each.practice.length).toBeGreaterThan(0);
    expect([each.day, each.charity, each.mantra, each.meaning, each.colour]).not.toContain('');
  }
});

it('has four syllables for each of 27 nakshatras, all different in Devanagari', () => {
  expect(syllableTable.hi).toHaveLength(27);
  expect(new Set(syllableTable.hi.flat()).size).toBe(108);
  expect(syllableTable.en.map(({ length }) => length)).toEqual(Array(27).fill(4));
});

it('each matter has at least four steps of its own in both languages, without an end mark', () => {
  expect(Object.keys(stepTable).sort()).toEqual(Object.keys(matterTable).sort());
  for (const [id, { en, hi }] of Object.entries(stepTable)) {
    expect({ id, isEnough: new Set(en).size >= 4 && new Set(hi).size >= 4 }).toEqual({ id, isEnough: true });
    expect({ id, marked: [...en, ...hi].filter((step) => /[.!?।]$/u.test(step)) }).toEqual({ id, marked: [] });
    expect({ id, foreign: hi.filter((step) => !/\p{Script=Devanagari}/u.test(step)) }).toEqual({ id, foreign: [] });
    expect({ id, long: en.filter((step) => step.split(' ').length > 12) }).toEqual({ id, long: [] });
  }
});
