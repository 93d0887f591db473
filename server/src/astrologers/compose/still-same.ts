import { readText, shortVowels } from '../question/question-text';
import type { Question } from '../types';
import type { Composed } from './composed';
import { join } from './join';

const still = / (?:(?:still|phir bhi|fir bhi|ab bhi|abhi bhi|to bhi|tab bhi|toh bhi) (?:\w+ ){0,2}(?:same|wahi|vahi|yahi|wohi|holds?|valid|haan|yes)|(?:same|wahi|vahi|yahi) (?:answer|reply|jawab|jawaab|salah|faisla|advice)|(?:does|will|would) (?:it|that|this) change (?:your |the )?(?:answer|advice|anything)|(?:kya )?(?:isse|usse|is se|us se) (?:jawab|faisla|salah|kuch|kuchh) (?:\w+ )?(?:badl\w*|badal\w*)|(?:jawab|answer|salah) (?:ab )?(?:badl\w*|badal\w*|change\w*)) /u;
const complains = / (?:why|kyu\w*|kyo\w*|every time|har bar|har baar|always|bar bar|baar baar|everyone|sabko|copy|generic|refund|again and again|different question) /u;

/** "They give only 15 percent. Still the same answer?": the answer before, said anew, and that the new fact is for the person to weigh; null where nothing was answered. */
export function composeStillSame(question: Question, answer: (question: Question) => Composed): Composed | null {
  const turns = question.turns ?? [];
  const last = turns.at(-1);
  const text = readText(question.text, question.birth.language);
  const plain = shortVowels(text);
  if (last === undefined || !still.test(plain) || complains.test(plain)) return null;
  const found = answer({ ...question, text: last.question, turns: turns.slice(0, -1) });
  if (found.sensitiveTopic !== null || found.isFree) return null;
  const [opening = '', ...rest] = found.text.split('\n\n');
  const { say } = found.context;
  const lead = say([['It stays so: ', 'The chart says the same: ']], [['जवाब वही है: ', 'कुंडली वही कहती है: ']]);
  const weighed = say([['A figure or a condition is not in a chart: if it is too little for your month, that counts more.', 'What is new is yours to weigh; the chart knows no terms.']], [['रकम या शर्त कुंडली में नहीं होती; महीने का खर्च न निकले, तो वही बात भारी है।', 'जो नई बात सामने आई, उसे आप तौलिए; कुंडली शर्तें नहीं जानती।']]);
  return { ...found, text: join(`${lead}${opening}`, weighed, ...rest.slice(0, 1)) };
}
