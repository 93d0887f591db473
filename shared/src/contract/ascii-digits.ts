/**
 * The digits of India's scripts as 0 to 9, which keyboards of these languages type: in their blocks they stand at 66 to 6F
 * and E6 to EF.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0900-\u0d7f]/g, (letter) => (/\p{Nd}/u.test(letter) ? String((letter.charCodeAt(0) & 0x7f) - 0x66) : letter));
