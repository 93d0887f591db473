import file from '../../../content/jyotish/choices.json';
import { signLord } from '../../astrology';
import { isListedWord } from '../../care/lexicon/meanings';
import { findPlaces } from '../question/places/places';
import { syllableTable } from '../tools/tables';
import type { Carried } from '../tools/weigh-options';
import type { QuestionText } from '../question/question-text';
import type { Words } from './ask';

const padasOfSign = 9;
const syllables = (['en', 'hi'] as const).flatMap((language) =>
  Object.values(syllableTable[language]).flatMap((padas, nakshatra) =>
    padas.map((syllable, pada) => ({ syllable: syllable.toLowerCase(), sign: Math.floor((nakshatra * 4 + pada) / padasOfSign) + 1 })),
  ),
);

const fold = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/^c(?!h)/u, 'k')
    .replace(/^q/u, 'k')
    .replace(/^x|^z/u, 'j')
    .replace(/^f/u, 'ph')
    .replace(/^w/u, 'v');

/** The sign, 1 to 12, of the first syllable of a name according to the almanacs; null for an unknown syllable. */
export function signOfName(name: string): number | null {
  const folded = fold(name.trim());
  const found = syllables
    .filter(({ syllable }) => folded.startsWith(syllable))
    .sort((one, other) => other.syllable.length - one.syllable.length)[0];
  return (found ?? syllables.find(({ syllable }) => syllable.charAt(0) === folded.charAt(0)))?.sign ?? null;
}

const contextWords = new Set(file.around.split(' '));
const minLetters = 3;
/** "Chalata rahu", "चलाती रहूँ": a continuous verb. */
const goingOn = /\S+\s+(?:rah(?:u|un|oon|a|e|i)|रह(?:ूँ|ूं|ा|े|ी))(?=\s|$)/giu;
/** Common words that are not a name in small letters in a choice between people. */
const maxWords = 2;
interface NamedThing extends Carried, Words {
  id: string;
  frame: 'name';
}
/** The only uncommon word of an option: a name, read by the sign of its first syllable. */
export const namesIn =
  (ofPeople: boolean) =>
  (option: QuestionText): NamedThing[] => {
    const words = option.raw
      .replace(goingOn, ' ')
      .split(/[^\p{L}\p{M}\p{N}&]+/u)
      .filter((word) => word.length >= minLetters);
    const isWritten = (word: string) => word !== word.toLowerCase() || /\p{Script=Devanagari}/u.test(word);
    const open = words.filter((word) => !contextWords.has(word.toLowerCase()));
    const names = open.filter((word) => words.length === 1 || !isListedWord(word) || word !== word.toLowerCase());
    const capitalized = names.filter((word) => word !== word.toLowerCase());
    const [name, second] = capitalized.length === 1 ? capitalized : names;
    const sign = name === undefined || second !== undefined ? null : signOfName(name);
    if (name === undefined || sign === null || findPlaces(option).length > 0) return [];
    const isFree = words.length === 1 || (ofPeople && open.length <= maxWords);
    if (!isWritten(name) && !isFree) return [];
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    return [{ id: `name ${name.toLowerCase()}`, en: label, hi: label, houses: [], planets: [signLord(sign)], frame: 'name' }];
  };
