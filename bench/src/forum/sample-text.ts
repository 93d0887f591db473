/** Words of an astrology forum, the most frequent first. */
const common =
  'saturn marriage job rahu moon career health ketu jupiter mars dasha venus love family money शनि शादी नौकरी राहु चंद्र remedy transit house lagna nakshatra'.split(
    ' ',
  );
const syllables = 'ka ra ma sha ti na vi de lo pu go ja mi tu be so ha ya ni pa'.split(' ');
const rareWords = 20_000;

/** A seeded generator of numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same word for the same number. */
export function getRareWord(number: number): string {
  const digits = [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20, Math.floor(number / 8000) % 20];
  return digits.map((digit) => syllables[digit]).join('');
}

/** A text of `count` words: half of them common ones, as people write. */
export function writeText(random: () => number, count: number): string {
  const words = Array.from({ length: count }, () =>
    random() < 0.5 ? (common[Math.floor(random() ** 2 * common.length)] ?? '') : getRareWord(Math.floor(random() * rareWords)),
  );
  return words.join(' ');
}
