import { findLexeme, lexeme, type Lexeme, type SearchText } from './lexicon';
import { foldWord } from './romanize';

/** Somebody other than the person whose chart it is, and the house from which their matters are read. */
export interface Kin {
  id: KinId;
  house: number;
}

const rows = {
  fatherInLaw: [3, 'father in law', 'sasur'],
  motherInLaw: [10, 'mother in law', 'saas|sasu'],
  wifeSister: [9, 'wifes sister', 'saali|sali'],
  sisterInLaw: [9, 'sister in law', 'bhabhi|nanad|devrani|jethani'],
  daughterInLaw: [11, 'daughter in law', 'bahu|bahurani'],
  sonInLaw: [11, 'son in law', 'damad|daamad|jamai'],
  brotherInLaw: [9, 'brother in law', 'jija|jeeja|saala|devar|jeth'],
  elderBrother: [11, 'elder brother|older brother|big brother', 'bade bhai|bada bhai|bhaiya'],
  elderSister: [11, 'elder sister|older sister|big sister', 'badi behen|badi bahan|didi'],
  youngerBrother: [3, 'younger brother|little brother', 'chhote bhai|chhota bhai'],
  youngerSister: [3, 'younger sister|little sister', 'chhoti behen|chhoti bahan|choti bahan|choti behan'],
  brother: [3, 'brother|brothers', 'bhai'],
  sister: [3, 'sister|sisters', 'behen|bahan|behan|bahen'],
  grandchild: [9, 'grandson|granddaughter|grandchild', 'pota|poti|naati|naatin'],
  grandfather: [5, 'grandfather|grandpa', 'dada|dadaji'],
  grandmother: [12, 'grandmother|grandma', 'dadi|nani|naani'],
  mother: [4, 'mother|mom|mum|mummy|mothers|mama', 'maa|ma|mata|mummy|mammi|mataji|ammi|amma'],
  father: [9, 'father|dad|daddy|papa|fathers', 'pita|papa|pitaji|abbu|baap|pitajee|babuji'],
  son: [5, 'son|sons', 'beta|bete|putra|ladke|beton'],
  daughter: [5, 'daughter|daughters', 'beti|betiyan|putri|bitiya|ladki'],
  child: [5, 'my child|my children|my kid|my kids', 'mere bachche|mere bachcho|mera bachcha|bachchon|bachche ki|bachche ka|bachche ko|bachcho ki|bachcho ka|bachche ke'],
  husband: [7, 'husband|hubby', 'pati|patidev'],
  wife: [7, 'wife', 'patni|biwi|bivi|gharwali'],
  partner: [7, 'bf|gf|fiance|fiancee|my partner|my spouse|future spouse|life partner|my boyfriend|my girlfriend|future husband|future wife|boyfriend|girlfriend|he|she|him|her', 'gf|bf|boyfriend|girlfriend|jeevansathi|jeevan sathi|mangetar|premi|premika|hone wale pati|hone wali patni|wo mujhse|vo mujhse|woh mujhse|usse'],
  uncle: [11, 'uncle|aunt', 'chacha|chachi|mamaji|mami|mausi|bua|fufa|tauji|tau ji'],
  boss: [10, 'my boss|the boss|boss|manager|my employer|my senior|my principal|my hr', 'boss|mere boss|sahab|saahab|seth|sethji|seth ji|malik mujh*|mere malik'],
  friend: [11, 'my friend|my friends|best friend', 'dost|mitra|saheli'],
  colleague: [11, 'my colleague|colleague|colleagues|coworker', 'sahkarmi'],
} as const satisfies Record<string, [number, string, string]>;

export type KinId = keyof typeof rows;

const people = (Object.entries(rows) as [KinId, readonly [number, string, string]][]).map(([id, [house, english, hindi]]) => ({
  id,
  house,
  lexeme: lexeme(english, hindi),
}));

const isPartnerNamed = ({ plain }: SearchText): boolean => / (?:bf|gf|fianc\w+|partner|spouse|boyfriend|girlfriend|future husband|future wife|jeevan\w*|jivan\w*|mangetar|premi|premika|hone) /u.test(plain);

const oneWord = /^[a-z]+$/u;
const lovers = /^(?:partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|mangetar)$/u;
/** "My sister's husband", "bhabhi ki behen": the relative of a relative, by the house counted from the first; null where only one is named. */
function findKinOfKin(text: SearchText): Kin | null {
  const words = text.plain.trim().split(' ');
  const kinAt = (at: number): Kin | null => {
    const word = words[at];
    if (!word || !oneWord.test(word)) return null;
    const alone = { plain: ` ${word} `, folded: ` ${foldWord(word)} `, mayBeHindi: text.mayBeHindi };
    if (lovers.test(word)) return { id: 'partner', house: rows.partner[0] };
    const found = people.find((person) => !['partner', 'boss', 'friend', 'colleague', 'child'].includes(person.id) && findLexeme(alone, person.lexeme) >= 0);
    return found ? { id: found.id, house: found.house } : null;
  };
  for (let at = 0; at < words.length - 1; at += 1) {
    const isHindi = /^(?:ke|ki|ka|kee|kaa)$/u.test(words[at + 1] ?? '');
    const [first, second] = [kinAt(at), kinAt(isHindi ? at + 2 : at + 1)];
    if (!first || !second || first.id === second.id || second.id === 'partner') continue;
    return namedOf(first.id, second.id) ?? { id: 'uncle', house: derivedHouse(first.house, second.house) };
  }
  return null;
}

/** Relatives of relatives that have a name of their own. */
function namedOf(first: KinId, second: KinId): Kin | null {
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
  return named ? { id: named, house: rows[named][0] } : null;
}

const amongHindi = / (?:mere|mera|meri|ke|ki|ka|ko|ne|se|hai|hain|kya|kab|bade|chhote|wale) /u;
/** Among Hindi words "mama" is the mother's brother, and no mother. */
const isMothersBrother = ({ plain, mayBeHindi }: SearchText): boolean => mayBeHindi && / m[a]+m[a]+ /u.test(plain) && amongHindi.test(plain) && !/ (?:ma|maa|mummy|mother|papa|pati|beta|bete|beti) /u.test(plain);

/** Who a question is about besides the one who asks; null where it names nobody. */
export function findKin(text: SearchText): Kin | null {
  const ofKin = findKinOfKin(text);
  if (ofKin) return ofKin;
  if (isMothersBrother(text)) return { id: 'uncle', house: rows.uncle[0] };
  // Folded, "baby" and भाभी are one word.
  const found = people.find((person) => findLexeme(text, person.lexeme) >= 0 && !(person.id === 'sisterInLaw' && text.plain.includes(' baby ')));
  // "He" is the one who is named besides.
  const named = found?.id === 'partner' && !isPartnerNamed(text) ? people.find((person) => person.id !== 'partner' && findLexeme(text, person.lexeme) >= 0) : undefined;
  const meant = named ?? found;
  return meant ? { id: meant.id, house: meant.house } : null;
}

/** The words that name somebody. */
export const lexemesOf = (id: KinId): Lexeme[] => people.filter((person) => person.id === id).map((person) => person.lexeme);

/** Everybody that a text names, in its order; "elder brother" is not a brother besides. */
export function findAllKin(text: SearchText): Kin[] {
  const found = people
    .map((person) => ({ person, at: findLexeme(text, person.lexeme) }))
    .filter(({ at }) => at >= 0);
  const isGeneral = (id: KinId): boolean => (id === 'brother' && found.some(({ person }) => /^(?:elder|younger)Brother$/u.test(person.id))) || (id === 'sister' && found.some(({ person }) => /^(?:elder|younger)Sister$/u.test(person.id)));
  return found
    .filter(({ person }) => !isGeneral(person.id))
    .sort((a, b) => a.at - b.at)
    .map(({ person: { id, house } }) => ({ id, house }));
}

/** The house, from the person's own lagna, that is the given house of somebody else. */
export const derivedHouse = (from: number, house: number): number => ((from + house - 2) % 12) + 1;
