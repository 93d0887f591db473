import * as z from 'zod/mini';

const wholePattern = /^\s*-?\d{1,15}\s*$/;
const decimalPattern = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/;

const parser = (pattern: RegExp) => (value: number | string) =>
  typeof value === 'number' ? value : pattern.test(value) ? Number(value) : NaN;

/**
 * A whole number, or its digits as forms send them. Unlike with `z.coerce`, nothing else counts as a number: an empty text, null,
 * true or a list is an error of the client, which must not become a vote, a payment or a page.
 */
export const wholeNumber = (error?: string) =>
  z.pipe(
    z.pipe(z.union([z.number(error), z.string(error)], error), z.transform(parser(wholePattern))),
    z.number(error).check(z.int(error)),
  );

/** Like `wholeNumber`, with decimals after a point, such as a latitude. An empty text is not 0, which would be a place in the ocean. */
export const decimalNumber = (error?: string) =>
  z.pipe(z.pipe(z.union([z.number(error), z.string(error)], error), z.transform(parser(decimalPattern))), z.number(error));
