import file from '../../../../content/options.json';
import { harmShare } from '../../../care';
import { readClauses, refusals } from '../../question/asking';
import { readText, shorten, type QuestionText } from '../../question/question-text';
import type { Ask, Words } from '../ask';
import { toLabel } from '../choices/own-words';
import { isEnglishState, isHindiState, joins, placeOfDoing, saying, splitWords, toInfinitive, toSet, trimWords } from '../choices/words';
import { fill, forms } from '../forms/forms';
import type { Form } from '../request';
import { splitParts } from '../options';
import { isNeverOption, isTreatment } from '../things';

const decides = new RegExp(`^(?:.*\\s)?(?:${file.ownDecides})\\s+`, 'iu');
const bareDecisions = new RegExp(`^(?:${file.bareDecisions})(?:\\s+(?:it|them|him|her))?$`, 'iu');
const transitive = new RegExp(`^(?:${file.bareTransitive})$`, 'iu');
const orNot = /\s+or\s+not\b.*$/iu;
const clauseOpeners = toSet(file.clauseOpeners);
const conditions = toSet(file.conditions);
const chahiye = toSet(file.chahiye);
/** Words that are kept before a verb, and the longest English decision. */
const [keptBeforeVerb, maxEnglishWords] = [6, 8];

function inEnglish(clause: string): string[] | null {
  if (transitive.test(clause.trim())) return [...splitWords(clause), 'it'];
  if (bareDecisions.test(clause.trim())) return splitWords(clause);
  if (!decides.test(clause)) return null;
  const words = trimWords(splitWords(clause.replace(decides, '').replace(orNot, '')), 'end');
  const state = words.findIndex((word, at) => at > 0 && isEnglishState(word));
  if (state < 0) return words;
  // "Tell my manager that I have an offer": what is told is left out.
  const end = words.slice(0, state).findLastIndex((word) => clauseOpeners.has(word.toLowerCase()));
  return end > 0 ? words.slice(0, end) : null;
}

const endsInInfinitive = (word: string): boolean => /(?:n[ai]|न[ाी])$/iu.test(word);
/** "Leni chahiye" agrees with its object, and "lena theek rahega" does not. */
const toPlainInfinitive = (word: string): string => word.replace(/ni$/iu, 'na').replace(/नी$/u, 'ना');

/** "Ye bolo ki zameen bech du": what is asked follows the "ki" after a verb of saying. */
const isSaid = (words: readonly string[], at: number): boolean =>
  joins.has(words[at]?.toLowerCase() ?? '') && saying.some((stem) => words[at - 1]?.toLowerCase().startsWith(stem));

function inHindi(clause: string): string[] | null {
  const typed = splitWords(clause);
  const words = trimWords(typed);
  const doing = placeOfDoing(words);
  const isInfinitive = doing < 0 && typed.some((word) => chahiye.has(word.toLowerCase())) && endsInInfinitive(words.at(-1) ?? '');
  const at = isInfinitive ? words.length - 1 : doing;
  if (at < 0) return null;
  const state = words
    .slice(0, at)
    .findLastIndex((word, place) => isHindiState(word) || conditions.has(word.toLowerCase()) || isSaid(words, place));
  const before = words.slice(Math.max(state + 1, at - keptBeforeVerb), at);
  const verb = isInfinitive ? toPlainInfinitive(words[at] ?? '') : toInfinitive(words[at] ?? '', true);
  return [...trimWords(before, 'start'), verb ?? ''];
}

const cutWords = toSet(file.cutsBefore);
/** "Shift my son to the state board in class 9": without its last circumstance, if it is too long. */
function withoutCircumstance(words: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word, place) => place > 1 && place <= maxEnglishWords && cutWords.has(word.toLowerCase()));
  return words.length <= maxEnglishWords || at < 0 ? words : words.slice(0, at);
}

const isRefusing = (words: readonly string[]): boolean => words.some((word) => refusals.has(word.toLowerCase()));

/** The user's own decision that a question asks for, as a short phrase: "bhej dena", "move back"; null if it asks for none, or for one of several. */
export function ownDecision(text: QuestionText): string | null {
  const isEnglish = text.language === 'English';
  for (const { raw } of readClauses(text).toReversed()) {
    if (splitParts(raw).length > 1) return null;
    const whole = isEnglish ? inEnglish(raw) : (inHindi(raw) ?? inEnglish(raw));
    if (whole === null) continue;
    const words = isEnglish ? withoutCircumstance(whole) : whole;
    const isClear = words.length > 0 && words.length <= maxEnglishWords && !isRefusing(words);
    return isClear ? toLabel(words, true, isEnglish ? 'english' : 'hindi') : null;
  }
  return null;
}

const inBoth = (words: Readonly<Record<keyof Words, readonly string[]>>, own: string): Words => ({
  en: fill(words, 'en', { own })[0] ?? '',
  hi: fill(words, 'hi', { own })[0] ?? '',
});

const leaving = file.leaving.split(' ');
/** Whether a decision is to leave something, by its verb: the last words in Hindi, the first one in English. */
function isLeaving(words: string, isEnglish: boolean): boolean {
  const typed = readText(words, 'Hinglish').plain.trim().split(' ');
  return (isEnglish ? typed.slice(0, 1) : typed.slice(-3)).some((word) => leaving.some((stem) => word.startsWith(stem)));
}

/** "Should I leave him" under an ask whose decision is to stay: the chart's yes would be a no. */
const isContrary = ({ go, id, as }: Ask, own: string, isEnglish: boolean): boolean =>
  go !== undefined && !(id === 'any' && as === 'luck') && isLeaving(own, isEnglish) && !isLeaving(go.en, true);

const [gives, unmet] = [file.gives.split(' '), file.unmet.split('|').map((phrase) => ` ${shorten(phrase)} `)];
const isGift = (own: string): boolean => own.split(' ').some((word) => gives.includes(word.toLowerCase()));
/** Money for somebody whom the user has never met. */
const isFraud = (own: string, whole: QuestionText): boolean => isGift(own) && unmet.some((phrase) => shorten(whole.plain).includes(phrase));
const reports = file.reports.split(' ');
/** "Shall I file the dowry case": against the harm. */
const isReport = (own: string): boolean => own.split(' ').some((word) => reports.includes(word.toLowerCase()));
/** "They want a bribe, shall I give it": what is given is named before. */
const isBareGift = (own: string): boolean => isGift(own) && own.split(' ').length <= 2;

/** The shares of harm that a question and its decision have at least if the decision may hurt somebody: "shall I burn his shop". */
const minHarm = { whole: 0.025, own: 0.03 };
const mayHurt = (own: string, whole: QuestionText): boolean => harmShare(whole.raw) >= minHarm.whole && harmShare(own) >= minHarm.own;

/** Why a decision is refused whatever the chart shows; null if it is not. */
function findRefusal(own: string, text: QuestionText, whole: QuestionText): 'never' | 'fraud' | null {
  if (isFraud(own, whole)) return 'fraud';
  const isNever = isNeverOption({ ...text, raw: own, plain: ` ${own} ` }) || (isBareGift(own) && isNeverOption(whole));
  return (isNever || mayHurt(own, whole)) && !isReport(own) ? 'never' : null;
}

/** An ask with the user's own decision as its decision; what harms somebody is refused whatever the chart shows. Null if they ask for none of theirs. */
export function toOwnDecision(ask: Ask, text: QuestionText, whole = text): Ask | null {
  const own = ownDecision(text);
  // On a treatment a doctor decides.
  if (own === null || isTreatment(text) || isContrary(ask, own, text.language === 'English')) return null;
  const { go, wait } = forms.own;
  const refusal = findRefusal(own, text, whole);
  const limit = refusal === null ? {} : { limit: inBoth(forms.own[refusal], own) };
  return { ...ask, eitherWay: false, soon: true, go: inBoth(go, own), wait: inBoth(wait, own), ...limit };
}

/** Minimum share of a topic for the decision of one of its specific asks. */
const minTopicShare = 0.85;

/** The answer to a decision in the user's own words, if the ask has only a general one, its topic is not sure, or the decision is refused. */
export function withOwnDecision(found: { ask: Ask; form: Form }, text: QuestionText, whole: QuestionText, share: number) {
  const { ask, form } = found;
  const isVerdict = ask.limit === undefined && ask.slot === undefined && ask.feared !== true && form !== 'why' && form !== 'todo';
  const own = isVerdict ? toOwnDecision(ask, text, whole) : null;
  const isGeneral = ask.go === undefined || ask.id === 'any' || share < minTopicShare;
  return own !== null && (isGeneral || own.limit !== undefined) ? { ask: own, form: 'should' as const } : found;
}
