import type { Context } from '../../compose/context';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import { manners, themes } from '../../words/placements';
import { worksWell } from '../placement';
import type { Asked, Plain } from '../plain';
import { findPlaces } from './places';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const mostWords = 18;
const asksEffect = / (?:effects?|results?|affects?|impact|mean|means|meaning|asar|prabhav|fal|phal|matlab|arth|good|bad|achha|accha|acha|bura|kharab|shubh|ashubh|kya (?:karta|karte|karti|hota|hoti|deta|dete|karega|hoga)|happens?|tell me about|say\w* about|explain|samjha\w*|does (?:it|that|this)) /u;

/** "My 7th lord is in the 12th, what does it mean?": whether it is so, then where its matters go. */
function composeLordEffect(context: Context, { words }: Asked): string {
  const { say, book, strengths } = context;
  const { lords, houses } = findPlaces(words);
  const of = lords[0] ?? 1;
  const planet = strengths.view.lord(of);
  const house = strengths.view.house(planet);
  const claimed = houses.find((each) => each !== of) ?? null;
  const isElsewhere = claimed !== null && claimed !== house;
  const [[from, fromHi], [to, toHi]] = [themes[of - 1] ?? ['', ''], themes[house - 1] ?? ['', '']];
  const n = book.planet(planet);
  const { gift, price } = manners[planet];
  const isGood = worksWell(context, planet);
  const place = say(
    [isElsewhere ? `Not in the ${th(claimed)}: ` : '', `${n}, lord of your ${th(of)} house, is in your ${th(house)} house (${englishHouses[house - 1]})`, isElsewhere ? '.' : [', and that decides it.', ', which is where its matters go.']],
    [isElsewhere ? `${o(claimed)} भाव में नहीं: ` : '', `${o(of)} भाव के स्वामी ${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, isElsewhere ? '।' : ['; फल वहीं से आता है।', '; बात वहीं से बनती है।']],
  );
  const way = of === house
    ? say([[`${from} stand on their own feet`, `In ${from} you depend on nobody else`], [`, and bring ${gift[0]}`, ''], '.'], [[`${fromHi} की बात अपने बल पर चलती है`, `${fromHi} में किसी और पर निर्भरता कम है`], [`; मिलता है ${gift[1]}`, ''], '।'])
    : say([[`What concerns ${from} comes by way of ${to}`, `It ties ${from} to ${to}`, `The road to ${from} leads through ${to}`], isGood ? [`, with ${gift[0]}.`, `; it gives ${gift[0]}.`] : [`, with effort: ${price[0]}.`, `; the price is ${price[0]}.`]], [[`${fromHi} की बात ${toHi} से होकर बनती है`, `${fromHi} का फल ${toHi} के रास्ते आता है`], isGood ? [`; मिलता है ${gift[1]}।`, `, साथ में ${gift[1]}।`] : [`, मेहनत के साथ: ${price[1]}।`, `; ध्यान रखिए: ${price[1]}।`]]);
  const verdict = isGood
    ? say([['On the whole it is a help: its strength is good.', 'It is rather good than bad, as it has strength.']], [['कुल मिलाकर यह सहारा है, बल अच्छा है।', 'अच्छा पक्ष ज़्यादा है, बल अच्छा है।']])
    : say([['It is no misfortune, but it wants patience: its strength is little.', 'Mixed rather than bad: it has little strength, so it goes slowly.']], [['यह बुरा नहीं, पर सब्र चाहिए: बल कम है।', 'मिला-जुला है: बल कम होने से बात धीरे बनती है।']]);
  const judges = / (?:good|bad|achha|accha|acha|bura|kharab|shubh|ashubh) /u.test(words);
  return judges && !isElsewhere ? [verdict, `${place} ${way}`].join('\n\n') : [`${place} ${way}`, verdict].join('\n\n');
}

export const lordEffect: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => findPlaces(words).lords.length === 1 && asksEffect.test(words) && read.kin === null && read.text.length <= mostWords && !/ (?:when|kab|dasha|mahadasha|antardasha|transit\w*|gochar\w*|remed\w*|upay|why|kyu\w*|should|d9|navamsh\w*|navamsa|will) /u.test(words),
  compose: composeLordEffect,
};
