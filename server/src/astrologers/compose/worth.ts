import { findYogas } from '../../astrology';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** Whether a chart, or the luck in it, is bad: never so, and the chart's own strong and weak side say why. */
export function composeWorth({ say, book, strengths, question }: Context): string {
  const ranked = strengths.ranked();
  const [strong = 'Sun', weak = 'Moon'] = [ranked[0], ranked.at(-1)];
  const [strongHouse, weakHouse] = [strengths.view.house(strong), strengths.view.house(weak)];
  const [yoga] = findYogas(strengths, question.birth.gender)
    .filter(({ polarity, isWeak }) => polarity === 1 && !isWeak)
    .map(({ id }) => book.yoga(id));
  const opening = say(
    [['No, ', 'No: '], [`your chart is neither cursed nor bad; ${book.planet(strong)} stands strong in it`, `there is no curse in your kundli and it is no bad one, with ${book.planet(strong)} strong in it`, `nothing in your chart marks you as unlucky, and ${book.planet(strong)} gives it real strength`], '.'],
    ['नहीं, ', ['आपकी कुंडली न शापित है, न खराब', 'कुंडली में कोई श्राप नहीं, और वह खराब भी नहीं', 'ऐसी कोई बात आपकी कुंडली में नहीं'], ['; ', ', '], [`${book.planet(strong)} इसमें मज़बूत हैं`, `${book.planet(strong)} का बल अच्छा है`], '।'],
  );
  const strength = say(
    [[`${book.planet(strong)} is in your ${th(strongHouse)} house (${englishHouses[strongHouse - 1]})`, `In the ${th(strongHouse)} house (${englishHouses[strongHouse - 1]}) you have ${book.planet(strong)}`], yoga ? [`, and ${yoga[0]} yoga brings ${yoga[1]}`, `; besides, ${yoga[0]} yoga stands for ${yoga[1]}`] : [', the best support you have', ', and much can be built on it'], '.'],
    [`${book.planet(strong)} ${o(strongHouse)} भाव (${hindiHouses[strongHouse - 1]}) में हैं`, yoga ? [`, और ${yoga[0]} योग का फल है ${yoga[1]}`, `; ${yoga[0]} योग भी है, जिसका फल है ${yoga[1]}`] : [', सहारा यहीं से मिलता है', ', यही आपकी ताकत है'], '।'],
  );
  const weakness = say(
    [[`What makes life heavier is ${book.planet(weak)}, the weakest planet here`, `The part that asks for work is ${book.planet(weak)}, the weakest of them`], `, in your ${th(weakHouse)} house (${englishHouses[weakHouse - 1]})`, ['; that is effort, not fate.', ': care helps there, fear does not.']],
    [['मेहनत वहाँ ज़्यादा लगती है, जहाँ ', 'कमज़ोर पक्ष इतना ही है: '], `${book.planet(weak)} ${o(weakHouse)} भाव (${hindiHouses[weakHouse - 1]}) में हैं`, ['; यह मेहनत की बात है, डर की नहीं।', ', वहाँ सँभलकर चलिए, डरिए मत।']],
  );
  return [opening, strength, weakness].join('\n\n');
}
