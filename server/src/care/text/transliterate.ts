const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऒ: 'o',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
};
const vowelSigns: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ॊ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ॅ': 'e',
};
/** The inherent vowel of a consonant; it is silent in some positions. */
const inherent = 'ə';
const vowelPattern = '(?:aa|ai|au|[aeiou])';

const nukta = '\u093c';
const virama = '\u094d';
const nasals = '\u0901\u0902';

function transliterateWord(word: string): string {
  const letters = [...word.replaceAll(nukta, '')];
  let latin = '';
  letters.forEach((letter, index) => {
    const consonant = consonants[letter];
    if (consonant !== undefined) {
      const next = letters[index + 1] ?? '';
      latin += consonant + (next in vowelSigns || next === virama ? '' : inherent);
    } else if (nasals.includes(letter)) {
      latin += index === letters.length - 1 ? '' : 'n';
    } else latin += vowels[letter] ?? vowelSigns[letter] ?? '';
  });
  // The vowel is silent at the end of a word, and between a vowel with one consonant and a consonant with a vowel.
  return latin
    .replace(/(?<=.[^ə]*)ə$/u, '')
    .replace(new RegExp(`(?<=(?:${vowelPattern}|ə)[^aeiouə]{1,2})ə(?=[^aeiouə]{1,2}${vowelPattern})`, 'gu'), '')
    .replaceAll(inherent, 'a');
}

/** Transliterates Devanagari to Latin letters as people type them; other letters are unchanged. */
export function transliterate(text: string): string {
  return text.normalize('NFD').replace(/[\u0900-\u0963\u0970-\u097f]+/gu, transliterateWord);
}
