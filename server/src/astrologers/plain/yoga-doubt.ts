import { findYogas } from '../../astrology';
import type { Context } from '../compose/context';
import { factAnswer } from '../compose/fact-answer';
import { findYogaName } from '../question/chart-terms';
import { simpleFact } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const doubts = / (?:why|still|yet|but|broke|poor|no (?:result|effect|money|use)|fake|false|weak|kyu|kyo|kyun|kyon|phir bhi|fir bhi|par|kamjor|kamzor|jhuth\w*|jhut\w*|fayda|faida|fal nahi|phal nahi|asar nahi|kab milega|kaam nahi|not working|doesnt work|does not work) /u;

/** A yoga that is praised and not felt: whether it is there, and what keeps it from being seen. */
function composeYogaDoubt(context: Context): string {
  const { say, book, strengths, question, read } = context;
  const id = findYogaName(read.text);
  if (!id) return '';
  const [opening = ''] = factAnswer(context, { ...simpleFact('yoga'), yoga: id });
  const found = findYogas(strengths, question.birth.gender).find((each) => each.id === id);
  const [first] = found ? [...found.planets].sort((a, b) => strengths.of(a) - strengths.of(b)) : [];
  if (!first) return [opening, say([['So nothing is being kept from you', 'So do not wait for it'], [': good years come by dashas and work.', '; what you have rests on other planets.']], [['इसलिए किसी योग का फल रुका नहीं है', 'इसलिए उसके फल की राह मत देखिए'], ['; अच्छे साल दशा और मेहनत से आते हैं।', ', फल बाकी ग्रहों से मिलता है।']])].join('\n\n');
  const house = strengths.view.house(first);
  const isStrong = strengths.of(first) >= 40;
  return [
    opening,
    isStrong
      ? say([[`It gives what it stands for and not everything: ${book.planet(first)} works in your ${th(house)} house (${englishHouses[house - 1]})`, `A yoga is one voice among many: this one speaks in your ${th(house)} house (${englishHouses[house - 1]})`], [', and shows in the dasha of its planets.', '; it is felt when a dasha of its planets runs.']], [[`योग वही देता है जिसका वह है, सब कुछ नहीं: ${book.planet(first)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, `यह कई बातों में से एक है; ${book.planet(first)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`], [', और फल इन ग्रहों की दशा में दिखता है।', '; दशा आने पर यह दिखता है।']])
      : say([[`What holds it back is ${book.planet(first)}, with little strength in your ${th(house)} house (${englishHouses[house - 1]})`, `It works weakly because ${book.planet(first)} has little strength, in your ${th(house)} house (${englishHouses[house - 1]})`], [', so it comes in part, and later.', '; a yoga gives what its planets can.']], [[`रोक ${book.planet(first)} से है, जो ${o(house)} भाव (${hindiHouses[house - 1]}) में कम बली हैं`, `असर हल्का है, क्योंकि ${book.planet(first)} ${o(house)} भाव (${hindiHouses[house - 1]}) में कमज़ोर हैं`], [', इसलिए फल थोड़ा और देर से मिलता है।', '; योग उतना ही देता है जितना ग्रहों में बल हो।']]),
    say([['A yoga does not replace work, and none pays money by itself', 'No yoga promises money by itself'], ['; ask me when the matter itself is favoured.', ', so ask for the time of what you want.']], [['अकेले योग से पैसा या सफलता नहीं आती', 'योग मेहनत की जगह नहीं लेता'], ['; जो चाहिए, उसका समय पूछिए।', ', काम का सही समय पूछिए।']]),
  ].join('\n\n');
}

const o = (house: number) => hindiOrdinal(house, 'oblique');

export const yogaDoubt: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => doubts.test(words) && findYogaName(read.text) !== null && read.kin === null && !/ (?:kya asar|effect of) /u.test(words),
  compose: composeYogaDoubt,
};
