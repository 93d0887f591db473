const longest = 4000;
/** Further words would multiply the time of the run and repeat what the first ones show. */
const maxWords = 40;
const maxPaired = 9;

const samples = new Map([
  ['\\w', 'a'],
  ['\\d', '1'],
  ['\\s', ' '],
  ['\\S', 'x'],
  ['\\W', '-'],
  ['\\D', 'x'],
]);
const common = ['a', '1', ' ', '-', 'क', 'A', '.', '\n'];
const syntax = /\\[pP]\{[^}]*\}|\\[wdsSWDbB]|\\u\{?[0-9a-f]+\}?|\(\?<?[:=!]?|[[\](){}|^$*+?]/gi;

/**
 * Words and letters that a pattern can match.
 *
 * @param {RegExp} pattern
 */
function listWords({ source }) {
  const classes = [...samples].flatMap(([name, sample]) => (source.includes(name) ? [sample] : []));
  const words = source.replace(syntax, '\u0001').replaceAll('\\', '').split('\u0001').filter(Boolean);
  return [...new Set([...common, ...classes, ...words.flatMap((word) => [word, ...word])])].slice(0, maxWords);
}

/**
 * Texts of 4,000 letters that a pattern matches again and again and, by their last letter, not as a whole: what makes a pattern try all
 * ways.
 *
 * @param {RegExp} pattern
 */
export function listAttackTexts(pattern) {
  const words = listWords(pattern);
  const some = words.slice(0, maxPaired);
  const pairs = some.flatMap((one) => some.filter((other) => other !== one).map((other) => one + other));
  return [...words, ...pairs].map((word) => `${word.repeat(Math.ceil(longest / word.length)).slice(0, longest)}\u0000`);
}
