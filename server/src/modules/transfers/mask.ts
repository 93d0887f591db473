import { splitLetters } from '@oracle-astra/shared/contract';

/** Masks a number (country code and ten digits) except the first two and the last three digits. */
export const maskMobile = (mobile: string): string => {
  const digits = mobile.slice(-10);
  return `${digits.slice(0, 2)}•••••${digits.slice(-3)}`;
};

/** The first letter of each word of a name. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${splitLetters(word)[0] ?? ''}•••`)
    .join(' ');
