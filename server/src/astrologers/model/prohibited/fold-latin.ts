const same: [RegExp, string][] = [
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/aa/gu, 'a'],
  [/ee/gu, 'i'],
  [/oo/gu, 'u'],
  [/([a-z])\1/gu, '$1'],
];

/** One spelling of Hindi in Latin letters, whatever vowel length and doubled letters were typed. */
export const foldLatin = (text: string): string => same.reduce((rest, [letters, one]) => rest.replace(letters, one), text.toLowerCase());
