import file from '../../../content/people.json';
import { derivedHouse, type Relative } from '../tools/focus';
import { relativeTable, type RelativeId } from '../tools/tables';
import { findLexeme, lexeme, type SearchText } from './lexicon';
import { foldWord } from './romanize';

export type Kin = Relative;

export type KinId = RelativeId;

const names: Readonly<Record<KinId, Record<'english' | 'hindi', string>>> = file.people;
const people = (Object.entries(names) as [KinId, (typeof names)[KinId]][]).map(([id, { english, hindi }]) => ({
  id,
  house: relativeTable[id].house,
  lexeme: lexeme(english, hindi),
}));

const isPartnerNamed = ({ plain }: SearchText): boolean => / (?:bf|gf|fianc\w+|partner|spouse|boyfriend|girlfriend|future husband|future wife|jeevan\w*|jivan\w*|mangetar|premi|premika|hone) /u.test(plain);

const oneWord = /^[a-z]+$/u;
const friends = /^(?:friends?|dost|saheli|mitra)$/u;
const partnerPattern = /^(?:partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|mangetar)$/u;
/** "My sister's husband", "bhabhi ki behen", "my friend's wife's brother": the relative of a relative, with houses counted from the first; null if only one is named. */
export function findKinOfKin(text: SearchText): Kin | null {
  const words = text.plain.trim().split(' ');
  const kinAt = (at: number): Kin | null => {
    const word = words[at];
    if (!word || !oneWord.test(word)) return null;
    if (partnerPattern.test(word)) return { id: 'partner', house: relativeTable.partner.house };
    if (friends.test(word)) return { id: 'friend', house: relativeTable.friend.house };
    const wordText = { plain: ` ${word} `, folded: ` ${foldWord(word)} `, mayBeHindi: text.mayBeHindi };
    const found = people.find((person) => !['partner', 'boss', 'friend', 'colleague', 'child'].includes(person.id) && findLexeme(wordText, person.lexeme) >= 0);
    return found ? { id: found.id, house: found.house } : null;
  };
  const skipPossessive = (at: number): number => (/^(?:ke|ki|ka|kee|kaa)$/u.test(words[at + 1] ?? '') ? at + 2 : at + 1);
  const chainFrom = (at: number): Kin[] => {
    const first = kinAt(at);
    if (!first) return [];
    const rest = chainFrom(skipPossessive(at));
    return rest[0]?.id === first.id || rest[0]?.id === 'partner' ? [first] : [first, ...rest];
  };
  for (const at of words.keys()) {
    const kinChain = chainFrom(at);
    const [first, second] = kinChain;
    if (!first || !second) continue;
    if (first.id === 'cousin' && /^(?:brother|sister)$/u.test(second.id)) return first;
    const named = kinChain.length === 2 ? findNamed(first.id, second.id) : null;
    return named ?? { id: 'uncle', house: kinChain.reduce((house, each) => derivedHouse(house, each.house), 1) };
  }
  return null;
}

/** Relatives of relatives with their own word. */
function findNamed(first: KinId, second: KinId): Kin | null {
  const [isSpouse, isSibling] = [['husband', 'wife'].includes(second), ['brother', 'sister', 'elderBrother', 'elderSister', 'youngerBrother', 'youngerSister'].includes(second)];
  const named: KinId | null =
    first === 'husband' || first === 'wife' || first === 'partner'
      ? second === 'mother' ? 'motherInLaw' : second === 'father' ? 'fatherInLaw' : isSibling ? (second.toLowerCase().includes('brother') ? 'brotherInLaw' : 'sisterInLaw') : null
      : first === 'son' && isSpouse ? 'daughterInLaw'
      : first === 'daughter' && isSpouse ? 'sonInLaw'
      : isSpouse && /sister/iu.test(first) ? 'brotherInLaw'
      : isSpouse && /brother/iu.test(first) ? 'sisterInLaw'
      : ['mother', 'father'].includes(first) && isSibling ? 'uncle'
      : null;
  return named ? { id: named, house: relativeTable[named].house } : null;
}

const amongHindi = / (?:mere|mera|meri|ke|ki|ka|ko|ne|se|hai|hain|kya|kab|bade|chhote|wale) /u;
/** In Hindi "mama" is the mother's brother, and not the mother. */
const isMothersBrother = ({ plain, mayBeHindi }: SearchText): boolean => mayBeHindi && / m[a]+m[a]+ /u.test(plain) && amongHindi.test(plain) && !/ (?:ma|maa|mummy|mother|papa|pati|beta|bete|beti) /u.test(plain);

/** Folded, "baitha" (sat) is "beta" (son), and BP is "baap" (father). */
const chanceWord = /^(?:ba+i?th\w*|bp)$/u;
function withoutChancePhrases(text: SearchText): SearchText {
  const [plain, folded] = [text.plain.split(' '), text.folded.split(' ')];
  return plain.length === folded.length ? { ...text, folded: folded.map((word, at) => (chanceWord.test(plain[at] ?? '') ? '-' : word)).join(' ') } : text;
}

/** The person whom a question is about, other than the user; null if it names nobody. */
export function findKin(asked: SearchText): Kin | null {
  const text = withoutChancePhrases(asked);
  const ofKin = findKinOfKin(text);
  if (ofKin) return ofKin;
  if (isMothersBrother(text)) return { id: 'uncle', house: relativeTable.uncle.house };
  // Folded, "baby" and भाभी are one word.
  const found = people.find((person) => findLexeme(text, person.lexeme) >= 0 && !(person.id === 'sisterInLaw' && text.plain.includes(' baby ')));
  // "He" is the other named person.
  const named = found?.id === 'partner' && !isPartnerNamed(text) ? people.find((person) => person.id !== 'partner' && findLexeme(text, person.lexeme) >= 0) : undefined;
  const resolved = named ?? found;
  return resolved ? { id: resolved.id, house: resolved.house } : null;
}

/** "Cousin brother" and "chachera bhai" are not brothers. */
const hasOwnSibling = ({ plain }: SearchText): boolean => / (?:brothers?|sisters?|bhai|behen|bahan|behan) /u.test(plain.replace(/ (?:cousin|chacher[ai]|mamer[ai]|mauser[ai]|phupher[ai]) (?:brothers?|sisters?|bhai|behen|bahan|behan) /gu, ' '));

/** All people that a text names, in its order; "elder brother" does not count as "brother" too. */
export function findAllKin(asked: SearchText): Kin[] {
  const text = withoutChancePhrases(asked);
  const found = people
    .map((person) => ({ person, at: findLexeme(text, person.lexeme) }))
    .filter(({ at }) => at >= 0);
  const isCousin = found.some(({ person }) => person.id === 'cousin');
  const isGeneral = (id: KinId): boolean => (isCousin && /^(?:brother|sister)$/u.test(id) && !hasOwnSibling(text)) || (id === 'brother' && found.some(({ person }) => /^(?:elder|younger)Brother$/u.test(person.id))) || (id === 'sister' && found.some(({ person }) => /^(?:elder|younger)Sister$/u.test(person.id)));
  return found
    .filter(({ person }) => !isGeneral(person.id))
    .sort((a, b) => a.at - b.at)
    .map(({ person: { id, house } }) => ({ id, house }));
}
