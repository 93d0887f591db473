import { isListedWord } from '../../care/lexicon/meanings';
import { foldWord, romanize } from './romanize';

const fold = (word: string) => foldWord(romanize(word.toLowerCase()));

/** Words that precede an ordinary word, as in "kisi surat mein" and "bahut anand mein", and never a town. */
const determiners = new Set(
  'is us isi usi ise use kis kisi ek har bahut bohot bade badi bada thode thodi kuch kuchh kai koi aise aisi waise itne itni kitne kitni sab sabhi pure poore'.split(' ').map(fold),
);
/** Whether a word only precedes ordinary words. */
export const isDeterminer = (word: string): boolean => determiners.has(fold(word));

/** Words that precede a town at the beginning of a statement about a day. */
const days = new Set('aaj kal parso parson abhi'.split(' ').map(fold));
/** Words that follow a name of the panchang, as in "in Kalyan yoga". */
const panchangNouns = new Set('yoga yog paksha nakshatra tithi karana lagna rashi masa maas muhurta muhurat month sankranti'.split(' ').map(fold));

/** Whether a town's name is another word in its context: `before` and `after` are the adjacent words, empty at an end of the clause. */
export function isOrdinaryWord(name: string, { before = '', after = '' }: { before?: string | undefined; after?: string | undefined }): boolean {
  if (isDeterminer(before) || panchangNouns.has(fold(after))) return true;
  const isWritten = name !== name.toLowerCase();
  return !isWritten && isListedWord(name) && before !== '' && !days.has(fold(before));
}
