import type { PlanetName } from '@oracle-astra/shared/contract';
import { composeOrigin } from '../compose/character';
import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishFields, englishHouses, englishPartner } from '../words/english-words';
import { hindiFields, hindiHouses, hindiPartner } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const spouse = / (?:spouse|future (?:husband|wife|partner)|(?:my|meri|mera|mere) (?:husband|wife|partner|pati|patni|biwi|dulha|dulhan|jeevansathi|jivansathi|life partner|hone wal[aei] \w+)|jeevansathi|jivansathi|jeevan sathi|jivan sathi|life partner|hone wal[aei] (?:pati|patni|biwi|dulha|dulhan)|jis(?:se|ki|ka) (?:shadi|shaadi)) /u;
const traits: readonly RegExp[] = [
  / (?:job|work|profession|career|occupation|earn\w*|business|naukri|kaam|kam karta|kam karti|kamai|pesha|field) /u,
  / (?:looks?|looking|appearance|height|colou?r|complexion|dikhega|dikhegi|dikhta|dikhti|dikhne|rang rup|sundar|face) /u,
  / (?:direction|where (?:from|he|she)|from where|which city|which place|disha|kahan se|kaha se|kahan ka|kahan ki|near or far|dur ka|paas ka) /u,
  / (?:nature|character|personality|swabhav|svabhav|like|kaisa|kaisi|everything|sab kuch|sab kuchh|details|who will be|who is|kaun hoga|kaun hogi) /u,
];
const future = / (?:will|would|future|hoga|hogi|honge|milega|milegi|karega|karegi|dikhega|dikhegi|hone|everything|kaun) /u;

const countTraits = (words: string): number => traits.filter((each) => each.test(words)).length;

/** Work of the spouse from the 10th from the 7th, the 4th house. */
function workOf({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(4);
  const planet: PlanetName = strengths.view.in(4)[0] ?? lord;
  return say([[`For work, ${englishFields[planet]} is likely`, `As to work, think of ${englishFields[planet]}`], `: the spouse's work is the 10th from the 7th, your 4th house, and its lord is ${book.planet(lord)}.`], [[`काम की बात: ${hindiFields[planet]} के संकेत हैं`, `पेशे में ${hindiFields[planet]} दिखता है`], `; जीवनसाथी का काम चौथे भाव से दिखता है, जिसके स्वामी ${book.planet(lord)} हैं।`]);
}

function composeSpouse(context: Context, words: string): string {
  const { say, book, strengths, question: { chart } } = context;
  const sign = ((chart.ascendant.sign + 5) % 12) + 1;
  const lord = strengths.view.lord(7);
  const house = strengths.view.house(lord);
  const [nature, work] = [
    say([[`By nature your spouse looks ${englishPartner[sign - 1]}`, `Expect somebody ${englishPartner[sign - 1]}`], `: your 7th house is in ${book.sign(sign)}, and its lord ${book.planet(lord)} is in the ${th(house)} house (${englishHouses[house - 1]}).`], [[`जीवनसाथी का ${hindiPartner[sign - 1]} दिखता है`, `${hindiPartner[sign - 1]}, ऐसा जीवनसाथी दिखता है`], `: सातवें भाव में ${book.sign(sign)} राशि है और उसके स्वामी ${book.planet(lord)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`]),
    workOf(context),
  ];
  const asksWork = traits[0]?.test(words) === true && countTraits(words) === 1;
  const origin = composeOrigin(context).split('\n\n')[0] ?? '';
  const honest = say([['A face, a name or a city is in no chart', 'Looks and names are not in a chart'], [', so take this as a sketch.', '; a manner is.']], [['चेहरा, नाम या शहर कुंडली में नहीं होते', 'रूप और नाम कुंडली से नहीं दिखते'], ['; इसे बस एक झलक मानिए।', ', स्वभाव दिखता है।']]);
  return asksWork ? [work, nature, honest].join('\n\n') : [nature, `${work} ${origin}`, honest].join('\n\n');
}

/** "Who will be my spouse, his job, looks and direction?" */
export const spouseToCome: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => spouse.test(words) && future.test(words) && (countTraits(words) > 1 || traits[0]?.test(words) === true && / (?:what|which|kya|kaun\w*|kis) /u.test(words)) && !['when', 'either', 'muhurta', 'remedy', 'risk'].includes(read.kind) && read.fact === null && read.horizon === null && !/ (?:kab|when|get a job|naukri (?:kab|lag\w*|mil\w*)|job (?:kab|lag\w*|mil\w*)|promotion|transfer|change) /u.test(words),
  compose: (context, { words }) => composeSpouse(context, words),
};
