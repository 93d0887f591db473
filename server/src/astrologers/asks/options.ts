import file from '../../../content/choosing.json';
import type { AnswerLanguage } from '../question/language';

/** One of the ways between which somebody chooses. */
export interface Option {
  /** As it was typed, without the words around it. */
  text: string;
  /** Said to the one who asks; an imperative where `isDoing`. */
  label: string;
  isDoing: boolean;
}

const words = (list: string) => new Set(list.split(' '));
const edges = words(`${file.edges.en} ${file.edges.hi}`);
const verbs = words(file.verbs);
const either = (list: string): string => list.replaceAll(' ', '|');
const connector = new RegExp(`\\s(?:${either(file.connectors)})\\s|\\s*/\\s*`, 'iu');
const refusal = new RegExp(`^(?:${either(file.refusals)})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
const joined = new RegExp(`\\b(?:${file.joined.join('|')})\\b`, 'giu');
const askers = new RegExp(`\\s(?:${either(file.askers)})(?:\\s|$).*$`, 'iu');
/** Something that happens, and no doing of one's own: a verb of the third person at the end in Hindi, at the beginning in English. */
const happens =
  /(?:\w{2,}(?:eg[aei]|enge|eng[aei])|hai|hain|tha|thi|hoga|hogi|honge|\S+(?:ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एंगे|एंगी)|है|हैं|होगा|होगी)\s*(?:kya|क्या)?\s*[?।]?$|^(?:.*\s)?(?:will|does|is|are|has|have) (?:he|she|they|it|my|the|this)\b/iu;
/** "Love hogi ya arrange": both are what it is, and neither a doing nor an event. */
const copula = /\s(?:hai|hain|hoga|hogi|honge|raheg[ai]|है|हैं|होगा|होगी|रहेगा|रहेगी)$/iu;
const [mostWords, mostOptions] = [9, 4];

/** Doing in the first person, and its imperative: in Hindi each option says itself what is done. */
const stems: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)(?:लूँ|लूं)$/u, ' लीजिए'],
  [/(?:^|\s)(?:दूँ|दूं)$/u, ' दीजिए'],
  [/(?:^|\s)(?:करूँ|करूं)$/u, ' कीजिए'],
  [/(\S+?)(?:ाऊँ|ाऊं)$/u, '$1ाइए'],
  [/(\S+?)(?:ऊँ|ऊं)$/u, '$1इए'],
  [/(\S+?)(?:ूँ|ूं)$/u, '$1िए'],
  [/(?:^|\s)l(?:u|un|oo|oon)$/iu, ' lijiye'],
  [/(?:^|\s)d(?:u|un|oo|oon)$/iu, ' dijiye'],
  [/(?:^|\s)kar(?:u|un|oo|oon|na|ni)$/iu, ' kijiye'],
  [/(\S+?)a(?:u|un|oon)$/iu, '$1aiye'],
  [/(\S+?)(?:u|un|oon)$/iu, '$1iye'],
];

const mine: readonly (readonly [RegExp, string])[] = [
  [/\bmy\b/giu, 'your'],
  [/\bmine\b/giu, 'yours'],
  [/\bour\b/giu, 'your'],
  [/\bmyself\b/giu, 'yourself'],
  [/\b(?:me|i)\b/giu, 'you'],
  [/\bus\b/giu, 'you'],
];

/** What stands between the words that ask, at both ends. */
function trim(part: string): string {
  const list = part
    .replace(/["“”'‘’()]/gu, '')
    .trim()
    .split(/\s+/u);
  const isEdge = (word: string | undefined) => word !== undefined && edges.has(word.toLowerCase().replace(/[,.:;]$/u, ''));
  while (list.length > 0 && isEdge(list[0])) list.shift();
  while (list.length > 0 && isEdge(list.at(-1))) list.pop();
  return list.join(' ').replace(/[,.:;?!।]+$/u, '');
}

function toEnglish(text: string): Pick<Option, 'label' | 'isDoing'> {
  const said = mine.reduce((label, [pattern, word]) => label.replace(pattern, word), text);
  const first = said.split(' ')[0]?.toLowerCase() ?? '';
  return verbs.has(first) ? { label: said.charAt(0).toLowerCase() + said.slice(1), isDoing: true } : { label: said, isDoing: false };
}

function toHindi(text: string): Pick<Option, 'label' | 'isDoing'> {
  const found = stems.find(([pattern]) => pattern.test(text));
  return found ? { label: text.replace(found[0], found[1]).trim(), isDoing: true } : { label: text, isDoing: false };
}

/** "Take Chennai or Trichy", "sona kharidu ya zameen": the doing is that of both. */
function withoutVerb({ text, ...option }: Option, isHindi: boolean): Option {
  const list = text.split(' ');
  const rest = trim((isHindi ? list.slice(0, -1) : list.slice(1)).join(' '));
  return rest === '' ? { text, ...option } : { text: rest, label: rest, isDoing: false };
}

/** "Shaadi love ya arrange": what both are of stands before the first alone. */
function lastOf(option: Option, options: readonly Option[]): Option {
  const list = option.text.split(' ');
  if (option.isDoing || options.at(-1)?.text.includes(' ') === true || list.length > 3) return option;
  const last = list.at(-1) ?? option.text;
  return { text: last, label: last, isDoing: false };
}

/** "One is a start-up and the other a bank", "ek ghar ke paas hai, doosri door". */
const oneAndOther =
  /(?:^|[\s,])(?:one|ek|first|pehl[aie]|एक|पहल[ाीे])\s+(.+?)(?:,|\s(?:and|aur|but|par|और|पर)\s|\s(?=(?:dusr|doosr|दूसर)\S*\s))\s*(?:the |ek |एक )?(?:other|another|one|second|dusr[aie]|doosr[aie]|ek|दूसर[ाीे]|एक)\s+(.+?)(?:[.?!,।]|$)/iu;

/** The clause that holds the connecting word; a list before it belongs to it. */
function clauseOf(question: string): string | null {
  const sentence = question
    .replace(joined, (words) => words.replace(' ', '-'))
    .split(/[?？!।]+|\.\s+|\n/u)
    .find((each) => connector.test(` ${each} `));
  if (sentence === undefined) return null;
  const clauses = sentence.split(/\s*[,;:]\s*/u);
  const at = clauses.findIndex((each) => connector.test(` ${each} `));
  const before = clauses.slice(0, at).reverse();
  const isItem = (clause: string) => trim(clause).split(/\s+/u).length <= 2 && !/\b(?:hai|hain|is|are|am|have)\b|है|हैं/iu.test(clause);
  const end = before.findIndex((each) => !isItem(each));
  const items = before.slice(0, end < 0 ? before.length : end).reverse();
  return [...items, clauses[at] ?? ''].join(' or ');
}

/** The ways between which a question chooses, in its order; none where it puts none, or where one of them is only the refusal of the other. */
export function readOptions(question: string, language: AnswerLanguage): Option[] {
  const [, first, second] = oneAndOther.exec(question) ?? [];
  const clause = clauseOf(question) ?? (first && second ? `${first} or ${second}` : null);
  if (clause === null) return [];
  const parts = ` ${clause} `.split(connector).filter((part) => part !== undefined && part.trim() !== '');
  if (parts.length < 2 || parts.some((part) => refusal.test(part.trim()))) return [];
  const [left = '', right = ''] = [parts[0], parts.at(-1)].map((part) => (part ?? '').trim());
  if (happens.test(left) && (!copula.test(` ${left}`) || happens.test(right))) return [];
  const isHindi = language !== 'English';
  const cut = parts
    .map((part, at) => (isHindi && at === 0 ? part.replace(/^.*\s(?:hai|hain|hu|hun|है|हैं|हूं|हूँ)\s+(?=\S)/iu, '') : part))
    .map((part, at) => {
      // What is asked of both stands behind the last.
      return trim(at === parts.length - 1 ? ` ${part}`.replace(askers, '') : part);
    });
  const texts = cut.filter((text) => text !== '' && text.split(/\s+/u).length <= mostWords);
  if (texts.length < 2 || texts.length < cut.length) return [];
  const read = texts.slice(0, mostOptions).map((text): Option => ({ text, ...(isHindi ? toHindi(text) : toEnglish(text)) }));
  return read.at(-1)?.isDoing === true
    ? read
    : read
        .map((option) => (option.isDoing ? withoutVerb(option, isHindi) : option))
        .map((option, at) => (at === 0 && isHindi ? lastOf(option, read) : option));
}
