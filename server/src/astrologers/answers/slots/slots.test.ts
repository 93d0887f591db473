import { createStrengths } from '../../../astrology';
import { createVerifier } from '../../check/verify';
import { createCharts, testNow } from '../../testing/charts';
import { relativeTable, type RelativeId } from '../../tools/tables';
import { nameBySlot, type SlotInput } from './name-by-slot';
import { getNames, slotTable, type Find, type SlotId } from './slot-table';

const ids = Object.keys(slotTable.slots) as SlotId[];
const charts = createCharts(12, 7);
const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const nobody = { relative: null, gender: 'Male', score: 55, seed: 'a' } as const;
const relative = (id: RelativeId) => ({ id, house: relativeTable[id].house });
const ask = (id: SlotId, at: number, rest: Partial<SlotInput> = {}) =>
  nameBySlot(id, { ...nobody, strengths: createStrengths(charts[at]!), ...rest });

/** The keys that a rule can name. */
function listKeys(find: Find): string[] {
  if ('sign' in find) return Object.keys(slotTable.tables.natureBySign ?? {});
  if ('houseOfLord' in find) return Array.from({ length: 12 }, (_, at) => String(at + 1));
  if ('nature' in find) return ['movable', 'fixed', 'dual'];
  if ('element' in find) return ['fire', 'earth', 'air', 'water'];
  if ('level' in find) return ['low', 'mid', 'high'];
  return 'sides' in find ? [...Object.keys(find.sides), 'both'] : planets;
}

it.each(ids)('%s has phrases in both languages for every value of its rule', (id) => {
  const { parts, en, hi, source } = slotTable.slots[id];
  expect(source.length).toBeGreaterThan(20);
  expect([...en, ...hi].filter((frame) => !/[.।]$/u.test(frame) || !frame.includes('{0}'))).toEqual([]);
  for (const part of parts) {
    const names = getNames(part);
    expect(Object.keys(names).sort()).toEqual(listKeys(part.find).sort());
    for (const phrases of Object.values(names)) {
      expect(Math.min(phrases.en.length, phrases.hi.length)).toBeGreaterThan(0);
      expect(phrases.hi.filter((each) => !/^[\p{Script=Devanagari}\s,'-]+$/u.test(each))).toEqual([]);
      expect(phrases.en.filter((each) => /[.!?:]|\p{Script=Devanagari}|  /u.test(each))).toEqual([]);
    }
  }
});

it('produces whole sentences that the chart does not contradict, for the user and for relatives', () => {
  for (const [at, chart] of charts.entries()) {
    const verify = createVerifier(chart, testNow);
    for (const id of ids) {
      for (const rest of [
        {},
        { gender: 'Female' },
        { relative: relative('son'), seed: 'b' },
        { relative: relative('motherInLaw') },
      ] as const) {
        const { en, hi } = ask(id, at, rest);
        expect({ id, faults: verify(`${en} ${hi}`) }).toEqual({ id, faults: [] });
        expect(en).toMatch(/^\p{Lu}[^{}]*\.$/u);
        expect(hi).toMatch(/^[^{}A-RT-Za-z]*(?:SEBI[^{}A-Za-z]*)?।$/u);
      }
    }
  }
});

it.each([
  ['spouseNature', {}, 'wife', 'आपकी पत्नी का'],
  ['spouseNature', { gender: 'Female' }, 'our husband is', 'आपके पति का'],
  ['spouseNature', { gender: 'Female', relative: relative('husband') }, 'our husband is', 'आपके पति का'],
  ['spouseNature', { relative: relative('son') }, "our son's wife is", 'आपके बेटे की पत्नी का'],
  ['spouseNature', { relative: relative('daughter') }, "our daughter's husband is", 'आपकी बेटी के पति का'],
  ['spouseNature', { relative: relative('cousin') }, "our cousin's spouse is", 'आपके चचेरे भाई-बहन के जीवनसाथी का'],
  ['personNature', {}, 'this person is', 'इस व्यक्ति का'],
  ['personNature', { about: { en: "the new boss's nature", hi: 'नए बॉस का स्वभाव' } }, 'the boss is', '(?:^| )बॉस का स्वभाव'],
  ['personNature', { relative: relative('boss') }, 'our boss is', 'आपके बॉस का'],
  ['childNature', { relative: relative('daughter') }, 'our daughter is', 'आपकी बेटी का'],
  ['childNature', { relative: relative('brother') }, "our brother's child is", 'आपके भाई के बच्चे का'],
  ['trade', { relative: relative('daughter') }, 'your daughter the', 'आपकी बेटी के लिए'],
  ['direction', { about: { en: 'the posting', hi: 'पोस्टिंग' } }, '^For the posting, (?:the|your)', 'दिशा'],
  ['howMuch', { score: 20 }, 'less than|lower side', 'उसमें नहीं|किसी कुंडली में नहीं'],
] as [SlotId, Partial<SlotInput>, string, string][])('%s %j says whose it is', (id, rest, en, hi) => {
  const said = ask(id, 0, rest);
  expect(said.en).toMatch(new RegExp(en, 'iu'));
  expect(said.hi).toMatch(new RegExp(hi, 'u'));
});

it('counts houses from the relative or the person', () => {
  const [own, theirs] = [ask('childNature', 0).grounds[0], ask('childNature', 0, { relative: relative('brother') }).grounds[0]];
  expect([own, theirs]).toMatchObject([{ house: 5 }, { house: 7 }]);
  expect(ask('personNature', 0, { about: { en: "the new boss's nature", hi: '' } }).grounds[0]).toMatchObject({ house: 10 });
});

it('names both of two planets of similar strength, with their grounds', () => {
  const all = charts.map((_, at) => ask('trade', at));
  expect(new Set(all.map(({ grounds }) => grounds.length))).toEqual(new Set([1, 2]));
  expect(all.filter(({ en, grounds }) => en.includes(', or ') !== (grounds.length === 2))).toEqual([]);
});

it('repeats its wording for the same seed and varies it for others', () => {
  expect(ask('trade', 0)).toEqual(ask('trade', 0));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => ask('trade', 0, { seed }).en)).size).toBeGreaterThan(1);
});
