import { englishOption, hindiOption } from '../../echo/option-clause';
import { isRepeatable } from '../../echo/asked-thing';
import { findMatters } from '../../question/matters';
import { readText, shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const hindi = /^(.+?)\s(?:ya|yaa|या)\s+(?:(?:fir|phir|फिर)\s+)?(?:rehne (?:hi )?(?:du|dun|de|den|dein)|rahne (?:du|dun|de|den|dein)|jaane du|jane du|chhod (?:du|dun|de)|chod (?:du|dun|de)|na kar(?:u|un|e|en|ein)|mana kar (?:du|dun|de|den)|रहने (?:दूँ|दूं|दें|दे)|जाने (?:दूँ|दूं)|छोड़ (?:दूँ|दूं|दें)|मना कर (?:दूँ|दूं|दें)|न करूँ|न करूं)(?: (?:kya|ji|क्या|जी))?[\s?।.!]*$/iu;
const english = /^(.+?),? or (?:(?:should i |just |simply )?(?:leave it(?: be| alone)?|let it (?:be|go|pass)|drop (?:it|the idea)|skip it|forget (?:it|about it)|not bother|refuse|say no|do nothing|ignore it))[\s?.!]*$/iu;
const mostWords = 11;

/** The part right before "or leave it": what is told before it says nothing here. */
const lastClause = (text: string): string => text.split(/[.?!,;।\n]+\s*/u).filter((part) => part.trim() !== '').at(-1)?.trim() ?? '';

/** The word that denies stands before the verb. */
const negated = (said: string): string => said.replace(/(\S+)$/u, 'न $1');

/** "Do it, or let it be?": whether to do it, in its own words; null where no such choice is put. */
export function composeDoOrLeave(context: Context): string | null {
  const { read, say, book, question, isEnglish, now } = context;
  if (read.fact !== null || ['repeat', 'when', 'why'].includes(read.kind)) return null;
  const told = (isEnglish ? english : hindi).exec(read.text.raw.trim())?.[1];
  if (told === undefined) return null;
  const part = lastClause(told);
  const clause = isEnglish ? englishOption(part) : hindiOption(part.replace(/(?<= )(kare|karein|karen|le|lein|de|dein)$/iu, (verb) => ({ kare: 'karun', karen: 'karun', karein: 'karun', le: 'lun', lein: 'lun', de: 'dun', dein: 'dun' })[verb.toLowerCase()] ?? verb), null);
  if (!clause?.isDoing || clause.said.split(' ').length > mostWords || !isRepeatable(readText(part, read.language))) return null;
  const [own] = findMatters(readText(part, read.language));
  const matter = own ?? read.matter;
  if (matter.careful || / (?:divorc\w*|talak|talaq|case|mukadma|fir|police) /u.test(shortVowels(read.text))) return null;
  const about: Context = { ...context, read: { ...read, kind: 'yesNo', matter, second: null, step: null } };
  const judgement = judge(about, matter);
  const near = judgement.window !== null && judgement.window.start - now < 400 * 86_400_000 ? book.span(judgement.window, question.astrologer) : '';
  const [time, samay] = near === '' ? ['', ''] : [`, best in ${near}`, `, अच्छा समय ${near}`];
  const m = book.matter(matter.id);
  const opening = {
    yes: () => say([[`Better to ${clause.said} than to let it be`, `Do it: ${clause.said}`, `Yes, ${clause.said}`], [`: your chart supports ${m}`, `; ${m} is well supported in your chart`], time, '.'], [[`रहने मत दीजिए, बेहतर है कि ${clause.said}`, `छोड़ने से अच्छा है कि ${clause.said}`, `हाँ, बेहतर यही है कि ${clause.said}`], [`; ${m} को कुंडली से अच्छा सहारा है`, `, क्योंकि ${m} का पक्ष मज़बूत है`], samay, '।']),
    careful: () => say([[`Rather ${clause.said} than leave it, but with preparation`, `Lean to yes: ${clause.said}, without hurry`, `Do not drop it yet: ${clause.said}, after one more calm talk`], [`; ${m} is mixed in your chart`, `, as your chart goes up and down on ${m}`], time, '.'], [[`छोड़िए मत, पर तैयारी के साथ ${clause.said}`, `झुकाव हाँ की ओर है: सोच-समझकर ${clause.said}`, `एकदम छोड़ने से बेहतर है कि धीरे-धीरे ${clause.said}`], [`; ${m} का पक्ष मिला-जुला है`, `, ${m} में उतार-चढ़ाव है`], samay, '।']),
    slow: () => say([[`Let it be for now rather than ${clause.said}`, `Leave it for the present; do not ${clause.said} in a hurry`, `Not now: it is too early to ${clause.said}`], [`, for ${m} has little support just now`, `; your chart is slow on ${m}`], near === '' ? '.' : `, and better in ${near}.`], [[`अभी रहने दीजिए, जल्दी में ${negated(clause.said)}`, `अभी रुकिए; तुरंत ${negated(clause.said)}`, `फ़िलहाल रहने देना ठीक है, अभी ${negated(clause.said)}`], [`, ${m} को अभी कम सहारा है`, `; ${m} का पक्ष अभी धीमा है`], near === '' ? '।' : `, बेहतर समय ${near}।`]),
  }[judgement.level]();
  return [opening, ...elaborate(about, judgement)].join('\n\n');
}
