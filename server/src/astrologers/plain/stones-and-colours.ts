import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../astrology';
import type { Context } from '../compose/context';
import { stoneName, stonesOf } from '../compose/gem';
import { findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Plain } from './plain';
import { remedyTable } from '../tools/tables';

const o = (house: number) => hindiOrdinal(house, 'oblique');

const suitsLagna = ({ strengths, question: { chart } }: Context, planet: PlanetName): boolean => {
  const { good, bad } = functionalNature(chart.ascendant.sign);
  return planet === strengths.view.lord(1) || (good.includes(planet) && !bad.includes(planet));
};

const listOf = ({ isEnglish, book }: Context, planets: readonly PlanetName[]): string => book.list(planets.map((planet) => stoneName(planet)[isEnglish ? 0 : 1]));

/** Two stones that two people named: which of them tradition gives to the lagna, and that none has to be bought. */
function composeTwoStones(context: Context, planets: readonly PlanetName[]): string {
  const { say, book, strengths, isEnglish, question: { chart } } = context;
  const lagna = strengths.view.lord(1);
  const fit = planets.filter((planet) => suitsLagna(context, planet)).sort((a, b) => Number(b === lagna) - Number(a === lagna));
  const unfit = planets.filter((planet) => !fit.includes(planet));
  const sign = book.sign(chart.ascendant.sign);
  const [best] = fit;
  const opening = best
    ? unfit.length > 0
      ? say([[`Of the two tradition gives you ${listOf(context, [best])} and not ${listOf(context, unfit)}`, `${listOf(context, [best])}, rather than ${listOf(context, unfit)}`], `, for a ${sign} lagna.`], [[`दोनों में से परंपरा आपको ${listOf(context, [best])} देती है, ${listOf(context, unfit)} नहीं`, `${listOf(context, unfit)} नहीं, ${listOf(context, [best])}`], `, लग्न ${sign} होने से।`])
      : say([`Both are allowed by tradition to a ${sign} lagna; ${listOf(context, [best])} comes first`, best === lagna ? ', as the stone of your lagna.' : '.'], [`परंपरा से दोनों आपके ${sign} लग्न के लिए ठीक हैं; पहले ${listOf(context, [best])}`, best === lagna ? ', जो लग्न का रत्न है।' : '।'])
    : say([`Neither: tradition gives ${listOf(context, unfit)} to other lagnas than ${sign}; yours would be ${listOf(context, [lagna])}.`], [`दोनों में से कोई नहीं: ${listOf(context, unfit)} परंपरा में ${sign} लग्न के नहीं; आपका ${listOf(context, [lagna])} माना जाता है।`]);
  const reasons = planets.filter((planet) => strengths.view.ruled(planet).length > 0).map((planet) => say([`${book.planet(planet)} rules your ${book.list(strengths.view.ruled(planet).map((each) => (isEnglish ? th(each) : o(each))))}.`], [`${book.planet(planet)} ${book.list(strengths.view.ruled(planet).map((each) => o(each)))} भाव के स्वामी हैं।`]));
  return [
    opening,
    reasons.join(' '),
    say([['No stone has been shown to change a life, so buy none in haste and none on credit', 'Both remain custom: none promises a result, and you lose nothing by wearing neither'], [`; free of charge is ${en(best ?? lagna)}.`, '.']], [['किसी रत्न से जीवन बदलना साबित नहीं, इसलिए जल्दी में या उधार पर मत खरीदिए', 'दोनों परंपरा की बात हैं, फल का वादा किसी में नहीं; न पहनें, तो भी कोई हानि नहीं'], [`; मुफ़्त का उपाय: ${remedyTable[best ?? lagna].hi.mantra}।`, '।']]),
  ].join('\n\n');
}
const en = (planet: PlanetName): string => `its mantra, ${remedyTable[planet].en.mantra}`;

export const twoStones: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => stonesOf(words).length > 1 && read.kin === null && !/ (?:utar\w*|remove|take off) /u.test(words),
  compose: (context, { words }) => composeTwoStones(context, stonesOf(words).slice(0, 3)),
};

const faces: Record<PlanetName, number> = { Sun: 12, Moon: 2, Mars: 3, Mercury: 4, Jupiter: 5, Venus: 6, Saturn: 7, Rahu: 8, Ketu: 9 };

/** Which rudraksha tradition gives: that of the lagna's lord, the five-faced one being anybody's. */
function composeRudraksha({ say, book, strengths, read }: Context): string {
  const [named] = findPlanets(read.text);
  const planet = named ?? strengths.view.lord(1);
  const house = strengths.view.house(planet);
  const asked = / (\d{1,2}) (?:mukhi|mukhee|face|faced) /u.exec(read.text.plain)?.[1];
  const own = faces[planet];
  return [
    say(asked ? [Number(asked) === own || asked === '5' ? 'Yes, you may' : 'It does no harm', `: by tradition the ${own}-faced one goes with ${book.planet(planet)}${named ? '' : ', lord of your lagna'}, and the five-faced one suits everybody.`] : [[`By tradition a ${own}-faced rudraksha, for ${book.planet(planet)}`, `The ${own}-faced one, by ${book.planet(planet)}`], named ? '' : ', lord of your lagna', '; the five-faced one suits everybody and costs least.'], asked ? [Number(asked) === own || asked === '5' ? 'हाँ, पहन सकते हैं' : 'नुकसान नहीं है', `: परंपरा से ${own} मुखी ${named ? book.planet(planet) : `लग्न के स्वामी ${book.planet(planet)}`} का है, और पाँच मुखी सबके लिए है।`] : [[`परंपरा से ${own} मुखी रुद्राक्ष`, `आपके लिए ${own} मुखी`], `, ${named ? book.planet(planet) : `लग्न के स्वामी ${book.planet(planet)}`} का; पाँच मुखी सबके लिए है और सबसे सस्ता।`]),
    say([`${book.planet(planet)} is in your ${th(house)} house.`, [' Take it as a reminder to sit quietly: it promises nothing.', ' A costly rare one does no more than a plain one.']], [`${book.planet(planet)} आपके ${o(house)} भाव में हैं।`, [' इसे शांत बैठने की याद मानिए, फल का वादा नहीं।', ' महँगा और दुर्लभ लेने से कुछ ज़्यादा नहीं होता।']]),
  ].join('\n\n');
}

export const rudraksha: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => / (?:rudraksh\w*|rudraksha) /u.test(words) && !/ (?:work|works|fayda|sach|asli|original|real|fake|kya hota|what is|effective) /u.test(words) && read.kin === null,
  compose: composeRudraksha,
};

const colours: Record<PlanetName, RegExp> = {
  Sun: / (?:orange|saffron|kesariya|kesari|copper|narangi) /u, Moon: / (?:white|safed|saphed|silver|cream|pearl) /u, Mars: / (?:red|laal|lal|maroon) /u, Mercury: / (?:green|hara|hari|hare) /u, Jupiter: / (?:yellow|pila|peela|pili|golden|gold) /u,
  Venus: / (?:pink|gulabi) /u, Saturn: / (?:black|kala|kaala|kali|kale|blue|nila|neela|nili|navy) /u, Rahu: / (?:grey|gray|smoke|slati) /u, Ketu: / (?:brown|bhura|bhoora) /u,
};
const bearer = / (?:car|gaadi|gadi|bike|scooty|scooter|scorpio|thar|creta|nexon|swift|vehicle|room|wall|walls|ghar|house|drawing|bedroom|paint|rang|colou?r|shirt|dress|kapde|kapda|saree|sari|lehenga|suit|sofa|curtain|parda|office|shop|dukan|thread|dhaga|purse|wallet|phone) /u;
const colourWord = / (?:colou?rs?|rang|rango|rangon|paint) /u;
const asksColour = / (?:which|what|suit\w*|lucky|ok|okay|good|bad|better|avoid|should|can|kaun\w*|kon\w*|konsa|kis|kya|thik|theek|sahi|shubh|ashubh|acha|achha|accha|chalega|lu|lun|karwa\w*|karva\w*|pehn\w*|pahan\w*|wear) /u;
const namedColour = (words: string): PlanetName | null => (Object.keys(colours) as PlanetName[]).find((planet) => colours[planet].test(words)) ?? null;

/** A colour for a car, a wall or a dress: that of the lagna's lord, and what is to be said of the one that is named. */
function composeColour(context: Context, words: string): string {
  const { say, book, strengths } = context;
  const lord = strengths.view.lord(1);
  const second = strengths.ranked().find((planet) => planet !== lord && suitsLagna(context, planet)) ?? 'Moon';
  const [a, aHi] = [remedyTable[lord].en.colour, remedyTable[lord].hi.colour];
  const [b, bHi] = [remedyTable[second].en.colour, remedyTable[second].hi.colour];
  const all = (Object.keys(colours) as PlanetName[]).filter((planet) => colours[planet].test(words));
  const named = all.find((planet) => planet === lord || suitsLagna(context, planet)) ?? namedColour(words);
  const isFit = named !== null && (named === lord || suitsLagna(context, named));
  const house = strengths.view.house(lord);
  const chosen = named && all.length > 1 && isFit ? [remedyTable[named].en.colour, remedyTable[named].hi.colour] : null;
  const opening = chosen && named
    ? say([[`Of these ${chosen[0]}`, `Take ${chosen[0]}`], `: it is the colour of ${book.planet(named)}, a friend of your lagna.`], [[`इनमें से ${chosen[1]}`, `${chosen[1]} लीजिए`], `: यह ${book.planet(named)} का रंग है, जो आपके लग्न के मित्र हैं।`])
    : named
    ? isFit
      ? say([[`Yes, that colour suits you: it belongs to ${book.planet(named)}, a friend of your lagna.`, `Take it: the colour is that of ${book.planet(named)}, which is on your side.`]], [[`हाँ, यह रंग आपके लिए ठीक है: यह ${book.planet(named)} का है, जो आपके लग्न के मित्र हैं।`, `ले लीजिए: यह रंग ${book.planet(named)} का है, और वे आपके पक्ष में हैं।`]])
      : say([[`You may take it, no colour harms; nearer to your chart is ${a}${a === b ? '' : ` or ${b}`}.`, `It does no harm; by tradition ${a}${a === b ? '' : ` or ${b}`} suits you better.`]], [[`ले सकते हैं, रंग से नुकसान नहीं होता; आपकी कुंडली के ज़्यादा पास ${aHi}${a === b ? '' : ` या ${bHi}`} है।`, `नुकसान नहीं; परंपरा से ${aHi}${a === b ? '' : ` या ${bHi}`} आपको ज़्यादा जमता है।`]])
    : say([[`By tradition ${a}, the colour of ${book.planet(lord)}, lord of your lagna${a === b ? '' : `; ${b} goes well beside it`}.`, `Take ${a}, by ${book.planet(lord)}, lord of your lagna${a === b ? '' : `, or ${b}`}.`]], [[`परंपरा से ${aHi}, जो लग्न के स्वामी ${book.planet(lord)} का रंग है${a === b ? '' : `; साथ में ${bHi} भी अच्छा है`}।`, `लग्न के स्वामी ${book.planet(lord)} से आपका रंग ${aHi}${a === b ? '' : `, या फिर ${bHi}`}।`]]);
  return [opening, say([`${book.planet(lord)} is in your ${th(house)} house.`, [' A lighter shade of it does as well; decide by light and by what you like to look at.', ' It is a small help: no colour decides how things go.']], [`${book.planet(lord)} आपके ${o(house)} भाव में हैं।`, [' हल्का शेड भी चलेगा; रोशनी और अपनी पसंद देखिए।', ' यह छोटी मदद है, रंग से कुछ तय नहीं होता।']])].join('\n\n');
}

export const colour: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => asksColour.test(words) && read.kin === null && ((colourWord.test(words) && (bearer.test(words) || read.text.length <= 10)) || (namedColour(words) !== null && bearer.test(words) && / (?:black|white|red|kali|kala|safed|lal|laal|nili|neela|hari|blue|green|yellow|pili|grey|silver) (?:car|gaadi|gadi|scorpio|thar|creta|swift|bike|scooty|shirt|dress|kapde|saree|sari|lehenga|suit|dhaga|thread|purse|wallet) /u.test(words))) && !/ (?:number|ank|ankh|when|kab|lucky number|and number|aankh|eye|skin|hair|husband|wife|rang roop) /u.test(words),
  compose: (context, { words }) => composeColour(context, words),
};
