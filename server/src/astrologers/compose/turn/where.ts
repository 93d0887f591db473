import type { MatterId } from '../../question/matters';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { composeOrigin } from '../character';
import { directions } from '../personal-facts';
import { join } from '../join';
import { type ComposeTurn, wordsOf } from './turn';

const spouses: readonly MatterId[] = ['marriage', 'loveMarriage', 'secondMarriage'];
const asksFar = / (?:near\w*|far|same|home ?town|dur|door|pas|paas|nazdik|najdik|close|another|dusr[aei]|bahar|outside|out of|own|apne|apna|yahi|yahin|waha|vahi|here|local\w*|home) /u;

const ways = [
  ['rather a new place, away from where you are', 'नई जगह, मौजूदा जगह से कुछ दूर'],
  ['near where you are, or the same place', 'पास में, या उसी जगह'],
  ['either the same place or one not far from it', 'वही जगह या उसके आसपास'],
] as const;

/** "Which city?", "kis taraf?": the direction of the lord of the matter's house, and near or far by its sign. */
export const composeWhere: ComposeTurn = (turn) => {
  const { about, before, context, judgement } = turn;
  if (spouses.includes(before.matter.id) && before.kin === null) return composeOrigin(about);
  const { say, book, strengths, isEnglish } = about;
  const house = judgement.focus.houses[0] ?? 1;
  const lord = strengths.view.lord(house);
  const { sign } = strengths.view.planet(lord);
  const side = directions[lord][isEnglish ? 0 : 1];
  const way = ways[(sign - 1) % 3] ?? ways[2];
  const n = book.planet(lord);
  const isFar = asksFar.test(wordsOf(context));
  const lead = isFar
    ? say([['Most likely ', 'By your chart '], `${way[0]}, towards ${side}.`], [['ज़्यादा आसार: ', 'कुंडली से: '], `${way[1]}, दिशा ${side}।`])
    : say([['Look towards ', 'Your chart points to '], `${side}, ${way[0]}.`], [['कुंडली का इशारा ', 'दिशा '], `${side} की ओर है, ${way[1]}।`]);
  return join(
    lead,
    say([`That is the side of ${n}, lord of your ${th(house)} house, in a ${['movable', 'fixed', 'dual'][(sign - 1) % 3]} sign (${book.sign(sign)}).`], [`यह दिशा ${n} की है, जो ${hindiOrdinal(house, 'oblique')} भाव के स्वामी हैं और ${['चर', 'स्थिर', 'द्विस्वभाव'][(sign - 1) % 3]} राशि (${book.sign(sign)}) में हैं।`]),
    say([['No chart knows the name of a city or a country', 'The name of the place is in no chart'], [', so let work and people decide.', '; where an offer or a friend is, that counts more.']], [['शहर या देश का नाम कुंडली में नहीं होता', 'जगह का नाम कुंडली नहीं जानती'], ['; काम और लोग देखकर चुनिए।', ', जहाँ काम और अपने लोग हों, वही चुनिए।']]),
  );
};
