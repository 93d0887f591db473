import { divisionSign } from '../../astrology';
import type { Context } from '../compose/context';
import { weigh } from '../plan/weigh';
import { findFocus } from '../tools/focus';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const lead = '(?:boss|owner|leader|malik|maalik|own boss|entrepreneur|founder|ceo|businessman|self ?employed|apna kaam|apna kam|own business|own work)';
const serve = '(?:employee|employed|worker|servant|naukar|naukri|naukari|job|service|follower|under someone|kisi ke niche|kisi ke neeche|salaried)';
const either = new RegExp(` (?:${lead} (?:\\w+ ){0,3}(?:or|ya) (?:\\w+ ){0,4}${serve}|${serve} (?:\\w+ ){0,3}(?:or|ya) (?:\\w+ ){0,4}${lead}) `, 'u');
const asksChart = / (?:d10|d 10|dashams\w*|dasamsa|dashamansh|chart|kundli|kundali|yog|made for|meant for|bana hu|bani hu|banunga|banungi|am i|will i (?:be|become)|better as|likha|kismat|nature) /u;

/** To lead or to serve: the 10th and the 1st against the 6th, with the D10 where it is named. */
function composeOwnBoss(context: Context, words: string): string {
  const { say, book, strengths, now, question: { chart, birth } } = context;
  const scoreOf = (id: 'leadership' | 'business' | 'newJob') => weigh(strengths, findFocus(id, null, birth.gender), now, birth.gender).score;
  const [own, under] = [Math.max(scoreOf('leadership'), scoreOf('business')), scoreOf('newJob')];
  const lord = strengths.view.lord(10);
  const at = strengths.view.house(lord);
  const isClose = Math.abs(own - under) < 5;
  const asksD10 = / (?:d10|d 10|dashams\w*|dasamsa|dashamansh) /u.test(words);
  const rising = divisionSign('D10', chart.ascendant.longitude);
  const opening = isClose
    ? say([['Both are in you: lead inside a service rather than outside it', 'Neither alone: a post with people under you fits best'], [', as your chart holds the two nearly level.', ', for your chart weighs the two about the same.']], [['दोनों हैं: नौकरी के भीतर नेतृत्व सबसे ठीक बैठता है', 'न सिर्फ़ मालिक, न सिर्फ़ नौकर: टीम संभालने वाला पद ठीक है'], ['; कुंडली में दोनों का बल लगभग बराबर है।', ', बल दोनों ओर एक जैसा है।']])
    : own > under
      ? say([['More a boss than an employee', 'Made to lead rather than to serve'], [': the houses of your own work and name are stronger than that of service.', ', since your own work weighs more in the chart than service under others.']], [['नौकर से ज़्यादा मालिक', 'झुकाव अपने काम और नेतृत्व की ओर है'], ['; सेवा के भाव से अपने काम का पक्ष मज़बूत है।', ', कुंडली में अपना काम नौकरी से भारी है।']])
      : say([['More an employee than a boss, and a good one', 'A steady post rather than a firm of your own'], [': the house of service is stronger in your chart than that of leading.', ', since service weighs more in the chart than leading.']], [['मालिक से ज़्यादा नौकरी, और उसमें तरक्की', 'झुकाव पक्की नौकरी की ओर है'], ['; नेतृत्व से ज़्यादा बल सेवा के भाव का है।', ', कुंडली में नौकरी अपने काम से भारी है।']]);
  const term = asksD10 ? say([`The D10 (dashamsha) divides each sign into ten and is read for work; yours rises in ${book.sign(rising)}, and some minutes of birth time can change that.`], [`D10 (दशमांश) में हर राशि के दस भाग होते हैं, इसे काम के लिए देखते हैं; आपके D10 का लग्न ${book.sign(rising)} है, जन्म समय के कुछ मिनट इसे बदल सकते हैं।`]) : '';
  const place = say([`The lord of your 10th house is ${book.planet(lord)}, and ${book.planet(lord)} is in your ${th(at)} house (${englishHouses[at - 1]}).`], [`दसवें भाव के स्वामी ${book.planet(lord)} हैं, और ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं।`]);
  return [opening, [term, place].filter((each) => each !== '').join(' '), say([['Try it small first: lead one project, or sell to one customer, before you change the whole.', 'Ask those who have worked with you; they know it already.', 'What you do without being told is the better half of the answer.', 'Give it a year beside what you have.']], [['पहले छोटे में आज़माइए: एक प्रोजेक्ट संभालिए या एक ग्राहक बनाइए।', 'जिन्होंने साथ काम किया है, उनसे पूछिए, वे जानते हैं।', 'जो बिना कहे करते हैं, आधा जवाब वही है।', 'जो है, उसके साथ एक साल आज़माकर देखिए।']])].join('\n\n');
}

export const ownBoss: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => either.test(words) && asksChart.test(words) && read.kin === null && !/ (?:when|kab|offer|join|resign|leave|chhod\w*|quit|government|govt|sarkari) /u.test(words),
  compose: (context, { words }) => composeOwnBoss(context, words),
};
