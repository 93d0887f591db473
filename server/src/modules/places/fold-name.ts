/**
 * Normalizes a place name for comparison: lower case, without Latin accents.
 * Only U+0300 to U+036F are removed: the vowel signs of Devanagari are combining marks too.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** A folded name without the signs between its words, because people write Rampurhat and Rampur Hat, Rajnandgaon and Raj-Nandgaon. */
export const joinWords = (folded: string): string => folded.replace(/[\s.'’-]+/g, '');
