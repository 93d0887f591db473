import { normalize } from '../normalize';
import { toStem } from '../stem';
import { lifeMeanings } from './life';
import { mindMeanings } from './mind';
import { moneyMeanings } from './money';
import { peopleMeanings } from './people';
import { studyMeanings } from './study';
import { talkMeanings } from './talk';
import { workMeanings } from './work';

/** A stem of fewer letters is shared by words that have nothing in common. */
const shortestStem = 4;
const mostWords = 4;

type Index = Map<string, Set<string>>;
interface Lexicon {
  byText: Index;
  byStem: Index;
  /** Words that an expression begins with. */
  openings: Set<string>;
}

const lists = [workMeanings, studyMeanings, moneyMeanings, peopleMeanings, mindMeanings, lifeMeanings, talkMeanings];

function readLexicon(): Lexicon {
  const [byText, byStem]: [Index, Index] = [new Map(), new Map()];
  const openings = new Set<string>();
  const put = (index: Index, key: string, meaning: string) => index.set(key, (index.get(key) ?? new Set()).add(meaning));
  for (const [meaning, list] of lists.flatMap((each) => Object.entries(each))) {
    for (const expression of list.split(' ')) {
      const [first = '', ...others] = normalize(expression.replaceAll('_', ' '));
      put(byText, [first, ...others].join(' '), meaning);
      if (others.length > 0) openings.add(first);
      else if (toStem(first).length >= shortestStem) put(byStem, toStem(first), meaning);
    }
  }
  return { byText, byStem, openings };
}

let read: Lexicon | undefined;
/** Read at its first use: a tenth of a second that who reads no question need not wait for. */
const lexicon = (): Lexicon => (read ??= readLexicon());

let listed: ReadonlySet<string> | undefined;
/** Whether a word stands in the lists as it was typed. */
export const isListedWord = (word: string): boolean =>
  (listed ??= new Set(lists.flatMap((each) => Object.values(each)).flatMap((list) => list.split(/[ _\n]+/u)))).has(word);

const none: ReadonlySet<string> = new Set();

function ofWord({ byText, byStem }: Lexicon, word: string): ReadonlySet<string> {
  const stem = toStem(word);
  return byText.get(word) ?? (stem.length >= shortestStem ? byStem.get(stem) : undefined) ?? none;
}

/** The meanings of each normalized word: its own, by its stem where it is not listed itself, and those of expressions that begin with it. */
export function meaningsOf(words: readonly string[]): (readonly string[])[] {
  const known = lexicon();
  return words.map((word, at) => {
    const found = ofWord(known, word);
    if (!known.openings.has(word)) return [...found];
    const expressions = Array.from({ length: mostWords - 1 }, (_, more) => words.slice(at, at + more + 2).join(' '));
    return [...new Set([...found, ...expressions.flatMap((expression) => [...(known.byText.get(expression) ?? none)])])];
  });
}
