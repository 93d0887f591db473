import file from '../../../content/asking.json';
import { relativeTable } from '../tools/tables';
import type { Likeliest, Whose } from '../topics/understand';
import { findAllKin, findKinOfKin, type Kin, type KinId } from './people';
import type { QuestionText } from './question-text';

/** Classifier labels by relative. */
const labels: Record<KinId, readonly Whose[]> = {
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
  uncle: ['other', 'inlaw', 'friend', 'sibling'],
  boss: ['boss'],
  friend: ['friend', 'other'],
  colleague: ['boss', 'other', 'friend'],
};

/** The relative by label, if no word names one. */
const unnamedKin: Partial<Record<Whose, KinId>> = { child: 'child', mother: 'mother', father: 'father', spouse: 'partner', boss: 'boss' };

/** Minimum shares for a relative to be the person concerned: named in the asking part, elsewhere, as the first word, or not at all. */
const minShares = { asked: 0.22, told: 0.35, called: 0.5, unnamed: 0.7 };

const calls: ReadonlySet<string> = new Set(file.calls.split(' '));

/** Whether a message starts with a kinship word that may only be an address: "bhaiya, my shop does not run". */
const isCall = ({ plain }: QuestionText): boolean => calls.has(plain.trim().split(' ')[0] ?? '');

const ownWords: ReadonlySet<string> = new Set(file.ownsIt.split(' '));
const [us, pronouns] = [file.us, file.others].map((list): ReadonlySet<string> => new Set(list.split(' '))) as [Set<string>, Set<string>];
/** "My daughter is 11, is a second marriage in my fate", "her visa ran out, do we go back": the question behind a story is the user's. */
function isOfOwn(text: QuestionText, asking: QuestionText): boolean {
  const words = asking.plain.split(' ');
  const isOfUs = words.some((word) => us.has(word)) && !words.some((word) => pronouns.has(word));
  return asking.raw !== text.raw && (isOfUs || words.some((word) => ownWords.has(word)));
}

const pets: ReadonlySet<string> = new Set(file.pets.split(' '));
const mentionsPet = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => pets.has(word));

/** The person whom a question is about, by classifier and words; null for the user. */
export function askedKin(text: QuestionText, asking: QuestionText, whose: Likeliest<Whose>): Kin | null {
  const sumShares = ({ id }: Kin): number => labels[id].reduce((sum, each) => sum + whose.shareOf(each), 0);
  const best = (list: readonly Kin[]): Kin | undefined => [...list].sort((one, other) => sumShares(other) - sumShares(one))[0];
  // "My sister's husband" is one person and no sister.
  const ofKin = findKinOfKin(text);
  const inAsking = ofKin === null ? findAllKin(asking) : [ofKin];
  const asked = best(inAsking);
  const isCalled = ofKin === null && isCall(text) && findAllKin(text).length === 1;
  if (asked && sumShares(asked) >= (isCalled ? minShares.called : minShares.asked)) return asked;
  // "Since my father left my dog does not eat, will he be well": "he" is not a person.
  if (inAsking.every(({ id }) => id === 'partner') && mentionsPet(text)) return null;
  if (inAsking.length === 0 && isOfOwn(text, asking)) return null;
  const mentioned = best(findAllKin(text));
  if (mentioned && sumShares(mentioned) >= (isCalled ? minShares.called : minShares.told)) return mentioned;
  const id = inAsking.length === 0 && whose.share >= minShares.unnamed ? unnamedKin[whose.value] : undefined;
  return id === undefined ? null : { id, house: relativeTable[id].house };
}
