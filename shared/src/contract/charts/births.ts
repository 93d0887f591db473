import * as z from 'zod/mini';
import { readableLine } from '../input/clean-text';
import { fieldError } from '../field-errors';
import { responseSchema, idSchema } from '../response';
import { birthBounds, genders, languages, maritalStatuses } from '../constants';

/** Whether day, month and year are an existing date. */
export function dateExists(day: number, month: number, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1;
}

/** `DD/MM/YYYY`, an existing date in the years 1945 to 2023. */
export const dateOfBirth = z.string().check(
  z.regex(/^\d{2}\/\d{2}\/\d{4}$/, fieldError('birth_date_format')),
  z.refine((text) => {
    const [day = 0, month = 0, year = 0] = text.split('/').map(Number);
    return dateExists(day, month, year);
  }, fieldError('birth_date_unknown')),
  z.refine((text) => {
    const year = Number(text.slice(6));
    return year >= birthBounds.year[0] && year <= birthBounds.year[1];
  }, fieldError('birth_year_bounds')),
);

/** `HH:MM`; hour 24 means 0 of the same date and minute 60 means 0 of the same hour. Stored as 00-23 and 00-59. */
export const timeOfBirth = z.string().check(z.regex(/^([01]\d|2[0-4]):([0-5]\d|60)$/, fieldError('birth_time_format')));

/** The stored form of a valid `timeOfBirth`. */
export function normalTime(time: string): string {
  const [hours = '00', minutes = '00'] = time.split(':');
  return `${hours === '24' ? '00' : hours}:${minutes === '60' ? '00' : minutes}`;
}

/** Degrees as a number or a numeric string; an empty string is invalid. */
export const coordinate = (limit: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-limit), z.maximum(limit))),
  );

export const birthDetails = z.object({
  full_name: z.string().check(readableLine(), z.minLength(1, fieldError('name_missing')), z.maxLength(80)),
  dob: dateOfBirth,
  tob: timeOfBirth,
  pob: z.string().check(readableLine(), z.minLength(1, fieldError('birth_place_missing')), z.maxLength(100)),
  lat: coordinate(90),
  lng: coordinate(180),
  gender: z.enum(genders),
  marital_status: z.enum(maritalStatuses),
  language: z.enum(languages),
  /** False if the time is unknown: `tob` is then noon, and whatever depends on the time is left out. */
  time_known: z.optional(z.boolean()),
});
export type BirthDetails = z.infer<typeof birthDetails>;

export const birthRecord = z.extend(birthDetails, { bid: z.string(), dob: z.string(), tob: z.string(), lat: z.number(), lng: z.number() });
export type BirthRecord = z.infer<typeof birthRecord>;

/**
 * Answers to the server's question about an unclear time of birth.
 * `earlier_offset` is for a local time that occurred twice (India, 14/10/1945 23:30) or never (New York, 10/03/2019 02:30): true
 * takes the earlier of the two instants. Without it such a time is rejected with a question.
 * `clock` selects the local clock where a place had two (Mumbai until 1955): by default the `standard` one of the country; with
 * `ask` such a birth is rejected with a question.
 */
export const timeAnswers = {
  earlier_offset: z.optional(z.boolean()),
  clock: z.optional(z.enum(['ask', 'standard', 'local'])),
};
export type TimeAnswers = z.infer<z.ZodMiniObject<typeof timeAnswers>>;

const answeredDetails = z.extend(birthDetails, timeAnswers);
export const addBirthRequest = z.extend(answeredDetails, {
  /** The details are of a public figure, and so never taken for the person's own. */
  public_figure: z.optional(z.boolean()),
});
/** Missing fields are not changed; `tob` without `time_known` is a known time. */
export const editBirthRequest = z.extend(z.partial(answeredDetails), { bid: idSchema });
export const addBirthResponse = responseSchema({ bid: z.string() });
/** `own_bid` is the record with the person's own details; null if none are known. */
export const birthsResponse = responseSchema({ births: z.array(birthRecord), own_bid: z.nullable(z.string()) });
export const birthId = z.object({ bid: idSchema });
export const doneResponse = responseSchema({});
export type AddBirthRequest = z.infer<typeof addBirthRequest>;
export type EditBirthRequest = z.infer<typeof editBirthRequest>;
export type AddBirthResponse = z.infer<typeof addBirthResponse>;
export type BirthsResponse = z.infer<typeof birthsResponse>;
export type DoneResponse = z.infer<typeof doneResponse>;
