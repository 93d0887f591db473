import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { aboutMatter } from './about-matter';
import { lineBefore } from './line-before';

const chance = / (?:chances?|chans|chaans|sambhavna|umm?id|umeed|odds|probability|percent\w*|pratishat|guarantee) /u;
const measure = / (?:how (?:many|much|big|good|high|likely)|what(?: are| is| s)?|kita?n[aei]|kya (?:chances?|sambhavna)) /u;
const likely = / how likely /u;
const ofScores = / (?:marks?|number|score|rank|cgpa|gpa|percentile|hike|increment|interest|discount|tax|return|profit|munafa|byaj) /u;

/** "How many per cent is the chance?": more than half, about half or less, and why; null where no likelihood is asked for. */
export function composeChance(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  if (!(chance.test(plain) && measure.test(plain)) && !likely.test(plain)) return null;
  if (ofScores.test(plain) || read.fact !== null || read.matter.careful || read.horizon?.isPast === true || ['past', 'why', 'either', 'remedy'].includes(read.kind)) return null;
  const before = lineBefore(context);
  const isOfBefore = read.matter.rank === 0 && before !== null && before.fact === null && before.matter.rank > 0 && !before.matter.careful;
  if (read.matter.rank === 0 && !isOfBefore) return null;
  if (/ (?:percent\w*|pratishat) /u.test(plain) && !/ (?:chance|chances|chans|sambhavna|sure|guarantee|possib\w*|umm?id|hog[aie]|likely) /u.test(plain)) return null;
  const matter = isOfBefore ? before.matter : read.matter;
  const kin = read.kin ?? (isOfBefore ? before.kin : null);
  const about: Context = { ...context, read: { ...read, kind: 'yesNo', matter, kin, second: null, step: null } };
  const judgement = judge(about);
  const m = aboutMatter(context, matter.id, kin?.id ?? null);
  const span = judgement.window ? book.span(judgement.window, question.astrologer) : '';
  const [at, atHi] = span === '' || read.horizon?.unit === 'day' ? ['', ''] : [`, best in ${span}`, `, सबसे अच्छा समय ${span} है`];
  const opening = {
    yes: () => say([['Well over half', 'More likely than not, clearly'], [`: most of what carries ${m} in your chart speaks for it`, `; the larger part of the grounds is for ${m}`], `${at}.`], [['आधे से काफ़ी ज़्यादा', 'होने के आसार साफ़ ज़्यादा हैं'], [`; ${m} के पक्ष में ज़्यादातर आधार हैं`, `, ${m} का पक्ष मज़बूत है`], `${atHi}।`]),
    careful: () => say([['About half, a little more with effort', 'Even, with a small lean to yes'], [`: ${m} has grounds on both sides in your chart`, `; for ${m} the grounds are mixed`], `${at}.`], [['करीब आधा-आधा, मेहनत से थोड़ा ज़्यादा', 'बराबर के आसार, हल्का झुकाव हाँ की ओर'], [`; ${m} में आधार दोनों तरफ़ हैं`, `, ${m} का पक्ष मिला-जुला है`], `${atHi}।`]),
    slow: () => say([['Less than half just now', 'Rather less than half'], [`: ${m} has little support in your chart`, `; most grounds slow ${m}`], `${at}.`], [['अभी आधे से कम', 'आसार आधे से कम हैं'], [`; ${m} को अभी कम सहारा है`, `, ${m} में ज़्यादातर बातें देर कराती हैं`], `${atHi}।`]),
  }[judgement.level]();
  const honest = say([['An exact figure would be invented', 'No chart gives a percentage, and I will not make one up'], '.'], [['सही प्रतिशत बताना मनगढ़ंत होगा', 'कुंडली में प्रतिशत नहीं होता'], '।']);
  return [`${opening} ${honest}`, ...elaborate(about, judgement)].join('\n\n');
}
