import { turnEnglish } from './english-clause';
import { isVerb } from './english-verbs';
import { turnedWords, wished } from './hindi-words';

/** One side of a choice in the words of the one who asks, said to them. */
export interface OptionClause {
  said: string;
  /** Whether it is something to do, in the form that follows "to", or in Hindi after "ki". */
  isDoing: boolean;
}

const openingEnglish = /^(?:(?:should|shall|do|can|would|could|will|must) (?:i|we) |(?:is it|would it be) (?:better|best|wise|right|ok|okay|good)(?: for (?:me|us))? to |to |just |also |even |maybe |simply |rather |instead |i should |i |then |so |and |first )+/iu;
const closingEnglish = /[, ]+(?:instead|then|now|first|please|pls|plz|sir|better|is better|which is better|what is better|only)$/iu;

export function englishOption(raw: string): OptionClause | null {
  const text = raw.replace(/["“”()?!.]/gu, ' ').replace(/\s+/gu, ' ').trim().replace(openingEnglish, '').replace(closingEnglish, '').trim();
  const words = text.split(' ').filter((word) => word !== '');
  const [first = ''] = words;
  if (words.length === 0 || /\b(?:you|your|u)\b/iu.test(text)) return null;
  const said = turnEnglish(words);
  return { said: /^[A-Z][a-z]/u.test(said) && isVerb(first.toLowerCase()) ? said.charAt(0).toLowerCase() + said.slice(1) : said, isDoing: isVerb(first.toLowerCase()) };
}

const openingHindi = /^(?:(?:to|toh|ki|kya|main|mai|mein|hum|ham|ab|abhi|phir|fir|aur|bas|तो|कि|क्या|मैं|हम|अब|फिर|और|बस) )+/iu;
/** "Hi thik h", "hi likha hai": what is asked of a side that names itself. */
const asIs = / (?:(?:hi|ही) )?(?:thi?k|theek|sahi|behtar|ach?h?cha|acha|best|likh[ai]|ठीक|सही|बेहतर|अच्छा|लिख[ाी])(?: (?:h|hai|hain|he|rahega|rahegi|rhega|hoga|hogi|है|हैं|रहेगा|रहेगी|होगा|होगी))?$| (?:hi|ही)$/iu;
const closingHindi = / (?:kya|na|ji|sahi rahega|theek rahega|thik rahega|behtar hai|achha rahega|acha rahega|sahi hai|chahiye kya|क्या|ना|जी|सही रहेगा|ठीक रहेगा|अच्छा रहेगा|बेहतर है|सही है)$/iu;

/** What is told before the option ends with a verb of its own, and so does the option before what is told after it. */
const toldBefore = /^.*(?<=^| )(?:hai|hain|tha|thi|gaya|gayi|raha|rahi|है|हैं|था|थी|गया|गई|रहा|रही) (?=\S+ \S)/iu;

function withoutStory(text: string): string {
  const words = (/^(?:jo|jis|jaisa|जो|जिस) /iu.test(text) ? text : text.replace(toldBefore, '')).split(' ');
  const at = words.findLastIndex((word) => wished(word)?.isOwn === true);
  return (at >= 0 ? words.slice(0, at + 1) : words).join(' ');
}

/** `verb` is that of the other side, where this one leaves it out: "shikayat karu ya baith ke baat". */
export function hindiOption(raw: string, verb: string | null): OptionClause | null {
  const text = raw.replace(/["“”()?!.।]/gu, ' ').replace(/\s+/gu, ' ').trim().replace(openingHindi, '').replace(closingHindi, '').replace(asIs, '').trim();
  const words = withoutStory(text).split(' ').filter((word) => word !== '').map((word) => turnedWords[word.toLowerCase()] ?? turnedWords[word] ?? word);
  if (words.length === 0 || words.some((word) => /^(?:main|mai)$/iu.test(word))) return null;
  const last = wished(words.at(-1) ?? '');
  if (last?.isOwn) return { said: [...words.slice(0, -1), last.verb].join(' '), isDoing: true };
  if (last === null && verb !== null) return { said: [...words, verb].join(' '), isDoing: true };
  return { said: words.join(' '), isDoing: false };
}

/** The verb that a Hindi side ends with, as it is wished. */
export const verbOf = (raw: string): string | null => {
  const last = withoutStory(raw.replace(/[?!.।]/gu, ' ').replace(/\s+/gu, ' ').trim()).split(' ').at(-1) ?? '';
  const found = wished(last);
  return found?.isOwn ? found.verb : null;
};
