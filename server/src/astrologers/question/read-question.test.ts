import { askedKin } from './asked-kin';
import { readText } from './question-text';
import { readQuestion } from './read-question';

const now = new Date('2026-11-28T10:00:00Z');
const birth = Date.parse('1990-01-17T05:10:00Z');
const read = (text: string) => readQuestion(text, [], now, birth, 'English');

it.each([
  ['when will my sister get married', 'sister'],
  ['papa ka transfer ghar ke paas ho jayega kya', 'father'],
  ['मेरी सहेली की शादी कब होगी', 'friend'],
  ['will my daughter get a job in TCS by june', 'daughter'],
  ['boss mera promotion karega kya', null],
  ['my cousins are all married, when will I marry', null],
  ['meri naukri kab lagegi', null],
  ["My H1B is in RFE and my wife's H4 too. Do we come back for good?", null],
])('"%s" is asked for %s', (text, kin) => {
  expect(read(text).kin?.id ?? null).toBe(kin);
});

it.each([
  ['bhaiya meri dukan kab chalegi', 0.4, null],
  ['bhaiya ki dukan kab chalegi', 0.9, 'elderBrother'],
  ['mere bhaiya ki dukan kab chalegi', 0.4, 'elderBrother'],
])('"%s" addresses or names a brother, by a share of %d', (line, share, kin) => {
  const whose = { value: 'self' as const, share: 1 - share, shareOf: (each: string) => (each === 'sibling' ? share : 0) };
  const text = readText(line, 'Hindi');
  expect(askedKin(text, text, whose)?.id ?? null).toBe(kin);
});

it("counts the house of a relative's relative from the nearer one", () => {
  expect(read("my friend's wife's brother wants to marry me, is he a good man").kin?.house).toBe(7);
});

it.each([
  ['when will i get a permanent job, contract ends in march', null],
  ['my visa file is in since january, will it come, by diwali?', 'before Diwali 2027|by Diwali 2027'],
  ['next 6 months kaise rahenge career ke liye', 'in the next 6 months'],
  ['is saal meri shaadi hogi kya', 'this year'],
  ['job kab lagegi', null],
  ['if not in 2027 then when will i marry', 'after 2027'],
  ['2027 me nahi hui to kab hogi meri shaadi', 'after 2027'],
])('"%s" asks about the time %s', (text, time) => {
  const said = read(text).horizon?.english ?? null;
  if (time === null) expect(said).toBeNull();
  else expect(time.split('|')).toContain(said);
});

it('recognises a repeated question', () => {
  const turns = [{ question: 'When will I marry?', answer: '' }];
  expect(readQuestion('when will i marry', turns, now, birth, 'English').kind).toBe('repeat');
});
