const same: [RegExp, string][] = [
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/aa/gu, 'a'],
  [/ee/gu, 'i'],
  [/oo/gu, 'u'],
  [/([a-z])\1/gu, '$1'],
];

/** Hindi in Latin letters in one spelling, whatever length and doubling somebody writes. */
export const foldLatin = (text: string): string => same.reduce((rest, [letters, one]) => rest.replace(letters, one), text.toLowerCase());
