import { dateExists, birthBounds, type MatchSide } from '@oracle-astra/shared/contract';
import type { AnswersBySide, FormErrors, ValidationResult } from '@oracle-astra/shared/forms';
import type { Translate } from '@oracle-astra/shared/i18n';
import { twelveHourBounds, toClockHours } from '../../components/clock-hours';

export const matchSides = ['bride', 'groom'] as const;
export type MatchSideName = (typeof matchSides)[number];

export const personFields = [
  'bid',
  'name',
  'day',
  'month',
  'year',
  'hours',
  'minute',
  'meridiem',
  'timeUnknown',
  'birthPlace',
  'latitude',
  'longitude',
] as const;
export type PersonField = (typeof personFields)[number];
export type Person = Record<PersonField, string>;

/** The raw text of both sides; a field of the bride is `bride_day`. */
export type MatchValues = Record<`${MatchSideName}_${PersonField}`, string>;

export const initialMatchValues = Object.fromEntries(
  matchSides.flatMap((side) => personFields.map((field) => [`${side}_${field}`, ''])),
) as MatchValues;

/** The fields of one side without their prefix. */
export function getPerson<Text extends string | undefined>(values: Partial<Record<string, Text>>, side: MatchSideName) {
  return Object.fromEntries(personFields.map((field) => [field, values[`${side}_${field}`]])) as Record<PersonField, Text>;
}

/** Changes of one side with their prefix. */
export function toMatchValues(side: MatchSideName, changed: Partial<Person>): Partial<MatchValues> {
  return Object.fromEntries(Object.entries(changed).map(([field, text]) => [`${side}_${field}`, text])) as Partial<MatchValues>;
}

/** The values without records that no longer exist; their fields are then typed. */
export function forgetRecords(values: MatchValues, mayBeSaved: (bid: string) => boolean): MatchValues {
  const gone = matchSides.filter((side) => !mayBeSaved(values[`${side}_bid`]));
  return { ...values, ...Object.fromEntries(gone.map((side) => [`${side}_bid`, ''])) };
}

const isWithin = (text: string, [min, max]: readonly [number, number]) =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
const padTwo = (text: string) => text.trim().padStart(2, '0');

function getDateError({ day, month, year }: Person, t: Translate): Partial<Person> {
  const [d, y] = [day.trim(), year.trim()];
  if (d === '' || month === '' || y === '') return { day: t('chat.match.dateMissing') };
  if (!isWithin(y, birthBounds.year))
    return { year: t('chat.birthForm.outOfBounds', { field: 'year', min: String(birthBounds.year[0]), max: String(birthBounds.year[1]) }) };
  return isWithin(d, birthBounds.day) && dateExists(Number(d), Number(month), Number(y)) ? {} : { day: t('chat.match.dateUnknown') };
}

function getErrors(person: Person, t: Translate): Partial<Person> {
  const { hours, minute, meridiem, timeUnknown, latitude, longitude } = person;
  const isTimeValid =
    isWithin(hours.trim(), meridiem === '' ? birthBounds.hours : twelveHourBounds) && isWithin(minute.trim(), birthBounds.minute);
  const hasPlace =
    [latitude, longitude].every((text) => text.trim() !== '') && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return {
    ...getDateError(person, t),
    ...(timeUnknown === 'yes' || isTimeValid ? {} : { hours: t('chat.match.timeMissing') }),
    ...(hasPlace ? {} : { birthPlace: t('chat.match.placeMissing') }),
  };
}

function toSide({ bid, name, day, month, year, hours, minute, meridiem, timeUnknown, birthPlace, latitude, longitude }: Person): MatchSide {
  if (bid !== '') return { bid };
  return {
    name,
    dob: `${padTwo(day)}/${month}/${year.trim()}`,
    ...(timeUnknown === 'yes' ? {} : { tob: `${padTwo(toClockHours(hours, meridiem))}:${padTwo(minute)}` }),
    pob: birthPlace,
    lat: Number(latitude),
    lng: Number(longitude),
  };
}

type MatchPair = Record<MatchSideName, MatchSide>;

/** The request with the person's answers about each time. */
export function addAnswers({ bride, groom }: MatchPair, answers: AnswersBySide): MatchPair {
  const settle = (side: MatchSide, name: MatchSideName) => ('bid' in side ? side : { ...side, clock: 'ask' as const, ...answers[name] });
  return { bride: settle(bride, 'bride'), groom: settle(groom, 'groom') };
}

/** The request for two sides, or the errors of fields. */
export function validateMatch(values: MatchValues, t: Translate): ValidationResult<MatchValues, MatchPair> {
  const errors: FormErrors<MatchValues> = {};
  for (const side of matchSides) {
    const person = getPerson(values, side);
    if (person.bid === '') Object.assign(errors, toMatchValues(side, getErrors(person, t)));
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { data: { bride: toSide(getPerson(values, 'bride')), groom: toSide(getPerson(values, 'groom')) } };
}
