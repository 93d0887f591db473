import * as z from 'zod/mini';

const toNumber = (value: number | string): number =>
  typeof value === 'number' ? value : /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : NaN;

/**
 * A whole number, or its digits as forms send them. Unlike `z.coerce`, nothing else counts as a number: an empty text, null,
 * true or a list in its place is a mistake of a client, which must not vote, pay or show a profile.
 */
export const wholeNumber = (error?: string) =>
  z.pipe(z.pipe(z.union([z.number(error), z.string(error)], error), z.transform(toNumber)), z.number(error).check(z.int(error)));
