import type { PlanetName } from '@oracle-astra/shared/contract';
import { findAskedThing } from '../echo/asked-thing';
import { manners } from '../words/placements';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';

const steady = 40;
const hard = [6, 8, 12];

/** Why something happened in a time that is over: what the period's planet brought, in the words of the one who asks. */
export function causeThen(context: Context, lord: PlanetName): string {
  const { say, book, strengths, isEnglish, read } = context;
  const house = strengths.view.house(lord);
  const n = book.planet(lord);
  const [en, hi] = manners[lord].price;
  const thing = isEnglish && read.matter.rank > 0 ? findAskedThing(context) : null;
  const clause = thing?.english?.being ? `${thing.english.subject} ${thing.english.being}` : '';
  if (strengths.of(lord) >= steady && !hard.includes(house))
    return say([clause === '' ? ['The planets had the smaller part in it', 'It was less the planets than people and circumstances'] : `${clause} less by the planets than by people and circumstances`, `: ${n}, which ruled that time, has strength in your chart.`], [['ग्रहों का हिस्सा इसमें कम था, लोगों और हालात का ज़्यादा', 'इसमें ग्रहों से ज़्यादा हालात का हाथ था'], `: उस समय के ग्रह ${n} आपके यहाँ बली हैं।`]);
  const place = hard.includes(house) ? [`from your ${th(house)} house (${englishHouses[house - 1]})`, `${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) से`] : ['with little strength', 'कम बल के साथ'];
  return say(
    [clause === '' ? ['The main reason', 'What stood behind it'] : `${clause}, mostly because of ${en}`, clause === '' ? `: ${en}; ` : '; ', `that time belonged to ${n}, which works ${place[0]}.`],
    [['असल वजह: ', 'इसके पीछे यह था: '], `${hi}; वह समय ${n} का था, जो ${place[1]} काम करते हैं।`],
  );
}
