import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../astrology';
import type { Context } from '../compose/context';
import { judge, leadInput } from '../compose/judgement';
import { findHouse, findPlace, findPlanets } from '../question/chart-terms';
import type { ReadQuestion } from '../question/read-question';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { manners, themes } from '../words/placements';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const helpful = 40;
const mostWords = 14;
const nodeHouses = [3, 6, 10, 11];

export const worksWell = ({ strengths }: Context, planet: PlanetName): boolean =>
  planet === 'Rahu' || planet === 'Ketu' ? nodeHouses.includes(strengths.view.house(planet)) : strengths.of(planet) >= helpful;

const judges = / (?:good|bad|shubh|ashubh|achha|acha|accha|achchha|bura|buri|kharab|dangerous|khatarnak|khatranak|khataranak|harmful|benefic|malefic|lucky|unlucky|worry|worried|scared|dar|danger) /u;

/** What a planet gives and takes where it stands. */
export function effectLine({ say, book }: Context, planet: PlanetName, house: number, isNamed = false): string {
  const { gift, price } = manners[planet];
  const [theme, themeHi] = themes[house - 1] ?? ['', ''];
  return say(
    [[`To ${theme} ${isNamed ? book.planet(planet) : 'it'} brings `, `In matters of ${theme} ${isNamed ? book.planet(planet) : 'it'} gives `], gift[0], [`; what it costs is ${price[0]}.`, `, and its price is ${price[0]}.`]],
    [[`${themeHi} में ${isNamed ? `${book.planet(planet)} से` : 'इनसे'} मिलता है: `, `${themeHi} के विषय में ${isNamed ? `${book.planet(planet)} का ` : ''}फल है: `], gift[1], [`; सावधानी की बात: ${price[1]}।`, `, और ध्यान रखने की बात है ${price[1]}।`]],
  );
}


const bareHouse = / (?:in|of) (?:the |my |our )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) (?!(?:house )?(?:january|february|march|april|may|june|july|august|september|october|november|december|class|standard|std|semester|attempt|year|month|floor|grade|week|day|time|marriage|child|of) )/u;

/** The house that is named, also by its number alone. */
export const namedHouse = (read: ReadQuestion): number | null => findHouse(read.text) ?? (bareHouse.test(read.text.plain) ? findPlace(read.text) : null);

/** Where it stands is asked before what it does. */
const asksWhere = / (?:kis (?:ghar|bhav|house|rashi)|kaun ?se (?:ghar|bhav|house)|konse (?:ghar|bhav|house)|kahan|kaha|where|which (?:house|sign)) /u;
const asksMeaning = / (?:mean|means|meaning|matlab|arth|effects?|asar|prabhav|fal|phal|result\w*) /u;
const inLagna = / lagna? (?:me|mein|men|main) | in (?:my |the )?(?:lagna|ascendant) /u;

function composePlacement(context: Context, planet: PlanetName, words: string): string {
  const { say, book, strengths, read, isEnglish, question: { chart } } = context;
  const house = strengths.view.house(planet);
  const asked = namedHouse(read) ?? (inLagna.test(read.text.plain) ? 1 : null);
  const n = book.planet(planet);
  const isElsewhere = asked !== null && asked !== house;
  const isGood = worksWell(context, planet);
  const lagnaLord = strengths.view.lord(1) === planet;
  const { good } = functionalNature(chart.ascendant.sign);
  const ruled = strengths.view.ruled(planet);
  const place = isElsewhere
    ? say([[`In your chart ${n} is in the ${th(house)} house (${englishHouses[house - 1]}), so the ${th(asked)} does not apply.`, `Your ${planet} is in the ${th(house)} house (${englishHouses[house - 1]}); what is said of the ${th(asked)} is not yours.`]], [[`आपके ${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं; ${o(asked)} की बात आप पर लागू नहीं।`, `कुंडली में ${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं; ${o(asked)} वाला फल आपका नहीं।`]])
    : '';
  const verdict = judges.test(words)
    ? isGood
      ? say([[`More good than bad: ${n} works for you in the ${th(house)} house.`, `Good on the whole: ${n} has support in your ${th(house)} house.`, `It helps more than it harms: ${n} stands well in your ${th(house)} house.`]], [[`अच्छा ज़्यादा: ${n} को ${o(house)} भाव में सहारा है।`, `कुल मिलाकर अच्छा: ${n} ${o(house)} भाव में साथ देते हैं।`, `बुरा नहीं: ${n} ${o(house)} भाव में मदद ज़्यादा करते हैं।`]])
      : say([[`Mixed, and nothing to fear: ${n} asks for care in your ${th(house)} house.`, `Neither good nor bad by itself: ${n} wants patience in your ${th(house)} house.`, `Not bad, but no easy guest: ${n} needs handling in your ${th(house)} house.`]], [[`मिला-जुला, डरने की बात नहीं: ${n} ${o(house)} भाव में सावधानी चाहते हैं।`, `न पूरा अच्छा, न बुरा: ${n} ${o(house)} भाव में सब्र माँगते हैं।`, `बुरा नहीं, पर मेहनत है: ${n} ${o(house)} भाव में ध्यान चाहते हैं।`]])
    : '';
  const effect = effectLine(context, planet, house, place === '' && verdict === '');
  const carries = ruled.length > 0
    ? say([[`${n} rules your ${book.list(ruled.map((each) => (isEnglish ? th(each) : o(each))))}`], lagnaLord ? ', and as lord of your lagna it is your own planet.' : good.includes(planet) ? ', which makes it a friend of your lagna.' : ', so those matters come along with it.'], [`${n} ${book.list(ruled.map((each) => o(each)))} भाव के स्वामी हैं`, lagnaLord ? '; लग्न के स्वामी होने से ये आपके अपने ग्रह हैं।' : good.includes(planet) ? ', इसलिए आपके लग्न के मित्र हैं।' : ', इसलिए वे बातें साथ आती हैं।'])
    : '';
  const where = isElsewhere ? '' : say([`${n} is in your ${th(house)} house (${englishHouses[house - 1]}), in ${book.sign(strengths.view.planet(planet).sign)}.`], [`${n} ${book.sign(strengths.view.planet(planet).sign)} राशि में, ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`]);
  const isWhere = asksWhere.test(words) && where !== '';
  const isBoth = isWhere && asksMeaning.test(words);
  const opening = place !== '' ? place : isBoth ? `${where} ${effect}` : isWhere ? where : verdict !== '' ? verdict : effect;
  const judgement = read.matter.rank >= 5 && !read.matter.careful && read.kin === null ? judge(context) : null;
  const matter = judgement ? context.tell(book.how(leadInput(context, judgement))) : '';
  const rest = [matter, place !== '' || isWhere ? verdict : '', (place !== '' || verdict !== '' || isWhere) && !isBoth ? effect : '', isWhere ? '' : where, carries].filter((each) => each !== '');
  return [opening, rest.join(' ')].join('\n\n');
}

const asksEffect = / (?:good|bad|effects?|affects?|mean|means|meaning|explain|says?|saying|result\w*|impact|about|does|happens?|influence|bring\w*|give|gives|asar|prabhav|fal|phal|matlab|arth|batao|bataiye|samjhao|samjhaiye|kya (?:karta|karte|karti|deta|dete|hota|hoti|karega|hoga)|achha|acha|accha|achchha|bura|buri|kharab|shubh|ashubh|kaisa|kaisi|kaise|theek|thik|sahi|dar|harmful|harm|hurt|scared|afraid|worry|worried|khatarnak|khatranak|khataranak|dangerous|tell me) /u;
const other = / (?:transit\w*|gochar\w*|dasha|mahadasha|antardasha|retrograde|vakri|exalted|debilitated|uchch|neech|when (?:will|does|do|is|did|should|can)|kab|remedy|remedies|upay|mantra|stone|ratna|yog|yoga|navamsh\w*|navamsa|d9|d10|aspect\w*|drishti|lord|swami|or not|move|moves|moving|enters?|changes|empty|khali|(?:sign|rashi|nakshatra|degrees?|position|placement) of) /u;

/** "Rahu in 7th house, good or bad?", "explain my Saturn": whether it is so, and what it does. */
export const placement: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => read.kind !== 'remedy' && findPlanets(read.text).length === 1 && asksEffect.test(words) && !other.test(words) && (read.horizon === null || bareHouse.test(read.text.plain)) && (namedHouse(read) !== null || inLagna.test(words) || (read.fact?.name === 'planet' && read.text.length <= mostWords)) && (read.kin === null || namedHouse(read) !== null) && !/ (?:is|are) (?:\w+ )?(?:in|placed in) (?:my|the) \w+ (?:house )? $/u.test(words),
  compose: (context, { words }) => composePlacement(context, findPlanets(context.read.text)[0] ?? 'Sun', words),
};
