import { cutText } from './letters';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Converts digits of all scripts to 0 to 9, because keyboards of Indian languages type their own digits. Unicode encodes each set
 * of ten in order.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });

/** Typed or pasted text for a field of at most `most` characters: ASCII digits and no spaces, converted before the limit applies. */
export const toTypedNumber = (text: string, most = Infinity): string => cutText(toAsciiDigits(text).replace(/\s/g, ''), most);
