import { toAsciiDigits } from '@oracle-astra/shared/contract';

/** The number of digits in a code. */
export const OTP_LENGTH = 6;

/** The box contents of a partial code; an empty box is ''. */
export function splitDigits(code: string): string[] {
  return Array.from({ length: OTP_LENGTH }, (_, index) => code[index]?.trim() ?? '');
}

/** The code after one box was changed. A space marks an empty box before a filled one. */
export function replaceDigit(code: string, index: number, digit: string): string {
  return splitDigits(code)
    .map((box, at) => (at === index ? digit : box) || ' ')
    .join('')
    .trimEnd();
}

/** The digits of a text that is a complete code, otherwise undefined. */
export function parseOtp(text: string): string | undefined {
  const code = toAsciiDigits(text).trim();
  return new RegExp(`^\\d{${OTP_LENGTH}}$`).test(code) ? code : undefined;
}

/** The digit that was typed into a box with the content `before`, at any caret position. */
export function typedDigit(text: string, before: string): string {
  const digits = toAsciiDigits(text).replace(/\D/g, '');
  const added = before && digits.length > 1 ? digits.replace(before, '') : digits;
  return added[0] ?? '';
}
