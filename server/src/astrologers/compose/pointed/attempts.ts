import { shortVowels } from '../../question/question-text';
import type { MatterId } from '../../question/matters';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const attempts = / (?:(?:how many|kita?n[aei]) (?:\w+ )?(?:attempts?|tries|times|baar|bar|koshish\w*)|(?:which|kaun ?s[aei]|kons[aei]|kis) (?:attempt|try|bar|baar|koshish)) /u;
const ofExams: readonly MatterId[] = ['exam', 'governmentJob', 'higherStudy', 'study', 'visa'];
const told = / (?:have|has|had|already|de chuk\w*|diy[ae]|ho gay[ae]) /u;

/** "In how many attempts will I clear it?": this one, the next, or a plan beside it; null where attempts are not counted. */
export function composeAttempts(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  if (!attempts.test(plain) || told.test(plain) || !ofExams.includes(read.matter.id) || read.fact !== null || read.matter.careful) return null;
  const about: Context = { ...context, read: { ...read, kind: 'when', second: null, horizon: null, step: null } };
  const judgement = judge(about);
  const span = judgement.window === null ? '' : book.span(judgement.window, question.astrologer);
  const [at, atHi] = span === '' ? ['', ''] : [`, with ${span} as the best time`, `; सबसे अच्छा समय ${span} है`];
  const opening = {
    yes: () => say([['In the next attempt', 'The coming attempt, most likely'], [': the exam is well supported in your chart', ', for the exam has good support'], `${at}.`], [['अगले ही प्रयास में', 'आने वाले प्रयास में ही'], ['; परीक्षा का पक्ष मज़बूत है', ', परीक्षा को अच्छा सहारा है'], `${atHi}।`]),
    careful: () => say([['Likelier in the second from now than in the next', 'Count on two more attempts'], [': the exam is mixed in your chart', ', as the support for the exam is middling'], `${at}.`], [['पहले से ज़्यादा आसार दूसरे प्रयास के हैं', 'दो प्रयास मानकर चलिए'], ['; परीक्षा का पक्ष मिला-जुला है', ', कुंडली का सहारा बीच का है'], `${atHi}।`]),
    slow: () => say([['Plan for two or three attempts', 'Not in the next one, as it looks'], [', and keep a second way beside them: the exam has little support just now', '; have another plan ready, since the exam is weakly supported for now'], `${at}.`], [['दो-तीन प्रयास मानकर चलिए', 'अगले प्रयास में मुश्किल है'], ['; परीक्षा को अभी कम सहारा है, दूसरा रास्ता भी रखिए', ', परीक्षा का पक्ष अभी कमज़ोर है'], `${atHi}।`]),
  }[judgement.level]();
  return [opening, ...elaborate(about, judgement)].join('\n\n');
}
