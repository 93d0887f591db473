import { findClock } from './birth-clock';
import { findDate } from './birth-date';
import { findStatedBirth, unnamedPartner } from './birth-details';

const now = new Date('2026-11-28T06:30:00Z');

it.each([
  ['12 June 1994', '1994-06-12'],
  ['12th of june, 1994', '1994-06-12'],
  ['June 12, 1994', '1994-06-12'],
  ['12/6/1994', '1994-06-12'],
  ['12-06-94', '1994-06-12'],
  ['12.06.2004', '2004-06-12'],
  ['1994-06-12', '1994-06-12'],
  ['12 jun 94 at 6 am', '1994-06-12'],
  ["5 may '26", '2026-05-05'],
  ['12 जून 1994', '1994-06-12'],
  ['27 nov', '2026-11-27'],
  ['3 december', '2025-12-03'],
  ['yesterday evening', '2026-11-27'],
  ['kal raat', '2026-11-27'],
  ['आज सुबह', '2026-11-28'],
  ['parso', '2026-11-26'],
  ['5 tarikh ko', '2026-11-05'],
  ['30 तारीख को', '2026-10-30'],
  ['on Thursday night', '2026-11-26'],
])('the day of "%s" is %s', (text, date) => {
  expect(findDate(text, now)?.date).toBe(date);
});

it.each(['31 feb 1994', '45/13/1994', 'in 1994', 'class 10 me 94 percent', 'march on'])('"%s" has no date', (text) => {
  expect(findDate(text, now)).toBeNull();
});

it.each([
  ['4.45 pm', '16:45'],
  ['6:20 am', '06:20'],
  ['subah 6:20', '06:20'],
  ['6 baje subah', '06:00'],
  ['subah ke 6 baje', '06:00'],
  ['raat 11:30', '23:30'],
  ['raat ke 2 baje', '02:00'],
  ['dopahar 1 baje', '13:00'],
  ['दोपहर 12 बजे', '12:00'],
  ['शाम 7:05 बजे', '19:05'],
  ['5 bajkar 20 minute shaam ko', '17:20'],
  ['16:45', '16:45'],
  ['9 p.m.', '21:00'],
  ['at 12.10 am', '00:10'],
  ['midnight', '00:00'],
])('the hour of "%s" is %s', (text, clock) => {
  const { minutes } = findClock(text);
  expect(minutes === null ? null : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`).toBe(clock);
});

it.each([
  ['my wife delivered baby boy yesterday 27 nov 2026 at 4.45 pm in Surat, which letter for name', 'child', '2026-11-27', 1005, 'Surat'],
  ['beti hui hai aaj subah 5:10 par Indore me, naam kis akshar se', 'daughter', '2026-11-28', 310, 'Indore'],
  ['newborn born on 3/11/26 raat 1 baje Patna, naam ka pehla akshar?', 'child', '2026-11-03', 60, 'Patna'],
  ['मेरी भतीजी का जन्म १२ जून २०२४ को सुबह 7 बजे लखनऊ में हुआ, नाम किस अक्षर से', 'niece', '2024-06-12', 420, 'Lucknow'],
  ['girlfriend Neha dob 14 march 1998 subah 6:20 Kanpur, shaadi theek rahegi kya', 'partner', '1998-03-14', 380, 'Kanpur'],
  ['meri girlfriend 14 march 2001 ki hai subah 6.20 patna uske sath kundli mil jayegi?', 'partner', '2001-03-14', 380, 'Patna'],
  ['we got baby girl on Thursday night 11.42 pm. Tell first letter for her name', 'child', '2026-11-26', 1422, undefined],
  ['पोती हुई है 5 तारीख को दोपहर 1 बजे, नाम का अक्षर क्या निकलेगा', 'grandchild', '2026-11-05', 780, undefined],
  ['ladke ka janm 3 may 1994 dopahar 1 baje Nagpur', 'partner', '1994-05-03', 780, 'Nagpur'],
])('finds a stated birth: %s', (text, kin, date, minutes, city) => {
  const told = findStatedBirth(text, now, undefined, unnamedPartner);
  expect(told && [told.kin.id, told.date, told.minutes, told.city?.english]).toEqual([kin, date, minutes, city]);
});

it('ignores dates and times of other events', () => {
  const told = (text: string) => findStatedBirth(text, now, undefined, unnamedPartner);
  expect(told('my wife born 3 may 1990 in Pune, her interview for the bank job that she wants is on monday at 10 am')).toMatchObject({ date: '1990-05-03', minutes: null });
  expect(told('he took the loan from the bank near us on 5 march 2020, my brother born 3 may 1990 6 am Kanpur')?.date).toBe('1990-05-03');
});

it.each([
  'my son got a job on 3 may 2024, will it last',
  "my husband's interview is on monday at 10 am in Delhi, as per birth chart will he get it",
  'amazon delivery today at 5 pm in Pune, will my brother get the phone',
  "my wife's birthday party is today at 7 pm in Pune, will it go well",
  'meri patni ki delivery aaj shaam 5 baje Indore me hai, sab theek hoga',
  'beti gum hui 3 tarikh ko shaam 5 baje, milegi kya',
  'my wife and I married on 12 june 2012 at 7:15 am lucknow, will our marriage be good',
  'my father died on 5 march 2010 at 10 am in Delhi, when will property be divided',
  'my brother was born lazy, will he work this year',
  'will my sister give birth to a boy today',
  'born on a Tuesday, is it bad for my son',
])('finds no birth: %s', (text) => {
  expect(findStatedBirth(text, now, undefined, unnamedPartner)).toBeNull();
});
