import table from '../../../../content/check/never-said.json';
import { foldScript } from '../../check/indic-tags';
import { toBeginnings } from '../../vocabulary/any-of';
import { foldLatin } from './fold-latin';

/** A sentence is of a kind if one pattern matches, or all patterns of a group. */
interface Kind {
  alone: RegExp;
  together: RegExp[][];
}

/** The patterns of one language for prohibited statements, and for stated limits. */
export interface Lexicon {
  isWritten: RegExp;
  fold: (text: string) => string;
  kinds: [name: string, kind: Kind][];
  limits: RegExp[];
  denial: RegExp;
  number: RegExp;
  clauseEnd: RegExp;
  /** A clause with a question that the following limit answers. */
  opens: RegExp;
  /** The end of a clause with a statement; a clause without a verb is a subject of the limit. */
  finite: RegExp;
}

interface Words {
  script: string;
  numbers: string;
  negations: string;
  joins: string;
  limits: string[];
  /** Words that begin the subject of a limit; in a language without them, a limit covers its whole clause. */
  asks?: string;
  /** Words that identify the language if another one shares an entry's word: `@` in an entry. */
  own?: string;
  opens?: string;
  finite?: string;
  kinds: Record<string, string[]>;
}

const neverMatches = '(?!)';
const wordEnd = '(?![\\p{L}\\p{M}])';
/** Ages and amounts. Smaller numbers count weeks and people, a number before a month is a day, and some are phone numbers. */
const amount =
  '(?<![\\d:.])(?!(?:108|112|181)(?!\\d))(?:1[3-9]|[2-9]\\d|1\\d\\d)(?!\\d|[:%]|\\s?(?:st|nd|rd|th)|\\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';
/** In the other languages numbers have endings. */
const uninflected = ['English', 'Hinglish', 'Hindi', 'Marathi'];
const escape = /(\\p\{\w\}|\\.)/u;

/** Cancer the illness is in lower case or the object of "have", unlike the sign. */
const foldEnglish = (text: string): string =>
  text
    .replace(
      /\b(?:cancer(?! (?:rashi|lagna|ascendant|rising)\b)|CANCER)\b|(?<!\bin )\bCancer (?=will|goes|can|returns|does|has|theek|thik|ho)/gu,
      'carcinoma ',
    )
    .replace(/(?<=\b(?:ko|ka|survives?|suffers? from) )Cancer\b(?! rashi)/gu, 'carcinoma')
    .replaceAll('’', "'");
const folds: Record<string, (text: string) => string> = { English: foldEnglish, Hinglish: foldLatin };

/** Puts the end of a word after each part of a pattern that `=` marks. */
function endWords(pattern: string): string {
  const at = pattern.search(/(?<![?<!])=/u);
  if (at < 0) return pattern;
  let end = at + 1;
  for (let depth = 0; end < pattern.length; end += 1) {
    const letter = pattern[end] ?? '';
    if (depth === 0 && /[\s|)]/u.test(letter)) break;
    depth += Number(letter === '(') - Number(letter === ')');
  }
  return `${pattern.slice(0, at)}(?:${pattern.slice(at + 1, end)})${wordEnd}${endWords(pattern.slice(end))}`;
}

function createLexicon(language: string, words: Words): Lexicon {
  const fold = folds[language] ?? foldScript;
  const spellOut = (pattern: string) =>
    endWords(
      pattern
        .split(escape)
        .map((part, at) => (at % 2 === 0 ? fold(part) : part))
        .join(''),
    );
  // A final consonant loses its virama before an ending.
  const open = (pattern: string) => (uninflected.includes(language) ? pattern : pattern.replace(/\u094d(?=$|[|)])/gu, ''));
  const list = (text: string) => text.split(' ').map(spellOut);
  const numbers = list(words.numbers).map((word) => (uninflected.includes(language) ? word + wordEnd : word));
  const number = `(?:${amount}|${toBeginnings(numbers)})`;
  const find = (pattern: string, flags = 'iu') => new RegExp(pattern, flags);
  const asks = words.asks?.replaceAll(' ', '|');
  const compileLimit = (pattern: string) => {
    const limit = toBeginnings([spellOut(pattern).replaceAll('#', number)]);
    return find(asks ? `${limit}(?:(?<=\\s(?:${asks}))\\s[^]*|\\s(?:${asks})\\s[^]*)?` : `^[^]*${limit}[^]*`);
  };
  const stem = (pattern: string) => open(spellOut(pattern.trim().replaceAll('@', words.own ?? ''))).replaceAll('#', number);
  const compileKind = (entries: readonly string[]): Kind => {
    const stems = entries.map((entry) => entry.split(' + ').map(stem));
    return {
      // One pattern for all of them is some twenty times as fast as one each.
      alone: find(toBeginnings(stems.flatMap((patterns) => (patterns.length === 1 ? patterns : [])))),
      together: stems.filter((patterns) => patterns.length > 1).map((patterns) => patterns.map((pattern) => find(toBeginnings([pattern])))),
    };
  };
  return {
    isWritten: find(`\\p{Script=${words.script}}`),
    fold,
    kinds: Object.entries(words.kinds).map(([kind, entries]) => [kind, compileKind(entries)]),
    limits: words.limits.map(compileLimit),
    denial: find(toBeginnings(list(words.negations)), 'giu'),
    number: find(`${amount}|(?<!\\d)\\d{4}(?!\\d)|${toBeginnings(numbers)}`),
    opens: find(words.opens ? toBeginnings([spellOut(words.opens)]) : neverMatches),
    finite: find(words.finite ? spellOut(words.finite) : ''),
    clauseEnd: find(`[,;—।!?]|[.:](?=\\s|$)|\\s(?=(?:${words.joins.replaceAll(' ', '|')})\\s)`),
  };
}

export const lexicons: readonly Lexicon[] = Object.entries(table.languages as Record<string, Words>).map(([language, words]) =>
  createLexicon(language, words),
);
