import { syllableTable } from '../tools/tables';

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

/** The sign, 1 to 12, of the syllable with which a name begins, as the almanacs give them; null where none begins so. */
export function signOfName(name: string): number | null {
  const folded = fold(name.trim());
  const found = syllables
    .filter(({ syllable }) => folded.startsWith(syllable))
    .sort((one, other) => other.syllable.length - one.syllable.length)[0];
  return (found ?? syllables.find(({ syllable }) => syllable.charAt(0) === folded.charAt(0)))?.sign ?? null;
}
