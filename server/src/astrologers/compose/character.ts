import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses, englishPartner } from '../words/english-words';
import { hindiHouses, hindiPartner } from '../words/hindi-words';
import type { Context } from './context';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** What somebody is like: lagna and Moon, then the strongest and the weakest planet. */
export function composeCharacter({ say, book, strengths, question: { chart } }: Context): string {
  const [lagna, moon] = [chart.ascendant.sign, strengths.view.planet('Moon').sign];
  const ranked = strengths.ranked();
  const [strong = 'Sun', weak = 'Moon'] = [ranked[0], ranked.at(-1)];
  const [strongHouse, weakHouse] = [strengths.view.house(strong), strengths.view.house(weak)];
  const opening = say(
    [['You come across as ', 'People meet you as '], `${englishPartner[lagna - 1]}`, ', from your ', `${book.sign(lagna)} lagna`, ['; inside you are ', ', and at heart you are '], `${englishPartner[moon - 1]}, from the Moon in ${book.sign(moon)}.`],
    [['बाहर से आपका ', 'लोगों को आपका '], `${hindiPartner[lagna - 1]} दिखता है, क्योंकि लग्न ${book.sign(lagna)} है`, ['; भीतर से ', ', और मन से '], `${hindiPartner[moon - 1]}, चंद्रमा ${book.sign(moon)} राशि में हैं।`],
  );
  const strength = say(
    [['Your strength: ', 'What carries you: '], `${book.planet(strong)} is in your ${th(strongHouse)} house (${englishHouses[strongHouse - 1]}) and is the strongest planet here.`],
    [['आपकी ताकत: ', 'सबसे बड़ी ताकत: '], `${book.planet(strong)} ${o(strongHouse)} भाव (${hindiHouses[strongHouse - 1]}) में हैं और सबसे बली हैं।`],
  );
  const weakness = say(
    [['What needs care: ', 'Your weaker side: '], `${book.planet(weak)} is in your ${th(weakHouse)} house (${englishHouses[weakHouse - 1]})`, [', the weakest of them, so ask for help there.', ' and has the least strength, so go slowly there.']],
    [['ध्यान देने की बात: ', 'कमज़ोर पक्ष: '], `${book.planet(weak)} ${o(weakHouse)} भाव (${hindiHouses[weakHouse - 1]}) में हैं`, [', बल सबसे कम है, वहाँ मदद लीजिए।', ' और बल कम है, वहाँ धीरे चलिए।']],
  );
  return [opening, `${strength} ${weakness}`].join('\n\n');
}

const ways = [
  ['from some distance, perhaps another city', 'कुछ दूर से, शायद दूसरे शहर से'],
  ['from nearby, or from people you already know', 'पास से, या जान-पहचान में से'],
  ['from neither very near nor very far', 'न बहुत पास से, न बहुत दूर से'],
] as const;
const sides = [
  ['east', 'पूरब'],
  ['south', 'दक्षिण'],
  ['west', 'पश्चिम'],
  ['north', 'उत्तर'],
] as const;

/** Where the spouse comes from, by the nature of the seventh sign: movable, fixed or dual. */
export function composeOrigin({ say, book, strengths, question: { chart } }: Context): string {
  const sign = ((chart.ascendant.sign + 5) % 12) + 1;
  const way = ways[(sign - 1) % 3] ?? ways[2];
  const side = sides[(sign - 1) % 4] ?? sides[0];
  const lord = strengths.view.lord(7);
  const house = strengths.view.house(lord);
  return [
    say([['Your chart points to someone ', 'The match seems to come '], `${way[0]}, towards the ${side[0]}.`], [['रिश्ता ', 'जीवनसाथी का रिश्ता '], `${way[1]} आने के योग हैं, ${side[1]} दिशा की ओर।`]),
    say([`That is read from ${book.sign(sign)}, the sign of your 7th house, whose lord ${book.planet(lord)} is in the ${th(house)} house (${englishHouses[house - 1]}).`, ' A city or a name is not in a chart.'], [`सातवें भाव में ${book.sign(sign)} राशि है और उसके स्वामी ${book.planet(lord)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`, ' शहर और नाम कुंडली में नहीं होते।']),
  ].join('\n\n');
}
