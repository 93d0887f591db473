import * as z from 'zod/mini';
import { addBirthRequest, birthDetails, dateExists, dateOfBirth, editBirthRequest, normalTime, timeOfBirth } from './births';

const reasons = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe('a date of birth', () => {
  it.each(['01/01/1945', '31/12/2023', '29/02/2000', '30/06/1999'])('can be %s', (date) => {
    expect(reasons(dateOfBirth, date)).toEqual([]);
  });

  it.each(['29/02/1999', '30/02/2000', '31/04/1990', '31/09/1990', '32/01/1990', '00/05/1990', '10/00/1990', '10/13/1990'])(
    '%s does not exist',
    (date) => {
      expect(reasons(dateOfBirth, date)).toEqual(['birth_date_unknown']);
    },
  );

  it.each(['31/12/1944', '01/01/2024', '01/01/0050'])('%s is outside of the allowed years', (date) => {
    expect(reasons(dateOfBirth, date)).toEqual(['birth_year_bounds']);
  });

  it.each(['1/1/1990', '1990-01-01', '01/01/90', '01/01/1990 ', '', '०१/०१/१९९०'])('"%s" is not DD/MM/YYYY', (date) => {
    expect(reasons(dateOfBirth, date)).toContain('birth_date_format');
  });

  it('handles leap years at the turn of a century', () => {
    expect([2000, 2024, 1900, 2023].map((year) => dateExists(29, 2, year))).toEqual([true, true, false, false]);
  });
});

describe('a time of birth', () => {
  it.each(['00:00', '23:59', '24:00', '24:60', '09:60'])('can be %s', (time) => {
    expect(reasons(timeOfBirth, time)).toEqual([]);
  });

  it.each(['25:00', '12:61', '9:30', '09:5', '09.30', '-1:00', '09:30:00', ''])('"%s" is rejected', (time) => {
    expect(reasons(timeOfBirth, time)).toEqual(['birth_time_format']);
  });

  it.each([
    ['24:00', '00:00'],
    ['24:30', '00:30'],
    ['09:60', '09:00'],
    ['24:60', '00:00'],
    ['23:59', '23:59'],
    ['00:00', '00:00'],
  ])('%s is stored as %s', (time, stored) => {
    expect(normalTime(time)).toBe(stored);
  });
});

describe('birth details', () => {
  const asha = {
    full_name: 'Asha',
    dob: '14/08/1990',
    tob: '06:30',
    pob: 'Ujjain, Madhya Pradesh',
    lat: 23.18,
    lng: 75.78,
    gender: 'Female',
    marital_status: 'Single',
    language: 'English',
  };
  const wrong = (change: object) => z.safeParse(birthDetails, { ...asha, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('are parsed with a trimmed name and numeric strings', () => {
    expect(z.parse(birthDetails, { ...asha, full_name: '  Asha ', lat: '23.18', lng: '-75.78' })).toEqual({ ...asha, lng: -75.78 });
  });

  it.each([
    ['full_name', { full_name: '   ' }],
    ['full_name', { full_name: 'a'.repeat(81) }],
    ['pob', { pob: ' ' }],
    ['lat', { lat: 90.01 }],
    ['lat', { lat: 'north' }],
    ['lng', { lng: -180.5 }],
    ['lng', { lng: undefined }],
    ['gender', { gender: 'female' }],
    ['marital_status', { marital_status: 'Widowed' }],
    ['language', { language: '' }],
  ])('are rejected for their %s: %j', (field, change) => {
    expect(wrong(change)).toEqual([field]);
  });

  it('can be at the poles and at the date line', () => {
    expect(wrong({ lat: -90, lng: 180 })).toEqual([]);
  });

  it('can resolve an ambiguous time; an edit includes the id', () => {
    expect(z.parse(addBirthRequest, { ...asha, earlier_offset: true }).earlier_offset).toBe(true);
    expect(z.safeParse(editBirthRequest, asha).error?.issues[0]?.path).toEqual(['bid']);
  });
});
