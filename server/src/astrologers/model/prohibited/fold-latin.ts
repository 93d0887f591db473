const same: [RegExp, string][] = [
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/aa/gu, 'a'],
  [/ee/gu, 'i'],
  [/oo/gu, 'u'],
  [/([a-z])\1/gu, '$1'],
];

/** One spelling of Hindi in Latin letters, independent of vowel length and doubled letters. */
export const foldLatin = (text: string): string => same.reduce((rest, [letters, one]) => rest.replace(letters, one), text.toLowerCase());
