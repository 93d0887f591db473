import { normalize } from '../text/normalize';
import { toStem } from '../text/stem';
import { lifeMeanings } from './life';
import { mindMeanings } from './mind';
import { moneyMeanings } from './money';
import { peopleMeanings } from './people';
import { studyMeanings } from './study';
import { talkMeanings } from './talk';
import { workMeanings } from './work';

/** A shorter stem is shared by unrelated words. */
const minStemLength = 4;
const maxWords = 4;

type Index = Map<string, Set<string>>;
interface Lexicon {
  byText: Index;
  byStem: Index;
  /** The first words of expressions. */
  openings: Set<string>;
}

const lists = [workMeanings, studyMeanings, moneyMeanings, peopleMeanings, mindMeanings, lifeMeanings, talkMeanings];

function readLexicon(): Lexicon {
  const [byText, byStem]: [Index, Index] = [new Map(), new Map()];
  const openings = new Set<string>();
  const addMeaning = (index: Index, key: string, meaning: string) => index.set(key, (index.get(key) ?? new Set()).add(meaning));
  for (const [meaning, list] of lists.flatMap((each) => Object.entries(each))) {
    for (const expression of list.split(' ')) {
      const [first = '', ...others] = normalize(expression.replaceAll('_', ' '));
      addMeaning(byText, [first, ...others].join(' '), meaning);
      if (others.length > 0) openings.add(first);
      else if (toStem(first).length >= minStemLength) addMeaning(byStem, toStem(first), meaning);
    }
  }
  return { byText, byStem, openings };
}

let read: Lexicon | undefined;
/** Loaded at its first use, which takes a tenth of a second, so that programs without questions do not wait. */
const lexicon = (): Lexicon => (read ??= readLexicon());

let listed: ReadonlySet<string> | undefined;
/** Whether a word is in the lists as typed. */
export const isListedWord = (word: string): boolean =>
  (listed ??= new Set(lists.flatMap((each) => Object.values(each)).flatMap((list) => list.split(/[ _\n]+/u)))).has(word);

const none: ReadonlySet<string> = new Set();

function findWordMeanings({ byText, byStem }: Lexicon, word: string): ReadonlySet<string> {
  const stem = toStem(word);
  return byText.get(word) ?? (stem.length >= minStemLength ? byStem.get(stem) : undefined) ?? none;
}

/** The meanings of each normalized word: its own, otherwise those of its stem, and those of expressions that begin with it. */
export function findMeanings(words: readonly string[]): (readonly string[])[] {
  const loaded = lexicon();
  return words.map((word, at) => {
    const found = findWordMeanings(loaded, word);
    if (!loaded.openings.has(word)) return [...found];
    const expressions = Array.from({ length: maxWords - 1 }, (_, more) => words.slice(at, at + more + 2).join(' '));
    return [...new Set([...found, ...expressions.flatMap((expression) => [...(loaded.byText.get(expression) ?? none)])])];
  });
}
