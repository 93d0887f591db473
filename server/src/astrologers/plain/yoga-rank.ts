import { findYogas } from '../../astrology';
import type { Context } from '../compose/context';
import { findYogaName } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const asksFirst = / (?:strongest|strong|best|most powerful|powerful|biggest|greatest|main|top|sabse (?:strong|achchha|achha|acha|accha|bada|mazbut|mazboot|majbut|majboot|shaktishali|prabal|balwan|balvan|shubh|tagda)|mukhya|khaas|special) /u;
const yogaWord = / (?:yog|yoga|yogas|yogam|yogon) /u;

/** "Which yoga is the strongest?": the one with most strength among the good ones, and what it stands for. */
function composeRank(context: Context): string {
  const { say, book, strengths, question } = context;
  const good = findYogas(strengths, question.birth.gender).filter(({ polarity, isWeak }) => polarity === 1 && !isWeak);
  const [first] = good;
  const next = good.find(({ id }) => id !== first?.id);
  const [strong = 'Sun'] = strengths.ranked();
  if (!first) return [say([['No named yoga stands out in your chart', 'There is no strong named yoga in your chart'], `; its strongest planet is ${book.planet(strong)}, and that carries more.`], [['आपकी कुंडली में कोई बड़ा योग नहीं है', 'नाम वाला कोई मज़बूत योग नहीं दिखता'], `; सबसे बली ग्रह ${book.planet(strong)} हैं, सहारा वहीं से है।`])].join('\n\n');
  const [name, gift] = book.yoga(first.id);
  const planet = [...first.planets].sort((a, b) => strengths.of(b) - strengths.of(a))[0] ?? strong;
  const house = strengths.view.house(planet);
  return [
    say([[`The strongest is ${name} yoga`, `${name} yoga is the strongest in your chart`, `Of your yogas ${name} has most strength`], [`: it stands for ${gift}.`, `, which brings ${gift}.`]], [[`सबसे मज़बूत ${name} योग है`, `आपकी कुंडली में सबसे बली ${name} योग है`], [`, इसका फल है ${gift}।`, `; इससे मिलता है: ${gift}।`]]),
    say([`${book.planet(planet)} is in your ${th(house)} house (${englishHouses[house - 1]})`, [', and there it shows first.', ', so that is where you notice it.']], [`${book.planet(planet)} आपके ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, ['; असर पहले वहीं दिखता है।', ', फल वहीं से शुरू होता है।']]),
    next ? say([[`After it comes ${book.yoga(next.id)[0]}`, `Next is ${book.yoga(next.id)[0]}`], `, for ${book.yoga(next.id)[1]}. `, ['A yoga is felt most in the dasha of its planets.', 'Yogas speak up in the dashas of their planets.']], [[`उसके बाद ${book.yoga(next.id)[0]}`, `दूसरा ${book.yoga(next.id)[0]} योग`], ` है, फल ${book.yoga(next.id)[1]}। `, ['योग अपने ग्रहों की दशा में सबसे ज़्यादा दिखता है।', 'इनका असर अपने ग्रहों की दशा में बढ़ता है।']]) : '',
  ].filter((each) => each !== '').join('\n\n');
}

export const yogaRank: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => yogaWord.test(words) && asksFirst.test(words) && findYogaName(read.text) === null && read.kin === null && !/ (?:yoga (?:class|teacher|day|asana|karna|karu|practice|pose)|raj yog|raja yoga|is my|shadi|shaadi|marriage|videsh|abroad|job|naukri) /u.test(words),
  compose: composeRank,
};
