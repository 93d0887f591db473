/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { getTranslations } from '@oracle-astra/shared/i18n';
import { findEmptyFields, validateBirth } from './validate-birth';
import { defaultValues, requiredFields, toBirthValues, type BirthValues } from './birth-values';

const filled: BirthValues = {
  ...defaultValues.en,
  name: ' Ananya Verma ',
  gender: 'Male',
  day: '7',
  month: '01',
  year: '1997',
  hours: '9',
  minute: '5',
  birthPlace: 'Jaipur',
  latitude: '26.9196',
  longitude: '75.7878',
};

async function validate(changed: Partial<BirthValues>, before = filled, t = getTranslations('en')) {
  const values = { ...before, ...changed };
  const result = await validateBirth(values, t);
  return {
    errors: 'errors' in result ? result.errors : {},
    details: 'data' in result ? result.data : null,
    firstEmpty: findEmptyFields(values)[0] ?? null,
  };
}

describe('valid values', () => {
  it('are padded, trimmed and rounded', async () => {
    expect((await validate({})).details).toEqual({
      full_name: 'Ananya Verma',
      dob: '07/01/1997',
      tob: '09:05',
      pob: 'Jaipur',
      lat: 26.92,
      lng: 75.79,
      gender: 'Male',
      marital_status: 'Single',
      language: 'English',
    });
  });

  it('include both ends of every bound', async () => {
    expect((await validate({ day: '31', hours: '24', minute: '60', second: '60', year: '2023' })).details).toMatchObject({
      dob: '31/01/2023',
      tob: '24:60',
    });
    expect((await validate({ day: '1', hours: '0', minute: '0', second: '0', year: '1945' })).details).toMatchObject({
      dob: '01/01/1945',
      tob: '00:00',
    });
  });
});

describe('with am or pm', () => {
  it.each([
    ['9', 'pm', '21:05'],
    ['12', 'am', '00:05'],
    ['12', 'pm', '12:05'],
    ['9', 'am', '09:05'],
  ])('%s %s is sent as %s', async (hours, meridiem, tob) => {
    expect((await validate({ hours, meridiem })).details).toMatchObject({ tob });
  });

  it.each(['0', '13', '21'])('%s is not an hour', async (hours) => {
    expect((await validate({ hours, meridiem: 'pm' })).errors.hours).toBe('The hours must lie between 1 and 12.');
  });
});

describe('an empty field', () => {
  it.each(requiredFields)('%s is reported once, with its displayed name', async (name) => {
    const { errors, firstEmpty, details } = await validate({ [name]: ' ' });
    expect(firstEmpty).toBe(name);
    expect(errors[name]).toMatch(/^(Type|Choose) /);
    expect(errors[name]).not.toMatch(/Error|field|birthPlace/);
    expect(details).toBeNull();
  });

  it('is reported in the order of the specification', async () => {
    expect((await validate({}, defaultValues.en)).firstEmpty).toBe('gender');
    expect(Object.keys((await validate({}, defaultValues.en)).errors).sort()).toEqual([
      'birthPlace',
      'day',
      'gender',
      'hours',
      'latitude',
      'longitude',
      'minute',
      'month',
      'name',
      'year',
    ]);
  });
});

describe('an invalid value', () => {
  it.each([
    ['day', '32', 'The day must lie between 1 and 31.'],
    ['day', '0', 'The day must lie between 1 and 31.'],
    ['day', '1.5', 'The day must lie between 1 and 31.'],
    ['year', '2097', 'The year must lie between 1945 and 2023.'],
    ['year', '1944', 'The year must lie between 1945 and 2023.'],
    ['hours', '25', 'The hours must lie between 0 and 24.'],
    ['minute', '61', 'The minute must lie between 0 and 60.'],
    ['second', '61', 'The second must lie between 0 and 60.'],
    ['latitude', '91', 'The latitude must lie between -90 and 90.'],
    ['longitude', 'east', 'The longitude must lie between -180 and 180.'],
  ] as const)('%s %s is rejected', async (name, value, message) => {
    const { errors, firstEmpty, details } = await validate({ [name]: value });
    expect(errors).toEqual({ [name]: message });
    expect(firstEmpty).toBeNull();
    expect(details).toBeNull();
  });

  it('reports a date that does not exist as an error of the day', async () => {
    expect((await validate({ day: '31', month: '02' })).errors).toEqual({
      day: 'This date does not exist. Check the day, month and year.',
    });
    expect((await validate({ day: '29', month: '02', year: '2000' })).details).toMatchObject({ dob: '29/02/2000' });
  });
});

describe('in Hindi', () => {
  const hindi = getTranslations('hi');

  it.each([
    [{ name: '' }, { name: 'नाम लिखिए।' }],
    [{ birthPlace: '' }, { birthPlace: 'जन्म स्थान लिखकर सूची से चुनिए।' }],
    [{ year: '2097' }, { year: 'साल 1945 से 2023 के बीच लिखिए।' }],
    [{ latitude: '91' }, { latitude: 'अक्षांश -90 से 90 के बीच लिखिए।' }],
    [{ day: '31', month: '02' }, { day: 'ऐसी कोई तारीख नहीं होती। दिन, महीना और साल जाँचिए।' }],
  ])('%j is an error with the name of its field', async (changed, errors) => {
    expect((await validate(changed, filled, hindi)).errors).toEqual(errors);
  });

  it('a new record asks for answers in Hindi', async () => {
    expect(defaultValues.hi).toEqual({ ...defaultValues.en, language: 'Hindi' });
  });
});

describe('birth values', () => {
  it('are created from a saved record', async () => {
    const values = toBirthValues({
      bid: 'b1',
      full_name: 'Ananya',
      dob: '17/01/1997',
      tob: '10:40',
      pob: 'Jaipur',
      lat: 26.92,
      lng: 75.79,
      gender: 'Female',
      marital_status: 'Married',
      language: 'Hindi',
    });
    expect(values).toMatchObject({
      bid: 'b1',
      name: 'Ananya',
      day: '17',
      month: '01',
      year: '1997',
      hours: '10',
      minute: '40',
      second: '0',
      latitude: '26.92',
      status: 'Married',
    });
  });
});
