import { hash } from './hash';

/** A sentence in alternatives: the parts are joined, one alternative of each. */
export type Parts = readonly (string | readonly string[])[];

const maxTries = 400;
/** Prefixes for a sentence whose wordings were all used recently. */
const repeatPrefixes = {
  english: ['As before: ', 'Once more: ', 'As I said: ', 'To repeat it: ', 'Again: ', 'It stays the same: ', 'Nothing has changed: ', 'In short, again: '],
  hindi: ['पहले की तरह, ', 'एक बार फिर, ', 'जैसा पहले बताया, ', 'फिर वही बात: ', 'दोहराते हुए: ', 'इसमें बदलाव नहीं: ', 'बात वही है: ', 'संक्षेप में फिर से: '],
  hinglish: ['Pehle ki tarah, ', 'Ek baar phir, ', 'Jaisa pehle bataya, ', 'Phir wahi baat: ', 'Isme badlav nahi: ', 'Baat wahi hai: ', 'Phir se: ', 'Wahi jawab: '],
};

const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?।])\s+|\n+/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A comparison key: letters and digits without case. */
const toKey = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Chooses wordings by a seed and avoids sentences that the account has read recently. */
export class Speaker {
  readonly #seed: string;
  readonly #used: Set<string>;
  #slots = 0;

  readonly #isPlain: boolean;

  /** `isPlain`: a repeated sentence gets no prefix, because facts do not change. */
  constructor(seed: string, lastAnswers: readonly string[], isPlain = false) {
    this.#seed = seed;
    this.#isPlain = isPlain;
    this.#used = new Set(lastAnswers.flatMap(splitSentences).map(toKey));
  }

  /** Renders the parts with a wording that was not used recently; `finish` post-processes the text. */
  say(parts: Parts, finish: (text: string) => string = (text) => text): string {
    const lists = parts.map((part) => (typeof part === 'string' ? [part] : part));
    const total = lists.reduce((product, list) => product * list.length, 1);
    this.#slots += 1;
    const first = hash(`${this.#seed}\n${this.#slots}`) % total;
    const step = [7919, 104_729, 1_299_709].find((each) => total % each !== 0) ?? 1;
    let text = '';
    for (let attempt = 0; attempt < Math.min(total, maxTries); attempt += 1) {
      text = finish(pickParts(lists, (first + attempt * step) % total));
      const keys = splitSentences(text).map(toKey);
      if (keys.some((key) => this.#used.has(key))) continue;
      for (const key of keys) this.#used.add(key);
      return text;
    }
    return this.#isPlain ? text : this.#sayAgain(text);
  }

  /** Repeats a sentence with a prefix, and following sentences only if they are new. */
  #sayAgain(text: string): string {
    const [first = '', ...rest] = splitSentences(text);
    const words = /\p{Script=Devanagari}/u.test(text) ? repeatPrefixes.hindi : / (?:hai|hain|mein|ka|ke|ki|nahi)[ .,;]/u.test(text) ? repeatPrefixes.hinglish : repeatPrefixes.english;
    const repeated = words.map((each) => `${each}${first}`).find((each) => !this.#used.has(toKey(each))) ?? `${words[0]}${first}`;
    const sentences = [repeated, ...rest.filter((each) => !this.#used.has(toKey(each)))];
    for (const each of sentences) this.#used.add(toKey(each));
    return sentences.join(' ');
  }

  /** Selects one of several by the seed. */
  pick<T>(options: readonly [T, ...T[]]): T {
    this.#slots += 1;
    return options[hash(`${this.#seed}\n${this.#slots}`) % options.length] ?? options[0];
  }
}

function pickParts(lists: readonly (readonly string[])[], index: number): string {
  let rest = index;
  return lists
    .map((list) => {
      const part = list[rest % list.length] ?? '';
      rest = Math.floor(rest / list.length);
      return part;
    })
    .join('');
}
