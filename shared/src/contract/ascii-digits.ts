import { cutText } from './letters';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of all scripts as 0 to 9, which keyboards of these languages type: in Unicode each ten of them stand in order. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });

/** What was typed or pasted into a field for a number of at most `most` digits, before any limit cuts what is in front of it. */
export const toTypedNumber = (text: string, most = Infinity): string => cutText(toAsciiDigits(text).replace(/\s/g, ''), most);
