/** The traditional tables of ashtakoota. Signs count from Aries, nakshatras from Ashwini; scores are [girl][boy]. */

export const varnas = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'] as const;
/** Rank of each sign's varna, an index of `varnas`. */
export const varnaOfSign = [2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3];

export const vashyas = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;
/** Group of each half sign, an index of `vashyas`: Sagittarius and Capricorn change in the middle. */
export const vashyaOfHalf = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 1, 0, 0, 2, 1, 1, 2, 2];
export const vashyaScore = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
];

export const yonis = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const;
export const yoniOfNakshatra = [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1];
export const yoniScore = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

export const ganas = ['Deva', 'Manushya', 'Rakshasa'] as const;
export const ganaOfNakshatra = [0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0];
export const ganaScore = [
  [6, 5, 1],
  [6, 6, 0],
  [0, 0, 6],
];

export const nadis = ['Adi', 'Madhya', 'Antya'] as const;
export const nadiOfNakshatra = [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2];
