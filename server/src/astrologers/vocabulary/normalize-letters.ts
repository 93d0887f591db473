const joiner = /[\u200c\u200d]/u;
const indic = /[\u0900-\u0dff]/u;

function toDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** The digits of every script as those of ours. */
export const readDigits = (text: string): string => text.replace(/\p{Nd}/gu, toDigit);

/**
 * A text as it is read: letters of other shapes in their plain one, without marks of emphasis and what is not seen. Scripts of
 * India keep the joiners, which shape their letters.
 */
export const normalizeLetters = (text: string): string =>
  readDigits(text.normalize('NFKC')).replace(/[*_~`]|\p{Cf}|\u034f/gu, (letter, at: number, whole: string) =>
    joiner.test(letter) && indic.test(whole[at - 1] ?? '') ? letter : '',
  );
