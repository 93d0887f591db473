import type { PlanetName } from '@oracle-astra/shared/contract';
import { findYogas } from '../../astrology';
import type { Context } from '../compose/context';
import { findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHelp, englishHouses, englishStrain } from '../words/english-words';
import { hindiHelp, hindiHouses, hindiStrain } from '../words/hindi-words';
import { manners, themes } from '../words/placements';
import { namedHouse } from './placement';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const together = / (?:together|conjunct\w*|conjunction|same (?:house|sign)|one house|sit with|sits with|with each other|combination|yuti|ek (?:hi )?(?:ghar|bhav|house|rashi|sath|saath)|saath (?:me|mein|men|hain?|baith\w*)|sath (?:me|mein|men|hain?|baith\w*)|saath|sath) /u;
const helpful = 40;

/** What the house that is named does say, by its lord. */
function houseLine({ say, book, strengths, read }: Context): string {
  const house = namedHouse(read);
  if (house === null) return '';
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const [theme, themeHi] = themes[house - 1] ?? ['', ''];
  return say([`For ${theme} look to ${book.planet(lord)}, lord of your ${th(house)} house: ${book.planet(lord)} is in the ${th(at)} house (${englishHouses[at - 1]})`, [`, and gives ${manners[lord].gift[0]}.`, `; it brings ${manners[lord].gift[0]}.`]], [`${themeHi} की बात ${o(house)} भाव के स्वामी ${book.planet(lord)} से देखिए; ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, [`, इनसे ${manners[lord].gift[1]}।`, `; फल है ${manners[lord].gift[1]}।`]]);
}

/** Whether two named planets are together in the chart, and what that gives; where they are not, their places. */
function composeTogether(context: Context, [a, b]: readonly [PlanetName, PlanetName]): string {
  const { say, book, strengths, isEnglish, question } = context;
  const [from, to] = [strengths.view.house(a), strengths.view.house(b)];
  const [n, m] = [book.planet(a), book.planet(b)];
  const of = (planet: PlanetName) => (strengths.of(planet) >= helpful ? (isEnglish ? englishHelp : hindiHelp) : isEnglish ? englishStrain : hindiStrain)[planet];
  if (from !== to)
    return [
      say([[`${n} and ${m} are not together in your chart`, `No, ${n} and ${m} do not share a house in your chart`], `: ${n} is in the ${th(from)} house and ${m} is in the ${th(to)} house.`], [[`आपकी कुंडली में ${n} और ${m} साथ नहीं हैं`, `नहीं, ${n} और ${m} एक भाव में नहीं हैं`], `; ${n} ${o(from)} भाव में हैं और ${m} ${o(to)} भाव में हैं।`]),
      houseLine(context),
      say([[`So each works for itself: from ${n}, `, `Read them apart, then: from ${n}, `], of(a), `; from ${m}, `, of(b), '.'], [[`इसलिए फल अलग-अलग है: ${n} से `, `दोनों को अलग पढ़िए: ${n} से `], of(a), `; ${m} से `, of(b), '।']),
    ].filter((each) => each !== '').join('\n\n');
  const yoga = findYogas(strengths, question.birth.gender).find(({ planets }) => planets.length === 2 && planets.includes(a) && planets.includes(b));
  return [
    say([[`Together in your ${th(from)} house (${englishHouses[from - 1]}), they mix: from ${n}, `, `Both in your ${th(from)} house (${englishHouses[from - 1]}), they work as one: from ${n}, `], of(a), `; from ${m}, `, of(b), '.'], [[`${o(from)} भाव (${hindiHouses[from - 1]}) में दोनों साथ हैं, और फल मिला-जुला है: ${n} से `, `दोनों ${o(from)} भाव (${hindiHouses[from - 1]}) में साथ हैं: ${n} से `], of(a), `; ${m} से `, of(b), '।']),
    strengths.of(a) >= strengths.of(b)
      ? say([[`${n} is the stronger of the two`, `Of the two ${n} has more strength`], [', and leads.', ', so it sets the tone.']], [[`दोनों में ${n} ज़्यादा बली हैं`, `${n} का बल ज़्यादा है`], ['।', ', असर भी उन्हीं का ज़्यादा।']])
      : say([[`${m} is the stronger of the two`, `Of the two ${m} has more strength`], [', and leads.', ', so it sets the tone.']], [[`दोनों में ${m} ज़्यादा बली हैं`, `${m} का बल ज़्यादा है`], ['।', ', असर भी उन्हीं का ज़्यादा।']]),
    yoga ? say([`Tradition calls it ${book.yoga(yoga.id)[0]} yoga and connects it with ${book.yoga(yoga.id)[1]}`, yoga.isWeak ? ', here in a weaker form.' : '.'], [`परंपरा में यह ${book.yoga(yoga.id)[0]} योग है, फल है ${book.yoga(yoga.id)[1]}`, yoga.isWeak ? ', यहाँ हल्के रूप में।' : '।']) : '',
  ].filter((each) => each !== '').join('\n\n');
}

/** "Jupiter and Venus are in one house, what does it do?" */
export const conjunction: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => (together.test(words) || namedHouse(read) !== null) && findPlanets(read.text).length === 2 && (read.horizon === null || namedHouse(read) !== null) && (read.kin === null || namedHouse(read) !== null) && !/ (?:transit\w*|gochar\w*|dasha|mahadasha|antardasha|yoga?|yog|kab|when|aspects?|drishti|stronger|lord|swami) /u.test(words),
  compose: (context) => {
    const [a, b] = findPlanets(context.read.text);
    return a && b ? composeTogether(context, [a, b]) : '';
  },
};
