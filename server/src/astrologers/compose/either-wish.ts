import { findFields, type Field } from '../question/fields';
import { readText, shortVowels } from '../question/question-text';
import { sides } from '../question/sides';
import type { Context } from './context';
import { fitOf, reasonOf } from './field-answers';

const turn = /\s(?:but|par|pr|lekin|magar|whereas|while|पर|लेकिन|मगर)\s|[,;]\s*(?=(?:i|me|mera|mujhe|my|mann|dil|मेरा|मुझे|मन|main|mai)\s)/iu;
const elders = / (?:papa|dad|father|fathers|pita|pitaji|mummy|mom|mother|parents|gharval\w*|ghar wale|family|ghar vale|gharwale|maa|uncle|chacha|bhai|husband|pati|sasur\w*|everyone|sab) /u;
const heart = / (?:mann|man|dil|heart|interest\w*|passion\w*|love|like|want|dream|sapna|shauk|ruchi|chahta|chahti|pasand|jana hai|karna hai|banna hai) /u;
const familyTrade = sides.find(({ id }) => id === 'family trade');

interface Way {
  label: string;
  field: Field;
}

function wayOf(clause: string, { read: { language }, isEnglish }: Context): Way | null {
  const text = readText(clause, language);
  const plain = shortVowels(text);
  const isFamily = / (?:family|ghar|papa|dad|father|pita\w*|khandani|pushtaini) .*(?:business|vyapar|dukan|shop|karobar|dhandha|factory|transport|kheti|farm) /u.test(plain);
  const [field] = findFields(text).filter(({ english }) => english !== 'business');
  if (isFamily && familyTrade) return { label: familyTrade.label[isEnglish ? 0 : 1], field: { english: familyTrade.label[0], hindi: familyTrade.label[1], planets: familyTrade.planets, isSubject: false } };
  return field ? { label: isEnglish ? field.english : field.hindi, field } : null;
}

/** "Papa wants me in the transport business, my heart is in coding": which of the two the chart carries; null where no such pull is told. */
export function composeWish(context: Context): string | null {
  const { read, say } = context;
  const [theirs = '', ...rest] = read.text.raw.split(turn);
  const mine = rest.join(' ');
  if (mine === '' || !elders.test(shortVowels(readText(theirs, read.language))) || !heart.test(shortVowels(readText(mine, read.language)))) return null;
  if (['when', 'why', 'remedy', 'past'].includes(read.kind) || / (?:kab|when|why|kyu\w*) /u.test(shortVowels(read.text))) return null;
  const own = { ...context, read: { ...read, kin: null } };
  const [a, b] = [wayOf(theirs, own), wayOf(mine, own)];
  if (!a || !b || a.label === b.label) return null;
  const isMine = fitOf(own, b.field) >= fitOf(own, a.field);
  const [best, other] = isMine ? [b, a] : [a, b];
  const opening = isMine
    ? say([[`Follow ${best.label} rather than ${other.label}`, `Your own wish, ${best.label}, before ${other.label}`], [': its planets are the stronger ones in your chart', ', for the chart carries it better'], '; tell the family with a plan and a date.'], [[`अपने मन का काम, ${best.label}, पहले रखिए; ${other.label} बाद में`, `${best.label} चुनिए, ${other.label} नहीं`], [', क्योंकि उसके ग्रह ज़्यादा मज़बूत हैं', '; कुंडली का साथ उधर ज़्यादा है'], '; घरवालों से योजना और तारीख के साथ बात कीजिए।'])
    : say([[`Take ${best.label} as the base and keep ${other.label} beside it`, `${best.label} first, with ${other.label} kept alive beside it`], [': its planets are the stronger ones in your chart', ', for the chart carries it better'], '.'], [[`आधार ${best.label} को रखिए, ${other.label} साथ में`, `पहले ${best.label}, साथ में ${other.label}`], [', क्योंकि उसके ग्रह ज़्यादा मज़बूत हैं', '; कुंडली का साथ उधर ज़्यादा है'], '।']);
  const step = say([['Give it one year and one measure of success', 'Agree at home on a trial of a year'], ['.', ', in writing.']], [['एक साल और सफलता का एक पैमाना तय कीजिए', 'घर में एक साल की मोहलत तय कीजिए'], ['।', ', लिखकर।']]);
  return [`${opening} ${reasonOf(own, best.field.planets)}`, step].join('\n\n');
}
