const joiner = /[\u200c\u200d]/u;
const indic = /[\u0900-\u0dff]/u;

function toDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Converts the digits of every script to ASCII digits. */
export const readDigits = (text: string): string => text.replace(/\p{Nd}/gu, toDigit);

/**
 * Normalizes a text for reading: styled letters become plain ones, and marks of emphasis and invisible characters are removed,
 * except for joiners in Indian scripts, which shape their letters.
 */
export const normalizeLetters = (text: string): string =>
  readDigits(text.normalize('NFKC')).replace(/[*_~`]|\p{Cf}|\u034f/gu, (letter, at: number, whole: string) =>
    joiner.test(letter) && indic.test(whole[at - 1] ?? '') ? letter : '',
  );
