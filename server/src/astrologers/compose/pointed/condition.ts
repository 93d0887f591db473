import { turnEnglish } from '../../echo/english-clause';
import { isRepeatable } from '../../echo/asked-thing';
import { findMatters, openMatters } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { lineBefore } from './line-before';

const english = /^(?:(?:and|but|ok|okay|so|then|what|hmm|also)[ ,]+)*if (i|we) ([^?.]+)/iu;
const hindi = /^(?:(?:aur|lekin|par|to|toh|accha|achha|और|लेकिन|पर|तो|अच्छा)[ ,]+)*(?:agar|अगर|yadi|यदि) .*(?:u|un|oon|ूँ|ूं|ऊँ|ऊं|le|len|lein|de|den|dein|kare|karen|लें|दें|करें|ले|दे)(?: (?:to|toh|तो))?[\s?।.]*$/iu;
const failing = / (?:nahi|nahin|nhi|not|dont|fail|reject\w*|cant) /u;
const mostWords = 14;

/** "And if I sell the flat?": whether that would help what was asked before; null where no own step is put. */
export function composeCondition(context: Context): string | null {
  const { read, say, book, question, isEnglish } = context;
  const raw = read.text.raw.trim();
  const told = isEnglish ? english.exec(raw) : null;
  if ((told === null && (isEnglish || !hindi.test(raw))) || raw.split(/\s+/u).length > mostWords || failing.test(shortVowels(read.text)) || !isRepeatable(read.text)) return null;
  const last = lineBefore(context);
  if (last === null || last.fact !== null || last.matter.rank === 0 || last.matter.careful) return null;
  const [step] = findMatters(read.text);
  if (step?.careful) return null;
  const own: Context = { ...context, read: { ...read, kind: 'yesNo', fact: null, second: null, kin: last.kin, matter: last.matter, horizon: null, step: null } };
  const judgement = judge(own, last.matter);
  const means = judge({ ...own, read: { ...own.read, kin: null } }, step ?? openMatters.self);
  const m = book.matter(last.matter.id);
  const said = told ? `If you ${turnEnglish((told[2] ?? '').trim().split(/\s+/u)).replace(/[,;]+$/u, '')}` : '';
  const span = means.window ? book.span(means.window, question.astrologer) : '';
  const [time, samay] = span === '' ? ['', ''] : [`; the time for that step is ${span}`, `; इस कदम का समय ${span} है`];
  const opening = {
    yes: () => say([[`${said}, it helps: `, `${said}, that brings it nearer: `], ['the step has good support in your chart', 'your chart carries that step well'], `, and ${m} gets easier by it`, time, '.'], [['तो मदद मिलेगी: ', 'ऐसा करने से बात आसान होगी: '], ['इस कदम को कुंडली से अच्छा सहारा है', 'कुंडली में इस कदम का पक्ष मज़बूत है'], `, और ${m} की राह छोटी होगी`, samay, '।']),
    careful: () => say([[`${said}, it helps in part: `, `${said}, that is half of the way: `], ['the step is mixed in your chart', 'your chart supports that step middling well'], `, so do not let ${m} hang on it alone`, time, '.'], [['तो कुछ मदद मिलेगी: ', 'ऐसा करने से आधी बात बनेगी: '], ['इस कदम का पक्ष मिला-जुला है', 'कुंडली इस कदम को बीच का सहारा देती है'], `, इसलिए ${m} को सिर्फ़ इसी पर मत टिकाइए`, samay, '।']),
    slow: () => say([[`${said}, it changes little for now: `, `${said}, do not expect much of it yet: `], ['the step has little support in your chart just now', 'your chart is slow on that step'], span === '' ? `, and ${m} keeps its own time.` : `; wait with it for ${span}.`], [['तो अभी ज़्यादा फ़र्क नहीं पड़ेगा: ', 'ऐसा करने से अभी कम फ़ायदा है: '], ['इस कदम को अभी कम सहारा है', 'कुंडली में यह कदम अभी धीमा है'], span === '' ? `, ${m} का समय अपना ही रहेगा।` : `; इसके लिए ${span} तक रुकिए।`]),
  }[means.level]();
  return [opening, ...elaborate(own, judgement)].join('\n\n');
}
