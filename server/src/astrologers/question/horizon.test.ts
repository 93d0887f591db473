import { findHorizon } from './horizon';
import { readText } from './question-text';

/** A Tuesday. */
const now = new Date('2026-11-24T06:30:00Z');
const india = 19_800_000;
const dayOf = (at: number) => new Date(at + india).toISOString().slice(0, 10);
const find = (text: string) => {
  const found = findHorizon(readText(text, 'English'), now, Date.parse('1992-01-17T05:10:00Z'));
  return found === null ? null : `${dayOf(found.from)} ${dayOf(found.to)}`;
};
const one = (day: string) => `${day} ${day}`;

it.each([
  ['shall i sign next tuesday', one('2026-12-01')],
  ['shall i sign this friday', one('2026-11-27')],
  ['next friday is the party', one('2026-12-04')],
  ['agle itwar ko', one('2026-12-06')],
  ['अगले सोमवार को पेपर है', one('2026-11-30')],
  ['what happened last monday', one('2026-11-23')],
  ['on tuesday', one('2026-12-01')],
  ['jumma ko kar sakte hai', one('2026-11-27')],
  ['15 ko interview hai', one('2026-12-15')],
  ['22 tarik ko hai', one('2026-12-22')],
  ['27 को भाई की शादी है', one('2026-11-27')],
  ['driving test 14th', one('2026-12-14')],
  ['flat no 16 registry on december 18', one('2026-12-18')],
  ['class 9 ki beti ka paper 18 tarikh ko december me', one('2026-12-18')],
  ['6 log jayenge, 3 january ko', one('2027-01-03')],
  ['18 may ko nikah hai', one('2027-05-18')],
  ['paise 15 tak aa jayenge', '2026-11-24 2026-12-15'],
  ['agle mahine ki 26 ko', one('2026-12-26')],
])('reads the day of "%s"', (text, days) => {
  expect(find(text)).toBe(days);
});

it.each([
  ['2 mahine me paise aa jayenge kya', '2026-11-24 2027-01-23'],
  ['दो महीने में मिल जाएगा', '2026-11-24 2027-01-23'],
  ['chhe mahine ke andar naukri lagegi', '2026-11-24 2027-05-25'],
  ['will it sell within a year', '2026-11-24 2027-11-23'],
  ['in a few months', '2026-11-24 2027-02-22'],
  ['2 saal baad kya hoga', '2028-11-24 2029-11-24'],
  ['holi se pehle', '2026-11-24 2027-03-21'],
  ['ईद के बाद करवाऊं', '2027-03-11 2027-07-07'],
  ['chhath tak', '2026-11-24 2027-11-04'],
  ['before march', '2026-11-24 2027-02-28'],
  ['december ke baad', '2027-01-01 2027-12-31'],
  ['by 20 january', '2026-11-24 2027-01-20'],
])('reads the time of "%s"', (text, days) => {
  expect(find(text)).toBe(days);
});

it.each([
  ['a good day in the last week of January 2028', '2028-01-25 2028-01-31'],
  ['feb ke pehle hafte me', '2027-02-01 2027-02-07'],
  ['next to next year', '2028-01-01 2028-12-31'],
  ['agle se agle saal kya hoga', '2028-01-01 2028-12-31'],
  ['how is the second half of 2027', '2027-07-01 2027-12-31'],
  ['2027 ki doosri chhamahi kaisi rahegi', '2027-07-01 2027-12-31'],
  ['q2 2027', '2027-04-01 2027-06-30'],
  ['will it sell in the summer of 2028', '2028-04-01 2028-06-30'],
  ['2028 ki shuruat me', '2028-01-01 2028-04-30'],
  ['by the end of this year', '2026-11-24 2026-12-31'],
  ['saal ke ant tak', '2026-11-24 2026-12-31'],
  ['between march and june 2027', '2027-03-01 2027-06-30'],
  ['5 se 9 december ke beech', '2026-12-05 2026-12-09'],
  ['last march why did it fail', '2026-03-01 2026-03-31'],
  ['2 saal pehle kya hua tha', '2024-11-23 2025-11-23'],
  ['when i turn 40', '2032-01-17 2033-01-16'],
  ['before 40 will i have a house', '2026-11-24 2032-01-17'],
  ['navratri 2028 tak', '2026-11-24 2028-03-27'],
  ['15/12/2026 kaisa rahega', '2026-12-15 2026-12-15'],
  ['in 2-3 months', '2026-11-24 2027-02-22'],
  ['शादी मई में होगी क्या', '2027-05-01 2027-05-31'],
  ['18 मई को शादी है', '2027-05-18 2027-05-18'],
  ['how is 1st january 2028 for me', '2028-01-01 2028-01-01'],
  ['monday se friday kaisa rahega', '2026-11-30 2026-12-04'],
  ['december 2026 se february tak', '2026-12-01 2027-02-28'],
  ['28 se 3 december', '2026-11-28 2026-12-03'],
  ['31 tarikh ko paise milenge kya', '2026-12-31 2026-12-31'],
  ['my daughter is 25 years old will she marry this year', '2026-11-24 2026-12-31'],
])('reads the span of "%s"', (text, days) => {
  expect(find(text)).toBe(days);
});

it.each([
  ['5 oct ko breakup hua tha', '2026-10-05 2026-10-05'],
  ['beti ko 22 january se chhutti milegi', '2027-01-22 2027-05-21'],
  ['he left me in march', '2026-03-01 2026-03-31'],
  ['kal usse baat hui thi', '2026-11-23 2026-11-23'],
  ['15 tarikh ko uski shaadi ho gayi', '2026-11-15 2026-11-15'],
  ['they moved it to 15 December', '2026-12-15 2026-12-15'],
  ['joining 4 tarikh ko hai', '2026-12-04 2026-12-04'],
  ['will he come back by march', '2026-11-24 2027-03-31'],
  ['15/12/26 ko interview hai', '2026-12-15 2026-12-15'],
  ['15/3 ko kaisa rahega', '2027-03-15 2027-03-15'],
  ['pandrah din me paise aayenge kya', '2026-11-24 2026-12-08'],
  ['2saal me ghar banega', '2026-11-24 2028-11-23'],
  ['next fortnight kaisa rahega', '2026-12-09 2026-12-23'],
  ["before my daughter's wedding in February will i get the loan", '2026-11-24 2027-01-31'],
  ['march ya april me shop kholu', '2027-03-01 2027-04-30'],
  ['by april or may will i get the visa', '2026-11-24 2027-05-31'],
  ['2030 se 2027 kaisa rahega', '2027-01-01 2030-12-31'],
])('reads the tense, figures and joints of "%s"', (text, days) => {
  expect(find(text)).toBe(days);
});

it.each([
  '0 din me kya hoga',
  'i made 3 lakhs in forty days',
  'tenants for two years',
  'my case is stuck since may',
  'ek saal se client ne payment roka hai',
  'kaal sarp dosh hai kya',
  'aaj kal kaam nahi chal raha',
  '5th aur 7th ka connection',
  'amma ki umar 72 hai',
  'how will the coming years be',
  'may i ask one thing',
  'kya mai pass ho jaungi',
  'kaal bhairav ki puja karne se naukri lagegi kya',
  '12th tak padhai ki hai sarkari naukri lagegi kya',
  'D12345678 meri application kab approve hogi',
])('finds no time in "%s"', (text) => {
  expect(find(text)).toBeNull();
});

it('reads "new year" in January as the current year', () => {
  const found = findHorizon(readText('naya saal kaisa rahega', 'English'), new Date('2027-01-03T06:30:00Z'), 0);
  expect(found?.english).toBe('in 2027');
});

it.each(['do saal me 3 baar fail hua', 'ek din me kitne ghante padhu', 'will i marry by 30', '30 tak shaadi hogi', 'after 12th what should i do', 'my son is in 10th', 'sat ko sach kaho', 'kitne saal me'])('reads no time in "%s"', (text) => {
  expect(find(text)).toBeNull();
});
