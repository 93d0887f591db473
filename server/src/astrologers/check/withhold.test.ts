import { setChart } from '../relevance/ask-set';
import { testNow } from '../testing/charts';
import { withholdFalse } from './withhold';

// Pisces lagna, Moon in Aries in the 2nd house, Saturn in the 1st.
const question = { chart: setChart, now: testNow };
const opening = 'Your work grows slowly.';

it('keeps a text that the chart supports', () => {
  const text = `${opening} Your Moon is in Aries, in the 2nd house.\n\nआपकी कुंडली में शनि मीन राशि में हैं।`;
  expect(withholdFalse(text, question)).toBe(text);
});

it.each([
  ['a sign', 'Your Moon is in Leo.'],
  ['a house', 'Your Saturn is in the 9th house.'],
  ['a lord', 'The lord of your 10th house is Saturn.'],
  ['a nakshatra', 'Your nakshatra is Rohini.'],
  ['a dasha', 'You are in the Venus mahadasha, Sun antardasha.'],
  ['a date', 'The Mars mahadasha runs from 18 Sep 2022 to 4 Jul 2031.'],
  ['retrograde motion', 'No, that is not so: Mercury is in Sagittarius, retrograde.'],
  ['a sign in Hindi', 'आपकी कुंडली में शनि मेष राशि में हैं।'],
  ['a house in Hindi', 'आपकी कुंडली में चंद्रमा दसवें भाव में हैं।'],
])('withholds a sentence that is wrong about %s', (_what, sentence) => {
  expect(withholdFalse(`${opening} ${sentence} Rest well.\n\n${sentence}\n\nThe end.`, question)).toBe(`${opening} Rest well.\n\nThe end.`);
});

it.each([
  ['the lagnas of a stone', 'यह उनके अपने लग्न से तय होगा: नीलम वृषभ, तुला, मकर और कुंभ लग्न का माना जाता है।'],
  ['the lagnas of a stone in English', 'By tradition ruby goes with Aries, Taurus, Leo, Scorpio and Sagittarius lagna.'],
  ['the lagnas of an emerald in Latin letters', 'Parampara se panna Mithun, Kanya, Tula aur Makar lagna ke liye hai.'],
  ['what Sade Sati is', 'Sade Sati is the seven and a half years in which Saturn passes the sign before your Moon, its sign and the next.'],
  ['the lagnas of a stone in Latin letters', 'Munga Mesh, Kark aur Singh lagna ka maana jaata hai.'],
  ['another planet after the Moon', 'यह मीन लग्न, मेष राशि के चंद्रमा और पहले भाव में शनि से देखा गया है।'],
  ['another planet after the Moon in Latin letters', 'Yeh Meen lagna, Mesh rashi ke Chandra aur 1st house mein Shani se dekha gaya hai.'],
])('finds no statement about the chart in a text about %s', (_what, text) => {
  expect(withholdFalse(text, question)).toBe(text);
});

it('rejects an answer whose first sentence is wrong', () => {
  expect(() => withholdFalse('Your Moon is in Leo. Rest well.', question)).toThrow('contradicts');
});

it('accepts a day within the requested time', () => {
  const text = 'On 21 Sep 2027 things go up and down.';
  expect(() => withholdFalse(text, question)).toThrow('contradicts');
  expect(() => withholdFalse(text, question, { days: [{ from: '2027-09-22', to: '2027-10-01' }] })).toThrow('contradicts');
  expect(withholdFalse(text, question, { days: [{ from: '2027-09-01', to: '2027-09-21' }] })).toBe(text);
});

it('accepts the explanation of a term that does not apply to the chart', () => {
  const general = 'An example: your Moon is in Leo.';
  const text = `${general} Your Saturn is in Leo. Rest well.`;
  expect(() => withholdFalse(text, question)).toThrow('contradicts');
  expect(withholdFalse(text, question, { general: [general] })).toBe(`${general} Rest well.`);
});
