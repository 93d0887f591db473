import { findKin } from './people';
import { kinWordOf } from './kin-word';
import type { QuestionText } from './question-text';
import { typedWords } from './typed-words';

/** Somebody of a question, in the words of the one who asks, and the house that they are read from. */
export interface NamedPerson {
  /** Behind "your" in English, and before का, के, की in Hindi; null where only a pronoun names them. */
  word: string | null;
  pronoun: 'he' | 'she' | 'they';
  house: number;
  /** Somebody one only deals with is "the agent" and not "your agent". */
  article: 'your' | 'the';
}

/** Roles beside the relatives, with their houses. */
const roles: readonly (readonly [RegExp, number])[] = [
  [/^(?:boss|manager|senior|hr|principal|supervisor|director|tl|lead|sahab|incharge|officer|employer)$/u, 10],
  [/^(?:landlord|landlady|malik|malkin)$/u, 4],
  [/^(?:neighbou?rs?|pados\w*|paros\w*|cousin|cousins|relatives?|rishtedar\w*|stepbrother|stepsister|mausa|mausi|phupha|fufa)$/u, 3],
  [/^(?:stepson|stepdaughter|godson|nephew|niece|bhatij\w*|bhanj\w*)$/u, 5],
  [/^(?:samdh\w*|samadhan|samadhin|stepmother|stepfather|sautel\w*)$/u, 11],
  [/^(?:colleagues?|coworkers?|teammates?|roommates?|roomie|classmates?|batchmates?|friends?|bestie|dost\w*|saheli\w*|sahkarmi\w*|junior|juniors|group)$/u, 11],
  [/^(?:teachers?|professor|guide|mentor|coach|tutor|sir|madam|maam|maidam|adhyapak|shikshak)$/u, 9],
  [/^(?:tenants?|kira[ey]\w*dar\w*|maid|cook|driver|bai|staff|employees?|workers?|naukar\w*|assistant|watchman)$/u, 6],
  [/^(?:clients?|customers?|grahak\w*|cofounder|investor|buyer|seller|dealer|broker|agent|contractor|builder|thekedar|supplier|partner|sajhedar\w*|crush|ex|boyfriend|girlfriend|bf|gf|fiancee?|mangetar|hubby)$/u, 7],
  [/^(?:saas|sasural|inlaws)$/u, 10],
];

const dealt = /^(?:agent|broker|dealer|builder|contractor|thekedar|seller|buyer|supplier|investor|officer|group)$/u;

/** बेटा is बेटे before के. */
const oblique = (word: string): string => word.replace(/^(bet|ladk|larka|bachch|bhanj|bhatij|sal|saal)a$/iu, '$1e').replace(/^(बेट|लड़क|बच्च|भतीज|भांज|साल)ा$/u, '$1े');

const twoWords: Readonly<Record<string, RegExp>> = { partner: /^(?:business|life|bizness)$/u, malik: /^(?:makan|makaan|ghar|dukan)$/u, lead: /^team$/u, manager: /^(?:hr|team|project|bank|branch|reporting|general)$/u, friend: /^(?:best|school|college|close|old)$/u, head: /^(?:team|department)$/u, agent: /^(?:visa|travel|property|insurance)$/u };
const inLaw = /\b((?:mother|father|sister|brother|daughter|son)s?[ -]in[ -]laws?|in-?laws|parents in law)\b/iu;

const maxBetween = 4;

/** Who is named first of those who are not the one who asks; null where nobody is. */
export function findNamedPerson(text: QuestionText): NamedPerson | null {
  const list = typedWords(text.raw);
  const kin = findKin(text);
  const law = inLaw.exec(text.raw)?.[1];
  if (law !== undefined) return { word: law.toLowerCase(), pronoun: 'they', house: kin?.house ?? 10, article: 'your' };
  const at = list.findIndex(({ read }) => roles.some(([pattern]) => pattern.test(read)));
  const role = list[at];
  const named = kinWordOf(list);
  const clean = (typed: string): string => oblique(typed.replace(/[?!.,।]+$|[’']s$/gu, '').toLowerCase());
  const pronoun = / (?:she|her|hers) /u.test(text.plain) ? 'she' : / (?:he|him|his) /u.test(text.plain) ? 'he' : 'they';
  const [owner, joint] = [list[at - 2], list[at - 1]];
  // "My son's girlfriend", "bete ki gf": the one behind, with whom they belong to.
  if (role && named !== null && joint && (/^(?:ki|ka|ke)$/u.test(joint.read) || /[’']s$/u.test(joint.typed))) {
    const whole = /[’']s$/u.test(joint.typed) ? `${joint.typed.toLowerCase()} ${clean(role.typed)}` : owner ? `${clean(owner.typed)} ${joint.typed.toLowerCase()} ${clean(role.typed)}` : clean(role.typed);
    return { word: whole, pronoun, house: kin?.house ?? 7, article: 'your' };
  }
  // "My daughter's school bus driver": what stands between belongs to the one behind.
  const ownerAt = list.findLastIndex(({ typed }, place) => place < at - 1 && place >= at - maxBetween && /[’']s$/u.test(typed));
  if (role && named !== null && ownerAt >= 0) return { word: [...list.slice(ownerAt, at).map(({ typed }) => typed.toLowerCase()), clean(role.typed)].join(' '), pronoun, house: kin?.house ?? 7, article: 'your' };
  if (role && (named === null || named.id === 'boss' || named.id === 'friend' || named.id === 'colleague' || named.id === 'partner')) {
    const before = list[at - 1];
    const both = before && twoWords[role.read]?.test(before.read) === true ? `${before.typed.toLowerCase()} ` : '';
    return { word: `${both}${clean(role.typed)}`, pronoun, house: roles.find(([pattern]) => pattern.test(role.read))?.[1] ?? 7, article: dealt.test(role.read) && !/ (?:my|our|mera|mere|meri|hamara|hamare) /u.test(text.plain) ? 'the' : 'your' };
  }
  if (named !== null) return { word: clean(named.typed), pronoun, house: kin?.house ?? 7, article: 'your' };
  if (/ (?:he|she|him|her|his|they|them|their|wo|woh|vo|voh|vah|wah|us|use|uska|uski|uske|usko|usne|usse|unka|unki|unke|unko|unhe|unhone|unse) /u.test(text.plain)) return { word: null, pronoun, house: kin?.house ?? 7, article: 'your' };
  return null;
}
