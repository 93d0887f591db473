import { isListedWord } from '../../care/lexicon/meanings';
import { foldWord, romanize } from './romanize';

const fold = (word: string) => foldWord(romanize(word.toLowerCase()));

/** Before an ordinary word, as in "kisi surat mein" and "bahut anand mein", and never before a town. */
const determiners = new Set(
  'is us isi usi ise use kis kisi ek har bahut bohot bade badi bada thode thodi kuch kuchh kai koi aise aisi waise itne itni kitne kitni sab sabhi pure poore'.split(' ').map(fold),
);
/** Whether a word stands before an ordinary word alone. */
export const isDeterminer = (word: string): boolean => determiners.has(fold(word));

/** Before a town that opens what is said of a day. */
const days = new Set('aaj kal parso parson abhi'.split(' ').map(fold));
/** After a name of the panchang, as in "in Kalyan yoga". */
const panchangNouns = new Set('yoga yog paksha nakshatra tithi karana lagna rashi masa maas muhurta muhurat month sankranti'.split(' ').map(fold));

/** Whether a name of a town is another word where it stands: `before` and `after` are the words beside it, and empty at an end of its clause. */
export function isOrdinaryWord(name: string, { before = '', after = '' }: { before?: string | undefined; after?: string | undefined }): boolean {
  if (isDeterminer(before) || panchangNouns.has(fold(after))) return true;
  const isWritten = name !== name.toLowerCase();
  return !isWritten && isListedWord(name) && before !== '' && !days.has(fold(before));
}
