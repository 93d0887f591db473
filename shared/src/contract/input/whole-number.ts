import * as z from 'zod/mini';

const wholePattern = /^\s*-?\d{1,15}\s*$/;
const decimalPattern = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/;

const parser = (pattern: RegExp) => (value: number | string) =>
  typeof value === 'number' ? value : pattern.test(value) ? Number(value) : NaN;

/**
 * A whole number, or its digits as forms send them. Unlike `z.coerce`, nothing else counts as a number: an empty text, null,
 * true or a list in its place is a mistake of a client, which must not vote, pay or show a profile.
 */
export const wholeNumber = (error?: string) =>
  z.pipe(
    z.pipe(z.union([z.number(error), z.string(error)], error), z.transform(parser(wholePattern))),
    z.number(error).check(z.int(error)),
  );

/** As `wholeNumber`, with decimals after a point: a latitude for instance. An empty text is no 0, which is a place in the ocean. */
export const decimalNumber = (error?: string) =>
  z.pipe(z.pipe(z.union([z.number(error), z.string(error)], error), z.transform(parser(decimalPattern))), z.number(error));
