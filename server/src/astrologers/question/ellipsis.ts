import { carryOver, mayCarry } from './carry';
import { forIfNot } from './carry-wish';
import { findKin, type Kin } from './people';
import { foldWord } from './romanize';
import { toChoice } from './told-pair';
import { typedWords, type TypedWord } from './typed-words';

/** Words of a short follow-up that say nothing of their own. */
const fill = /^(?:and|aur|or|what|about|how|ok|okay|acha|achha|then|to|toh|phir|fir|for|in|on|of|at|ki|ka|ke|ko|ka|kya|bhi|ji|my|mere|meri|mera|his|her|hers|sir|please|plz|pls|hamari|hamare|our|is|me|mein|men|the|will|same|wala|wali|batao|bataiye|bolo|ab|now|kaisa|kaisi|kab|when)$/u;
const opens = /^(?:and|aur|or|what|how|ok|acha|achha|phir|fir|then|to|ab|now|same|for)$/u;
const mostWords = 6;
const mostLordWords = 10;

const planets = /^(?:sun|surya|suraj|moon|chandra|chandrama|mars|mangal|mercury|budh|budha|jupiter|guru|brihaspati|venus|shukra|saturn|shani|rahu|ketu)$/u;
const mine = /^(?:mine|me|i|myself|meri|mera|mere|main|mai|mujhe|apni|apna|own)$/u;
const possessive = /^(?:my|our|mera|meri|mere|hamara|hamari|hamare|apne|apni|apna)$/u;
const postposition = /^(?:ki|ka|ke|ko)$/u;

const days = 'today|tomorrow|tmrw|tonight|aaj|kal|parso|parson|day after tomorrow|weekend';
const months = 'january|jan|february|feb|march|april|apr|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec|janvari|farvari|agast|sitambar|aktubar|navambar|disambar';
const times = new RegExp(`^(?:in |on |for |by )?(?:(?:this|next|coming|is|iss|agle|agla|agli|aane wale) (?:week|month|year|quarter|saal|sal|mahine|hafte)|20\\d\\d|${days}|${months})(?: 20\\d\\d)?(?: (?:me|mein|men|ko))?$`, 'u');
const longestTime = 4;

const kinAt = (words: readonly TypedWord[], at: number, count: number): Kin | null => {
  const found = words.slice(at, at + count);
  if (found.length < count) return null;
  const plain = ` ${found.map(({ read }) => read).join(' ')} `;
  const kin = findKin({ plain, folded: ` ${found.map(({ read }) => foldWord(read)).join(' ')} `, mayBeHindi: found.every(({ read }) => read.length > 2) });
  return kin?.id === 'partner' && count === 1 && /^(?:he|she|him|her)$/u.test(found[0]?.read ?? '') ? null : kin;
};

interface Span {
  at: number;
  count: number;
}

/** The first words that name a relative, as many as belong to the name. */
function findKinSpan(words: readonly TypedWord[]): Span | null {
  for (let at = 0; at < words.length; at += 1)
    for (const count of [3, 2, 1]) {
      const [kin, rest] = [kinAt(words, at, count), count > 1 ? kinAt(words, at + 1, count - 1) : null];
      // A longer name is one where the words behind its first name somebody else, or nobody.
      if (kin !== null && !possessive.test(words[at]?.read ?? '') && (count === 1 || (rest?.id !== kin.id && kinAt(words, at, count - 1)?.id !== kin.id))) return { at, count };
    }
  return null;
}

function findTimeSpan(words: readonly TypedWord[]): Span | null {
  for (let at = 0; at < words.length; at += 1)
    for (let count = longestTime; count > 0; count -= 1) {
      const part = words.slice(at, at + count);
      if (part.length === count && times.test(part.map(({ read }) => read).join(' '))) return { at, count };
    }
  return null;
}

const textOf = (words: readonly TypedWord[]): string => words.map(({ typed }) => typed).join(' ');
const put = (words: readonly TypedWord[], { at, count }: Span, text: string): string => [textOf(words.slice(0, at)), text, textOf(words.slice(at + count))].filter((each) => each !== '').join(' ');
const bare = (text: string): string => text.replace(/[?!.,।]+$/u, '');
const owned = (text: string): string => bare(text).replace(/[’']s$/u, '');

/** Whether nothing but the span is said. */
const saysOnly = (words: readonly TypedWord[], { at, count }: Span): boolean => words.every(({ read }, index) => (index >= at && index < at + count) || fill.test(read) || possessive.test(read));

function forKin(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [own, then] = [findKinSpan(words), findKinSpan(before)];
  if (own === null || then === null || !saysOnly(words, own)) return null;
  const last = before[then.at + then.count - 1]?.typed ?? '';
  const name = owned(textOf(words.slice(own.at, own.at + own.count)));
  return put(before, then, `${name}${/[’']s$/u.test(last) ? '’s' : ''}`);
}

/** "And mine?", "aur meri?": what was asked of a relative, asked of oneself. */
function forOneself(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const then = findKinSpan(before);
  const at = words.findIndex(({ read }, index) => mine.test(read) && (index > 0 || words.length === 1));
  if (then === null || at < 0 || !words.every(({ read }) => mine.test(read) || fill.test(read))) return null;
  const from = possessive.test(before[then.at - 1]?.read ?? '') ? then.at - 1 : then.at;
  const to = then.at + then.count;
  const behind = before[to];
  const isOwned = /[’']s$/u.test(before[to - 1]?.typed ?? '');
  if (behind && postposition.test(behind.read)) return put(before, { at: from, count: to + 1 - from }, { ki: 'meri', ka: 'mera', ke: 'mere', ko: 'mujhe' }[behind.read] ?? 'meri');
  return put(before, { at: from, count: to - from }, isOwned ? 'my' : 'I');
}

function forPlanet(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const named = (list: readonly TypedWord[]): Span[] => list.flatMap(({ read }, at) => (planets.test(read) ? [{ at, count: 1 }] : []));
  const [own, then] = [named(words), named(before)];
  if (own.length !== 1 || then.length !== 1 || !own[0] || !then[0] || !saysOnly(words, own[0])) return null;
  return put(before, then[0], bare(words[own[0].at]?.typed ?? ''));
}

function forTime(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [own, then] = [findTimeSpan(words), findTimeSpan(before)];
  if (own === null || then === null || !saysOnly(words, own)) return null;
  const said = bare(textOf(words.slice(own.at, own.at + own.count)));
  const first = before[then.at]?.typed ?? '';
  return put(before, then, /^(?:in|on|for|by)$/iu.test(first) && !/^(?:in|on|for|by) /iu.test(said) ? `${first} ${said}` : said);
}

const namedHouse = /(?:^| )(\d{1,2})(?:st|nd|rd|th)? ?(?:house|ghar|bhav)(?: |$)/u;
const ofLord = /(?:^| )(?:its|uska|iska|uske|iske|the|us|is|ka) (?:lord|swami|malik)(?: |$)/u;
/** "Who is its lord?": the lord of the house that was asked about. */
function forLord(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [words, before].map((list) => list.map(({ read }) => read).join(' '));
  const house = namedHouse.exec(then ?? '')?.[1];
  if (house === undefined || !ofLord.test(plain ?? '') || namedHouse.test(plain ?? '')) return null;
  return /\b(?:uska|iska|uske|iske|swami|malik|kaun|kahan)\b/u.test(plain ?? '') ? `mere ${house} bhav ka swami kahan hai` : `where is the lord of my ${house}th house`;
}

const alone = /^(?:(?:and|aur|or|ya) )?(?:akele|alone|khud|on my own|by myself|without (?:a )?partner|bina partner)(?: (?:karu|karun|kare|kholu|do|chalau))?(?: (?:to|toh))?$/u;
/** "Aur akele karu to?": the other side of going with a partner. */
function forAlone(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const plain = words.map(({ read }) => read).join(' ');
  if (!alone.test(plain) || !before.some(({ read }) => /^(?:partner|partners|partnership|sajhedar\w*|sajha)$/u.test(read))) return null;
  return /^[a-z ]+$/u.test(plain) && / (?:karu|kare|khud|akele)/u.test(` ${plain}`) ? 'business akele karu ya partner ke saath' : 'should i run the business alone or with a partner';
}

/** "Remedy till then": what to do meanwhile is asked of the same matter. */
const meanwhile = /^(?:so |aur |and |to )?(?:what (?:should|can|must|do) (?:i|we|he|she|they) do |tab tak |until then |till then |meanwhile )(?:(?:till then|until then|meanwhile|in the meantime)|(?:(?:mujhe|main|hum|unhe|use|wo|vo) )?kya (?:kar\w*)(?: chahiye)?|what (?:should|can) (?:i|we|he|she) do)$/u;

/**
 * A short question that leaves out what the one before it said ("aur bete ki?", "what about Jupiter?", "and tomorrow?"), said
 * as a whole; as it is where it leaves out nothing.
 */
export function completeQuestion(raw: string, before: string | null, history: readonly string[] = before === null ? [] : [before]): string {
  const words = typedWords(raw);
  if (before === null || words.length === 0) return raw;
  const rest = forIfNot(words);
  if (rest !== null) return rest;
  if (words.length > mostLordWords && !mayCarry(words)) return raw;
  const earlier = typedWords(bare(before));
  const carried = carryOver(words, earlier);
  if (carried !== null || words.length > mostLordWords) return carried ?? raw;
  const plain = words.map(({ read }) => read).join(' ');
  if (meanwhile.test(plain)) return /\b(?:kya|tab)\b/u.test(plain) ? 'upay?' : 'remedy?';
  const lord = words.length <= mostLordWords ? forLord(words, earlier) : null;
  if (lord !== null || words.length > mostWords) return lord ?? raw;
  const isLeft = opens.test(words[0]?.read ?? '') || words.length <= 2;
  return (isLeft ? (forAlone(words, typedWords(history.join(' '))) ?? forPlanet(words, earlier) ?? forKin(words, earlier) ?? forOneself(words, earlier) ?? forTime(words, earlier)) : null) ?? raw;
}

/** A question of a conversation whose turns are each said as a whole; it leans on none of them where it was completed. */
export function toWhole<Asked extends { text: string; turns?: readonly { question: string; answer: string }[] }>(asked: Asked): Asked {
  const choice = toChoice(asked.text);
  if (choice !== asked.text) return toWhole({ ...asked, text: choice });
  const history: string[] = [];
  const turns = (asked.turns ?? []).map((turn) => {
    const question = completeQuestion(turn.question, history.at(-1) ?? null, history);
    history.push(question);
    return { ...turn, question };
  });
  const text = completeQuestion(asked.text, history.at(-1) ?? null, history);
  if (text === asked.text) return turns.every(({ question }, at) => question === asked.turns?.[at]?.question) ? asked : { ...asked, turns };
  return { ...asked, text, turns: typedWords(text).length === 1 ? turns : [] };
}
