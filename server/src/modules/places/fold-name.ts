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

/** In Hindi a nasal before a consonant of its row may also be written as a dot, and many leave the dot below out. */
const joinHindi = (folded: string) =>
  folded
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902');

/** A folded name without the signs between its words, because people write Rampurhat and Rampur Hat, Rajnandgaon and Raj-Nandgaon. */
export const joinWords = (folded: string): string => joinHindi(folded.replace(/[\s.'’-]+/g, ''));
