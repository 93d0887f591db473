import { shortVowels } from '../../question/question-text';
import type { MatterId } from '../../question/matters';
import { sayAmount } from '../amount';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const asks = / (?:how many|how much|what (?:rank|score|percentage|percentile|marks|cgpa)|which rank|kita?n[aie]) /u;
const named = / ((?:above |over |more than )?\d{1,3}(?: ?\+)? (?:percentile|percent\w*|pratishat|marks|number|ank|rank|cgpa|gpa|band|bands)|(?:under |top )\d{1,5}(?: rank)?) /u;
const measures: readonly (readonly [RegExp, string, string])[] = [
  [/ (?:marks?|numbers?|nambar\w*|nambr|ank) /u, 'marks', 'नंबर'],
  [/ (?:percentile|parsentail) /u, 'percentile', 'percentile'],
  [/ (?:percent\w*|pratishat) /u, 'percentage', 'प्रतिशत'],
  [/ (?:rank|raink) /u, 'rank', 'rank'],
  [/ (?:c?gpa|sgpa) /u, 'CGPA', 'CGPA'],
  [/ (?:score|skor|band|bands) /u, 'score', 'score'],
];
const ofExams: readonly MatterId[] = ['exam', 'study', 'higherStudy', 'governmentJob'];
const ofMoney: readonly MatterId[] = ['income', 'wealth', 'newJob', 'jobChange', 'promotion', 'business', 'career'];
/** "Missed by 3 marks", "pichli baar 84 thi": a number of the past is no aim. */
const ofBefore = / (?:(?:missed|failed|short|lost|fell short|less)(?: \w+){0,3} (?:by|of|for) \d|by (?:just |only )?\d+ (?:marks?|numbers?|percent\w*)|\d+ (?:marks?|number|nambar|ank|percent\w*) (?:se|ke liye|ki wajah) (?:\w+ ){0,2}(?:reh|rah|chuk|pich\w*|kam|fail|ruk|nikal|miss|gaya|gayi)\w*|(?:last time|pichli bar|pichle sal|last year|pehle|before|got|scored|score kiya|aay[ae] th[aei]|mil[ae] th[aei]) (?:\w+ ){0,4}\d{1,3}|\d{1,3} (?:marks? |percent\w* |percentile |number )?(?:th[aei]|aay[aei] th[aei]|mil[ae]|aay[aei]|last time|pichli bar)) /u;
const sums = / (?:salary|tankhwah|tankha|package|hike|increment|raise|ctc|lpa|earn\w*|kamai|kama (?:lu\w*|pa\w*|sak\w*|leng\w*)|kamau\w*|kamaung\w*|profit|munafa|income|amdani|aamdani|aay|paisa|paise|rupay\w*|rupees) /u;
const ofTime = / (?:kita?n[aie]|how many|how much) (?:aur |more )?(?:din|days?|mahin\w*|months?|saal|sal|years?|time|samay|der|baar|times|attempts?|weeks?|hafte|ghante|hours?|log|people|shad\w*|marriages?|bachch\w*|children|kids|sawal|questions?) /u;
const others = / (?:lottery|satta|matka|phone|mobile|lucky|shubh|mulank|house|token|gadi|car|vehicle|share|stock|sach|accura\w*) /u;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How high the marks come out: no chart counts them, so it is said which part of the range it points to. */
function sayMarks(context: Context, thing: string, hindi: string, aim: string | null): string {
  const { say, book, read } = context;
  const judgement = judge(context);
  const owner = read.kin ? `${book.kin(read.kin.id)}` : '';
  const [whose, kiske] = [owner === '' ? 'your' : `your ${owner}’s`, owner === '' ? '' : `${owner} के `];
  const at = read.horizon && !read.horizon.isPast ? [` ${read.horizon.english}`, `${read.horizon.hindi} `] : ['', ''];
  const opening = aim === null
    ? {
        yes: () => say([[`No chart counts ${thing}, but ${whose} ${thing}`, `The exact ${thing} cannot be read, yet ${whose} ${thing}`], at[0] ?? '', [' should come out clearly above the average', ' point to the upper part'], '.'], [at[1] ?? '', [`परीक्षा में ${kiske}${hindi} औसत से काफ़ी ऊपर रहने के योग हैं`, `परीक्षा में ${kiske}${hindi} अच्छे रहने चाहिए, ऊपर के हिस्से में`], ['; सही गिनती कुंडली में नहीं होती', ', पक्की गिनती कुंडली नहीं बताती'], '।']),
        careful: () => say([[`No chart counts ${thing}; ${whose} ${thing}`, `The exact ${thing} cannot be read; ${whose} ${thing}`], at[0] ?? '', [' point to the middle, and a little above it with steady work', ' should be fair, and better only with daily work'], '.'], [at[1] ?? '', [`परीक्षा में ${kiske}${hindi} बीच के रहेंगे, रोज़ की मेहनत से थोड़े ऊपर`, `परीक्षा में ${kiske}${hindi} ठीक-ठाक रहेंगे, नियम से पढ़ाई हो तो बेहतर`], ['; सही गिनती कुंडली में नहीं होती', ', पक्की गिनती कुंडली नहीं बताती'], '।']),
        slow: () => say([[`No chart counts ${thing}; ${whose} ${thing}`, `The exact ${thing} cannot be read; ${whose} ${thing}`], at[0] ?? '', [' may stay below what is hoped for unless the work changes now', ' come out low if nothing changes, so act now'], '.'], [at[1] ?? '', [`परीक्षा में ${kiske}${hindi} उम्मीद से कम रह सकते हैं, तरीका अभी बदलना होगा`, `परीक्षा में ${kiske}${hindi} अभी के ढंग से कम आएँगे, मेहनत बढ़ानी होगी`], ['; सही गिनती कुंडली में नहीं होती', ', पक्की गिनती कुंडली नहीं बताती'], '।']),
      }[judgement.level]()
    : {
        yes: () => say([[`${capital(aim)} is within reach${at[0]}`, `Yes, ${aim} can be reached${at[0]}`], ['; the chart supports the exam, though it counts no marks', ': the exam is well supported, and the counting is left to the paper'], '.'], [[`हाँ, ${at[1]}${aim} पहुँच में है`, `${at[1]}${aim} तक पहुँचना संभव है`], ['; परीक्षा का पक्ष मज़बूत है, गिनती कुंडली में नहीं होती', ', परीक्षा को अच्छा सहारा है'], '।']),
        careful: () => say([[`${capital(aim)} is possible${at[0]}, but only just`, `${capital(aim)} will be close${at[0]}`], [': the exam is mixed in this chart, so count on a little less', '; the support for the exam is middling, so every weak chapter counts'], '.'], [[`${at[1]}${aim} मुश्किल से, पर हो सकता है`, `${at[1]}${aim} के आसपास, थोड़ा कम मानकर चलिए`], ['; परीक्षा का पक्ष मिला-जुला है', ', कुंडली का सहारा बीच का है'], '।']),
        slow: () => say([[`${capital(aim)} is a high aim${at[0]}`, `Rather less than ${aim}${at[0]}`], [': the exam has little support in this chart just now, so keep a second plan', '; the chart helps the exam little at present, so prepare for less as well'], '.'], [[`${at[1]}${aim} के योग कम हैं`, `${at[1]}${aim} से कम मानकर चलिए`], ['; परीक्षा को अभी कम सहारा है, दूसरा रास्ता भी रखिए', ', परीक्षा का पक्ष अभी कमज़ोर है'], '।']),
      }[judgement.level]();
  return [opening, ...elaborate(context, judgement)].join('\n\n');
}

/** "How many marks", "will it be 98 percentile", "how much salary": null where no quantity is asked for. */
export function composeQuantity(context: Context): string | null {
  const { read } = context;
  const plain = shortVowels(read.text);
  if (read.matter.careful || read.fact !== null || ofTime.test(plain) || others.test(plain) || ['when', 'why', 'remedy', 'either', 'past', 'repeat'].includes(read.kind)) return null;
  const aim = ofBefore.test(plain) ? null : (named.exec(plain)?.[1]?.trim() ?? null);
  const measure = measures.find(([pattern]) => pattern.test(plain));
  const isExam = ofExams.includes(read.matter.id);
  if (measure && isExam && (asks.test(plain) || (aim !== null && read.kind === 'yesNo'))) return sayMarks({ ...context, read: { ...read, second: null } }, measure[1], measure[2], asks.test(plain) ? null : aim);
  return asks.test(plain) && sums.test(plain) && ofMoney.includes(read.matter.id) && read.previous === null ? sayAmount({ ...context, read: { ...read, kind: 'how', second: null, horizon: null } }) : null;
}
