const minLength = 5;

const vocabulary = new Set<string>();
/** From each known word without one letter to the word. */
const shortened = new Map<string, string>();

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Adds English words that questions are searched for, so that a slip in one of them is understood. */
export function learnWords(words: Iterable<string>): void {
  for (const word of words) {
    if (vocabulary.has(word)) continue;
    vocabulary.add(word);
    if (word.length < minLength) continue;
    for (const short of withoutOne(word)) if (!shortened.has(short)) shortened.set(short, word);
  }
}

// Real words one letter away from one that is searched for.
const ownWords = new Set(
  'things thing where there these those their three other would could should about after again always never under other since while which whole those words might right night light still stand start state place plane plans point power great house heart hours month years yours watch white women world worth write wrong young today tonight being doing going having making taking getting coming money honey early clear learn leave lives lived loves likes liked party marks mark hands games names times dates rates voice cover river seven eight share shape shall small large party sorry story stuff facing father mother rather gather brother bother daughter sister mister better letter matter later water cloud kitchen earning bored boring wants stays saves role roles'.split(
    ' ',
  ),
);

/** A word as it was probably meant: known, or known but for one letter that is missing, extra, wrong or swapped. */
export function correctWord(word: string): string {
  if (word.length < minLength || vocabulary.has(word) || ownWords.has(word) || /\d/u.test(word)) return word;
  const missing = shortened.get(word);
  if (missing) return missing;
  for (const short of withoutOne(word)) {
    if (short.length >= minLength && vocabulary.has(short)) return short;
    const twin = shortened.get(short);
    if (twin && Math.abs(twin.length - word.length) <= 1 && twin[0] === word[0]) return twin;
  }
  return word;
}
