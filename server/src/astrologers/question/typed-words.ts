import { normalizeText } from '../reader/classify/normalize-text';
import { romanize } from './romanize';

/** A word as it was typed, and as it is searched for, uncorrected. */
export interface TypedWord {
  typed: string;
  read: string;
}

export const typedWords = (text: string): TypedWord[] =>
  text
    .trim()
    .split(/\s+/u)
    .filter((typed) => /[\p{L}\p{N}]/u.test(typed))
    .map((typed) => ({ typed, read: romanize(normalizeText(typed.replace(/[’']s?(?=[\s?.!,]|$)/gu, ''))).trim().replace(/aa/gu, 'a').replace(/ee/gu, 'i').replace(/oo/gu, 'u') }));

/** The words as they are searched for, with a space on either side of each. */
export const plainOf = (list: readonly TypedWord[]): string => ` ${list.map(({ read }) => read).join(' ')} `;

/** The words as they were typed. */
export const textOf = (list: readonly TypedWord[]): string => list.map(({ typed }) => typed).join(' ');
