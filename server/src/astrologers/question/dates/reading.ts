import type { Period } from './periods';
import type { Today } from './spans';
import type { Role, TimeToken } from './time-tokens';

/** A period found in a message, with its word range (`end` exclusive). A lower rank is more certain. */
export interface Found extends Period {
  rank: number;
  start: number;
  end: number;
  /** How it was named; days of the calendar are `date`. */
  as: 'date' | 'count' | 'month' | 'season' | 'part' | 'range' | 'age' | 'year' | 'weekday' | 'which' | 'phrase';
}

export interface Reading {
  tokens: readonly TimeToken[];
  today: Today;
  /** The instant of birth, for ages. */
  birth: number;
}

/** Words that link a period with its part. */
export const genitives = ['ke', 'ki', 'ka', 'of', 'of the', 'the'];

export type Reader = (reading: Reading, start: number) => Found[] | null;

export const ranks: Record<Found['as'], number> = { count: 1, date: 2, month: 2, season: 2, part: 2, range: 2, age: 4, year: 6, weekday: 7, which: 8, phrase: 8 };

export const found = (as: Found['as'], of: Period, start: number, end: number): Found => ({ ...of, as, rank: ranks[as], start, end });

export const roleAt = ({ tokens }: Reading, at: number, role: Role): string | undefined => tokens[at]?.roles[role];
export const has = (reading: Reading, at: number, role: Role): boolean => roleAt(reading, at, role) !== undefined;

/** Whether any word of the message has a role. */
export const hasRole = ({ tokens }: Pick<Reading, 'tokens'>, role: Role): boolean => tokens.some(({ roles }) => roles[role] !== undefined);

/** Whether a message only states past or present. */
export const isPastStatement = (reading: Pick<Reading, 'tokens'>): boolean =>
  (hasRole(reading, 'past') || hasRole(reading, 'now')) && !hasRole(reading, 'ahead');

/** Whether a message names the next week, month or year. */
export const mentionsNext = ({ tokens }: Reading, unit: string): boolean =>
  tokens.some(({ roles }, at) => roles.which === '1' && tokens[at + 1]?.roles.unit === unit);

/** Roles that name a time and end the skipping. */
const stopRoles: readonly Role[] = ['unit', 'may', 'month'];

/** Index of the first token from `at` on that has none of the roles. */
export function skipRoles(reading: Reading, at: number, step: 1 | -1, ...roles: Role[]): number {
  let near = at;
  while (roles.some((role) => has(reading, near, role)) && !stopRoles.some((role) => has(reading, near, role))) near += step;
  return near;
}

export const isDayFigure = (token: TimeToken | undefined): boolean => token?.figure !== undefined && token.figure >= 1 && token.figure <= 31;

/** A number that counts or names something else: "class 9", "16 lakh", "11 30 am". */
export function isOther(reading: Reading, index: number): boolean {
  const { tokens } = reading;
  if (has(reading, index - 1, 'numbered') || has(reading, index + 1, 'measure')) return true;
  const next = tokens[index + 1]?.figure === undefined ? index + 1 : index + 2;
  return has(reading, next, 'clock') || (tokens[index - 1]?.figure !== undefined && has(reading, index + 1, 'clock'));
}

export const isDayNumber = (reading: Reading, index: number): boolean => isDayFigure(reading.tokens[index]) && !isOther(reading, index);
