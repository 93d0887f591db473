import { normalizeText } from '../reader/classify/normalize-text';
import type { Likeliest, Whose } from '../topics/understand';
import { findAskedClause } from './asked-clause';
import { persons, type Heard } from './heard';
import type { MatterId } from './matters';
import { readText, shortVowels, type QuestionText } from './question-text';
import { findAllKin, findKinOfWord, type Kin, type KinId } from './people';
import { findOtherPerson } from './other-people';
import { romanize } from './romanize';

/** What the table calls the people of the lists. */
const namesOf: Record<KinId, readonly Whose[]> = {
  cousin: ['other', 'sibling'],
  nephew: ['other', 'child'],
  niece: ['other', 'child'],
  fatherInLaw: ['inlaw'],
  motherInLaw: ['inlaw'],
  wifeSister: ['inlaw'],
  sisterInLaw: ['inlaw', 'sibling'],
  daughterInLaw: ['inlaw', 'child'],
  sonInLaw: ['inlaw', 'child'],
  brotherInLaw: ['inlaw', 'sibling'],
  elderBrother: ['sibling'],
  elderSister: ['sibling'],
  youngerBrother: ['sibling'],
  youngerSister: ['sibling'],
  brother: ['sibling'],
  sister: ['sibling'],
  grandchild: ['other', 'child'],
  grandfather: ['other'],
  grandmother: ['other'],
  mother: ['mother', 'parents'],
  father: ['father', 'parents'],
  son: ['child'],
  daughter: ['child'],
  child: ['child'],
  husband: ['spouse', 'partner'],
  wife: ['spouse', 'partner'],
  partner: ['partner', 'ex', 'spouse'],
  uncle: ['other'],
  boss: ['boss'],
  friend: ['friend'],
  colleague: ['boss', 'other', 'friend'],
};

/** Who is meant where the table is sure and no word of the lists names them. */
const unnamed: Partial<Record<Whose, Kin>> = {
  child: { id: 'child', house: 5 },
  mother: { id: 'mother', house: 4 },
  father: { id: 'father', house: 9 },
  spouse: { id: 'partner', house: 7 },
};

const ofOneself: readonly MatterId[] = ['lending', 'moneyBack', 'inheritance', 'loveMarriage', 'reunion', 'love'];

const pronoun = / (?:he|him|his|she|her|hers|they|them|their|u[sn]k[aioe]+|u[sn]hen?|unhon\w*|vo|wo|woh|voh|vah|iska|iski|inka|inki|inko) /u;
/** The one who asks, as the one whose matter it is: "mera", "I", and verbs in the first person. */
const oneself = / (?:i|myself|mine|mujhe|mujhko|mujh|main|mai|mera|meri|\w+(?:unga|ungi|oonga|oongi)|kar(?:u|un|oon)|lu|lun|du|dun|jau|jaun|hu|hun|hoon) /u;

const loved = / (?:pasand|pyar|love|crush|like|dating|mere jivan|meri life|shadi|shaadi|rishta|rishte|vivah|marry) /u;
/** "Ladki" is a daughter, and any girl. */
const isSomeGirlOrBoy = ({ plain }: QuestionText, { id }: Kin): boolean => (id === 'daughter' || id === 'son') && !/ (?:daughters?|sons?|bet[aei]+\w*|putr\w*|bitiya\w*) /u.test(plain);

/** Where it is likeliest to be nobody's matter ("tell me about my father"), the others are compared among themselves. */
const shareOf = (whose: Likeliest<Whose>, { id }: Kin): number => namesOf[id].reduce((sum, each) => sum + whose.shareOf(each), 0) / (whose.value === 'none' ? Math.max(1 - whose.share, 0.1) : 1);

/** "My friend has bought an Audi, when does mine come?": the part that asks last says whose it is, and names nobody else. */
const clauses = /[.?!।;,\n]+\s*|\s(?:but|lekin|magar|par|and|aur|लेकिन|मगर|पर|और)\s/u;
const ownMatter = / (?:mera|meri|mere|mujhe|mujhko|mine|my|will i|am i|do i have|can i get|when (?:will|can|do) i|main kab) /u;
function asksOwn({ raw, language }: QuestionText): boolean {
  const parts = raw.split(clauses).map((part) => part.trim()).filter((part) => part.includes(' '));
  const last = parts.length > 1 ? readText(parts.at(-1) ?? '', language) : null;
  return last !== null && ownMatter.test(shortVowels(last)) && !pronoun.test(last.plain) && findAllKin(last).length === 0;
}

/** "My cousin's marriage", "bua ki dukan": what is asked about is theirs. */
const isOwner = ({ raw, mayBeHindi }: QuestionText, { id }: Kin): boolean =>
  [...raw.matchAll(/(\p{L}+)(?:['’]s\b| (?=k[aei] |का |के |की ))/giu)].some(([, word = '']) => {
    return findKinOfWord(romanize(normalizeText(word)).trim(), mayBeHindi).some((each) => each.id === id);
  });

/** Under what share of the table somebody who is named is only told of. */
function leastShare(text: QuestionText, kin: Kin): number {
  if (isSomeGirlOrBoy(text, kin)) return persons.instead;
  const core = findAskedClause(text, text.language) ?? text;
  const isAsked = pronoun.test(core.plain) || findAllKin(core).some(({ id }) => id === kin.id);
  return !isAsked ? persons.told : oneself.test(shortVowels(core)) ? persons.besideOneself : isOwner(core, kin) ? persons.owner : persons.asked;
}

const tellers = (words: string): RegExp => new RegExp(` ${words} (?:ne (?:\\w+ )?(?:bata\\w*|kaha\\w*|bola\\w*|poochh?\\w*|puchh?\\w*|suna\\w*|dekha)|bol(?:a|i|e|ta|ti|te)|kah(?:ta|ti|te)|keht[aie]|says?|said|tells?|told|thinks?|asks?|keeps? (?:saying|telling|asking)|insists?|(?:bol|kah|keh|pu+chh?|poochh?) (?:rah\\w+|rh[aei]|det\\w+)|(?:pu+|poo)chh?t\\w+) `, 'u');
/** Who only told it is not who is asked about, where nobody is meant by "he" or "she". */
const onlyTells = (text: QuestionText, { id }: Kin): boolean => {
  const plain = shortVowels(text);
  if (pronoun.test(plain) && findAllKin(text).length < 2) return false;
  const words = plain.trim().split(' ').filter((word, at, all) => all[at - 1] !== word && findKinOfWord(word, text.mayBeHindi).some((each) => each.id === id));
  return words.length > 0 && words.every((word) => tellers(word).test(plain));
};

/** What "my brother and I" do together is one's own matter. */
const joint: readonly MatterId[] = ['business', 'partner', 'house', 'investment', 'travel', 'vehicle', 'loan'];
const isJoint = (text: QuestionText): boolean => / (?:aur|and) (?:i|me|main|mai|hum|ham) | (?:main|mai|me|i) (?:aur|and) (?:mera|meri|mere|my) | (?:hum|ham|we) (?:dono|both) | (?:ke|k) (?:saath|sath) (?:mil\w*|partnership) /u.test(shortVowels(text));

/**
 * Whose matter is asked about. Somebody whom a word names is only told of where the table as good as rules them out;
 * then it is whoever else is named and fits, or oneself.
 */
export function askedPerson(heard: Heard): Kin | null {
  const { text, slots: { matters }, understood: { whose }, leans } = heard;
  if (isJoint(text) && matters.some(({ id }) => joint.includes(id))) return null;
  const kin = heard.slots.kin && onlyTells(text, heard.slots.kin) ? null : heard.slots.kin;
  const named = findAllKin(text).filter((each) => !onlyTells(text, each));
  const isLoved = loved.test(shortVowels(text)) && named.some((each) => isSomeGirlOrBoy(text, each));
  const [best] = named.filter((each) => !isLoved || !isSomeGirlOrBoy(text, each)).map((each) => ({ each, share: shareOf(whose, each) })).sort((a, b) => b.share - a.share);
  const beloved = isLoved ? named.find(({ id }) => id === 'partner') : undefined;
  if (beloved && (kin === null || kin.id === 'partner' || isSomeGirlOrBoy(text, kin))) return beloved;
  const isOwn = ofOneself.includes(matters[0]?.id ?? 'self');
  const unnamedOne = text.isRead && !isLoved && findOtherPerson(text) === null && whose.share >= persons.unnamed ? (unnamed[whose.value] ?? null) : null;
  // Who was spoken of before is named in no word of this one.
  if (kin !== null && (leans || named.every(({ id }) => id === 'partner' && kin.id !== 'partner'))) return kin;
  // Who is left once those who only told are gone, if it is their own matter by its grammar.
  const left = heard.slots.kin !== null && kin === null && named.length === 1 ? named[0] : undefined;
  if (left && isOwner(text, left)) return left;
  if (kin === null) return isOwn || asksOwn(text) ? null : best && best.share >= persons.instead && !isSomeGirlOrBoy(text, best.each) ? best.each : unnamedOne;
  const share = shareOf(whose, kin);
  if (asksOwn(text) && share < persons.sure) return null;
  if (isLoved && isSomeGirlOrBoy(text, kin) && share < persons.sure) return null;
  if (best && best.share >= persons.better && best.share > share + persons.margin) return best.each;
  return share >= leastShare(text, kin) ? kin : unnamedOne;
}
