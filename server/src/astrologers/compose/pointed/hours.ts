import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const hours = / (?:how many|how much|kita?n[aei]) (?:\w+ )?(?:hours?|ghant\w*|ghnt\w*) /u;
const studies = / (?:stud\w*|padh\w*|pad(?:u|un|hu|hun|hna|hai|ai)|taiyari|tayari|prepar\w*|revision|revise|practi[cs]e|riyaz|mehnat|coaching|syllabus) /u;
const part = / (?:morning|subah|savere|sawere|night|rat|raat|evening|sham|din me|daytime|kis time|kis samay|what time|which time|best time) /u;

/** "How many hours should I study, and morning or night?": a measure by how much help the study has, and the half of the day by Sun and Moon; null where no hours are asked for. */
export function composeHours(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!hours.test(plain) || (!studies.test(plain) && !['study', 'exam', 'higherStudy'].includes(read.matter.id)) || read.fact !== null || read.matter.careful) return null;
  const judgement = judge({ ...context, read: { ...read, kind: 'how', horizon: null, second: null } });
  const [low, high] = { yes: [4, 5], careful: [5, 6], slow: [6, 7] }[judgement.level];
  const isDay = strengths.of('Sun') >= strengths.of('Moon');
  const [strong, weak] = isDay ? (['Sun', 'Moon'] as const) : (['Moon', 'Sun'] as const);
  const [when, whenHi] = isDay ? ['in the morning', 'सुबह'] : ['in the evening and at night', 'शाम और रात में'];
  const asksPart = part.test(plain);
  const opening = say(
    [[`About ${low} to ${high} hours a day, best ${when}`, `Plan ${low} to ${high} steady hours, mostly ${when}`], [asksPart ? `: ${book.planet(strong)} is stronger than ${book.planet(weak)} in your chart` : `; a chart counts no hours, but ${book.planet(strong)} is the stronger of your two lights`], '.'],
    [[`रोज़ ${low} से ${high} घंटे, ज़्यादातर ${whenHi}`, `${low} से ${high} घंटे नियम से, और ${whenHi}`], [`; आपकी कुंडली में ${book.planet(strong)} का बल ${book.planet(weak)} से ज़्यादा है`, `, क्योंकि ${book.planet(strong)} का बल ${book.planet(weak)} से ज़्यादा है`], '।'],
  );
  const [one, two] = [strengths.view.house(strong), strengths.view.house('Mercury')];
  const ground = say([`${book.planet(strong)} is in your ${th(one)} house and Mercury, planet of learning, in the ${th(two)}`, ['; the same hour each day does more than a long one.', '; short stretches with a pause hold better.']], [`${book.planet(strong)} ${hindiOrdinal(one, 'oblique')} भाव में हैं और विद्या के ग्रह बुध ${hindiOrdinal(two, 'oblique')} भाव में`, ['; रोज़ एक ही समय पर बैठना ज़्यादा काम आता है।', '; बीच-बीच में रुककर पढ़ना बेहतर टिकता है।']]);
  return [`${opening} ${ground}`, elaborate(context, judgement).at(-1) ?? ''].join('\n\n');
}
