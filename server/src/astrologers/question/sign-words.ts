/** Names of the twelve signs in English and Hindi, in order. */
export const signNames: readonly string[] = [
  'aries|mesh|mesha', 'taurus|vrishabh?a?|vrishabh|vrish|vrushabh', 'gemini|mithun|mithuna', 'cancer|cancerian|kark|karka|karak rashi', 'leo|singh|simha|sinh', 'virgo|kanya',
  'libra|tula', 'scorpio|vrishchik|vrischik|vrishchika|vruschik', 'sagittarius|saggitarius|dhanu|dhanush', 'capricorn|makar|makara', 'aquarius|kumbh|kumbha|kumb', 'pisces|meen|meena|min rashi',
];
export const anySign = `(?:${signNames.join('|')})`;

const wholeNames = signNames.map((names) => new RegExp(`^(?:${names})$`, 'u'));

/** The sign that a word names, 1 to 12; 0 for none. */
export const toSign = (word: string): number => wholeNames.findIndex((names) => names.test(word)) + 1;
