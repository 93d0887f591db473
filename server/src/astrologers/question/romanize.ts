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
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const matras: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};

/** Before these ं is an m: दिसंबर, संबंध. */
const labials = 'पफबभम';

const dotted: Record<string, string> = { ज: 'z', फ: 'f' };

function romanizeWord(word: string, inherent: string): string {
  // Its nasal is not typed in Latin letters, and with it the word would be मान.
  if (word === 'मां') return 'maa';
  // The regular spelling would be the name of an exam.
  if (word === 'जी') return 'ji';
  const letters = [...word];
  let roman = '';
  for (const [index, letter] of letters.entries()) {
    if (letter === '\u093c') continue;
    const hasDot = letters[index + 1] === '\u093c';
    const next = letters[index + (hasDot ? 2 : 1)];
    const consonant = (hasDot ? dotted[letter] : undefined) ?? consonants[letter];
    if (consonant === undefined) {
      roman += vowels[letter] ?? matras[letter] ?? (letter === 'ं' && next !== undefined && labials.includes(next) ? 'm' : letter === 'ं' || letter === 'ँ' ? 'n' : letter === '्' || letter === 'ः' ? '' : letter);
      continue;
    }
    // The inherent vowel is silent at the end of a word.
    const hasVowel = next === undefined || next in matras || next === '्';
    roman += consonant + (hasVowel ? '' : inherent);
  }
  return roman;
}

/** English words that coincide with another Hindi word: जब, "when", and बस, "only". */
const borrowedWords: Record<string, string> = { जॉब: 'job', बॉस: 'boss' };
const loanwords = /(?<![\p{L}\p{M}])(?:जॉब|बॉस)(?![\p{L}\p{M}])/gu;

/** Devanagari words in Latin letters, roughly as people type them; anything else stays. Expects text without nukta. */
export function romanize(text: string): string {
  return text
    .replace(loanwords, (word) => borrowedWords[word] ?? word)
    .replace(/[\p{Script=Devanagari}]+/gu, (word) => romanizeWord(word, 'a'))
    .replace(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}

/** One word as it is pronounced: an inherent vowel is silent between a syllable and another one. */
export function pronounce(word: string): string {
  let roman = romanizeWord(word.normalize('NFD'), 'ə');
  for (let at = roman.lastIndexOf('ə'); at > 0; at = roman.lastIndexOf('ə', at - 1)) {
    const isSilent =
      /[aeiouə][^aeiouə]{1,3}$/u.test(roman.slice(0, at)) &&
      /^[^aeiouə](?:h)?[aeiouə]/u.test(roman.slice(at + 1)) &&
      /[aeiou]/u.test(roman.slice(at + 1));
    if (isSilent) roman = roman.slice(0, at) + roman.slice(at + 1);
  }
  return roman.replace(/ə/gu, 'a');
}

const folds: [RegExp, string][] = [
  [/n(?=[pb])/g, 'm'],
  [/chh|ch/g, 'c'],
  [/sh/g, 's'],
  [/kh|ck|q/g, 'k'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/bh/g, 'b'],
  [/jh|z/g, 'j'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/au|ou/g, 'o'],
  [/ai|ay|ei|ey/g, 'e'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)a(?=.)/g, ''],
];

/** One spelling for the variants of a Hindi word in Latin letters: without aspirates, long vowels and inner a's. */
export function foldWord(word: string): string {
  return folds.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), word);
}
