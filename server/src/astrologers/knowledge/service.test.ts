import { composeAnswer } from '../compose/compose';
import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import file from '../../../content/service.json';
import { findServiceEntry } from './service';

const entries = file.entries;

it('each entry is told in both languages and has lines of its own', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const lines = entries.flatMap((entry) => entry.lines);
  const twice = lines.filter((line, at) => lines.indexOf(line) !== at);
  // A question for two subjects at once may stand in both.
  expect(twice.length).toBeLessThanOrEqual(8);
  for (const { id, en, hi, lines: own } of entries) {
    expect([id, own.length >= 4]).toEqual([id, true]);
    expect(en).toHaveLength(hi.length);
    expect(hi.flat().join(' ')).toMatch(/\p{Script=Devanagari}/u);
    expect([...en, ...hi].every((sentence) => sentence.length > 0 && sentence.every((wording) => /[.।]$/u.test(wording)))).toBe(true);
  }
});

it('no entry catches the lines of another', () => {
  const caught = entries.flatMap(({ id, lines }) => lines.flatMap((line) => (findServiceEntry(line).entry.id === id ? [] : [line])));
  expect(caught.length).toBeLessThanOrEqual(12);
});

it.each([
  'will he delete my photos',
  "should I delete my ex's number",
  'bank account freeze ho gaya kab khulega',
  'login nahi ho raha exam portal me, kya mera admission hoga',
  'OTP dekar fraud hua mera paisa chala gaya, wapas milega kya',
  'do baar paise kat gaye emi ke, bank wapas karega',
  'online game me paise kat gaye wapas milenge',
  'should I cancel my membership plan of gym',
  'dasha balance at birth',
])('is no question about the service: %s', (question) => {
  const { text } = composeAnswer(createQuestion(setChart, question));
  expect(text).not.toMatch(/contact page|My Active Plans|संपर्क|sampark page|Delete account|above the box|same number on any phone/iu);
});

/** Lines that no entry has. */
it.each([
  ['मेरा पैसा कट गया और कुछ नहीं मिला', 'paid_missing'],
  ['GST ka bill kaise nikalu payment ka', 'invoice'],
  ['how can I remove everything you know about me', 'delete'],
  ['subscription hatana hai mujhe, next month nahi chahiye', 'cancel_plan'],
  ['can I see my chart as a PDF', 'pdf'],
  ['mere dost ki kundli bhi daal sakta hu kya', 'others_kundli'],
  ['janm tithi galat likh di, kaise sudharu', 'birth_wrong'],
  ['birth time yaad nahi, tab bhi bataoge?', 'birth_unknown'],
  ['kisi pandit se phone par baat karao', 'call'],
  ['Oracle ya Astra, dono me antar kya hai', 'two_voices'],
  ['ek prashn ka kitna rupaya lagega', 'price'],
  ['kya Telugu me jawab doge', 'language'],
])('"%s" is about %s', (line, id) => {
  expect(findServiceEntry(line).entry.id).toBe(id);
});
