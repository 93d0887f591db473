import * as z from 'zod/mini';

/** The text of docs/configuration.md about a variable. */
export interface VariableMeaning {
  meaning: string;
  /** The default in words, if the schema has none or its value is not clear. */
  default?: string;
  isNeededInProduction?: boolean;
}

export const meanings = z.registry<VariableMeaning>();

/** An optional text. */
export const text = () => z.optional(z.string());

/** A whole number from `min` to `max`. */
export function wholeNumber(max: number, min = 0) {
  const isInRange = (value: string) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;
  const error = ({ input }: { input?: unknown }) => `must be a whole number from ${min} to ${max}, not "${String(input)}".`;
  return z.pipe(z.string().check(z.refine(isInRange, { error })), z.transform(Number));
}

/** One of two words. */
export const eitherOf = <const A extends string, const B extends string>(first: A, second: B) =>
  z.enum([first, second], { error: ({ input }) => `must be ${first} or ${second}, not "${String(input)}".` });

/** A switch. */
export const onOrOff = z.pipe(
  eitherOf('on', 'off'),
  z.transform((value) => value === 'on'),
);
