import { findDates } from './find-dates';

/** A Saturday. */
const now = new Date('2026-11-28T10:00:00Z');

it.each<[line: string, dates: string[]]>([
  ['is tuesday 8 dec fine to open my shop', ['2026-12-08']],
  ['dukan ka mahurat 8 december mangalwar ko', ['2026-12-08']],
  ['signing the agreement, 3 dec or 7 dec', ['2026-12-03', '2026-12-07']],
  ['griha pravesh between 20 nov and 15 dec', ['2026-11-20', '2026-12-15']],
  ['operation 4 ya 9 december', ['2026-12-04', '2026-12-09']],
  ['panchang of 14 january 2027', ['2027-01-14']],
  ['रजिस्ट्री 3 को कराएं या 8 को', ['2026-12-03', '2026-12-08']],
  ['kal baal katwau ya parso', ['2026-11-29', '2026-11-30']],
  ['Monday 10 am or Wednesday evening', ['2026-11-30', '2026-12-02']],
  ['court marriage on 14/2/2027 at 11.30 am', ['2027-02-14']],
  ['बुध को या शुक्र को', ['2026-12-02', '2026-12-04']],
  ['is my Shukra strong', []],
  ['flat number 12 on the 4 floor', []],
  ['may I ask what mercury does', []],
])('the days of "%s"', (line, dates) => {
  expect(findDates(line, now).dates).toEqual(dates);
});

it.each([
  ['between 10 and 25 January', true],
  ['5 se 9 december ke beech', true],
  ['9 to 14 Feb', true],
  ['3 dec or 7 dec', false],
])('"%s" bounds a span: %s', (line, isRange) => {
  expect(findDates(line, now).isRange).toBe(isRange);
});
