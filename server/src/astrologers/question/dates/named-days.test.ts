import { findHorizon } from '../horizon';
import { readText } from '../question-text';

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

it.each(['do saal me 3 baar fail hua', 'ek din me kitne ghante padhu', 'will i marry by 30', '30 tak shaadi hogi', 'after 12th what should i do', 'my son is in 10th', 'sat ko sach kaho', 'kitne saal me'])('reads no time in "%s"', (text) => {
  expect(find(text)).toBeNull();
});
