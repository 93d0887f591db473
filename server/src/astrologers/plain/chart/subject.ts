import type { PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, dignityIn, divisionSign, isCombust } from '../../../astrology';
import type { Context } from '../../compose/context';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';

/** A planet that is asked about, by its name or as the lord of a house. */
export interface Subject {
  planet: PlanetName;
  lordOf: number | null;
}

const o = (house: number) => hindiOrdinal(house, 'oblique');
const isNode = (planet: PlanetName): boolean => planet === 'Rahu' || planet === 'Ketu';
const dignities = { exalted: ['exalted', 'उच्च के'], own: ['in its own sign', 'अपनी राशि के'], friendly: ["in a friend's sign", 'मित्र राशि के'], neutral: ['in a neutral sign', 'सम राशि के'], enemy: ["in an enemy's sign", 'शत्रु राशि के'], debilitated: ['debilitated', 'नीच के'] } as const;

const nameEn = ({ book }: Context, { planet, lordOf }: Subject): string => (lordOf === null ? book.planet(planet) : `${book.planet(planet)}, lord of your ${th(lordOf)} house,`);
const nameHi = ({ book }: Context, { planet, lordOf }: Subject): string => (lordOf === null ? book.planet(planet) : `${o(lordOf)} भाव के स्वामी ${book.planet(planet)}`);

/** "Mars, lord of your 9th house, is in your 7th house, in Virgo." */
export function placeOf(context: Context, subject: Subject): string {
  const { say, book, strengths } = context;
  const { house, sign, retrograde } = strengths.view.planet(subject.planet);
  const turned = retrograde && !isNode(subject.planet);
  return say(
    [`${nameEn(context, subject)} is in your ${th(house)} house (${englishHouses[house - 1]}), in ${book.sign(sign)}${turned ? ', retrograde' : ''}.`],
    [`${nameHi(context, subject)} ${o(house)} भाव (${hindiHouses[house - 1]}) में, ${book.sign(sign)} राशि में हैं${turned ? ' और वक्री हैं' : ''}।`],
  );
}

export function degreeOf(context: Context, subject: Subject): string {
  const { say, book, strengths } = context;
  const { sign, longitude, house } = strengths.view.planet(subject.planet);
  const degrees = Math.floor((longitude % 30) * 10) / 10;
  return say(
    [[`${nameEn(context, subject)} stands at ${degrees}° of ${book.sign(sign)}, in your ${th(house)} house.`, `${nameEn(context, subject)} is at ${degrees}° in ${book.sign(sign)} (${th(house)} house).`]],
    [[`${nameHi(context, subject)} ${book.sign(sign)} राशि में ${degrees}° पर हैं, ${o(house)} भाव में।`, `${nameHi(context, subject)} का अंश ${degrees}° है, ${book.sign(sign)} राशि में।`]],
  );
}

export function starOf(context: Context, subject: Subject): string {
  const { say, book, strengths } = context;
  const { nakshatra, pada } = strengths.view.planet(subject.planet);
  return say([`${nameEn(context, subject)} is in the nakshatra ${book.star(nakshatra)}, pada ${pada}.`], [`${nameHi(context, subject)} ${book.star(nakshatra)} नक्षत्र के ${hindiOrdinal(pada, 'oblique')} चरण में हैं।`]);
}

/** Exalted, debilitated or neither, whichever of both was asked. */
export function dignityOf(context: Context, subject: Subject): string {
  const { say, book, strengths } = context;
  const { sign } = strengths.view.planet(subject.planet);
  const found = dignityIn(subject.planet, sign);
  const isNeither = found !== 'exalted' && found !== 'debilitated';
  return say(
    [isNeither ? ['Neither exalted nor debilitated: ', 'Neither of the two: '] : '', `${nameEn(context, subject)} is in ${book.sign(sign)}, ${dignities[found][0]}${isNeither ? '' : ' there'}.`],
    [isNeither ? ['न उच्च, न नीच: ', 'दोनों में से कुछ नहीं: '] : '', `${nameHi(context, subject)} ${book.sign(sign)} राशि में ${dignities[found][1]} हैं।`],
  );
}

export function combustOf(context: Context, subject: Subject): string {
  const { say, question: { chart } } = context;
  const holds = subject.planet !== 'Sun' && !isNode(subject.planet) && isCombust(chart, subject.planet);
  return holds ? say([`Yes, ${nameEn(context, subject)} is combust, close to the Sun.`], [`हाँ, ${nameHi(context, subject)} अस्त हैं, सूर्य के पास।`]) : say([`No, ${nameEn(context, subject)} is not combust.`], [`नहीं, ${nameHi(context, subject)} अस्त नहीं हैं।`]);
}

export function turnOf(context: Context, subject: Subject): string {
  const { say, strengths } = context;
  const holds = strengths.view.planet(subject.planet).retrograde && !isNode(subject.planet);
  return holds ? say([`Yes, ${nameEn(context, subject)} was retrograde when you were born.`], [`हाँ, जन्म के समय ${nameHi(context, subject)} वक्री थे।`]) : say([`No, ${nameEn(context, subject)} was direct when you were born.`], [`नहीं, जन्म के समय ${nameHi(context, subject)} वक्री नहीं थे।`]);
}

/** Who shares the house with it. */
export function companyOf(context: Context, subject: Subject): string {
  const { say, book, strengths } = context;
  const house = strengths.view.house(subject.planet);
  const others = strengths.view.in(house).filter((each) => each !== subject.planet).map(book.planet);
  return others.length > 0
    ? say([`With it ${others.length > 1 ? 'are' : 'is'} ${book.list(others)}: ${nameEn(context, subject)} is in your ${th(house)} house (${englishHouses[house - 1]}).`], [`साथ में ${book.list(others)}: ${nameHi(context, subject)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`])
    : say([`No planet: ${nameEn(context, subject)} is in your ${th(house)} house (${englishHouses[house - 1]}), alone there.`], [`कोई नहीं: ${nameHi(context, subject)} ${o(house)} भाव (${hindiHouses[house - 1]}) में अकेले हैं।`]);
}

/** Who looks at it. */
export function seenBy(context: Context, subject: Subject): string {
  const { say, book, strengths, question: { chart } } = context;
  const house = strengths.view.house(subject.planet);
  const seers = aspectsOn(chart, house).map(({ name }) => name).filter((name) => name !== subject.planet).map(book.planet);
  const where = [`where ${nameEn(context, subject)} is`.replace(/,$/u, ''), nameHi(context, subject)] as const;
  return seers.length > 0
    ? say([`${book.list(seers)} ${seers.length > 1 ? 'aspect' : 'aspects'} your ${th(house)} house, ${where[0].replace(', is', ' is')}.`], [`${o(house)} भाव पर ${book.list(seers)} की दृष्टि है, और वहीं ${where[1]} हैं।`])
    : say([`No planet aspects your ${th(house)} house, ${where[0].replace(', is', ' is')}.`], [`${o(house)} भाव पर किसी ग्रह की दृष्टि नहीं है, और वहीं ${where[1]} हैं।`]);
}

/** The lord of its sign. */
export function hostOf(context: Context, subject: Subject, signLord: PlanetName): string {
  const { say, book, strengths } = context;
  const { sign } = strengths.view.planet(subject.planet);
  const at = strengths.view.house(signLord);
  const isSelf = signLord === subject.planet;
  return isSelf
    ? say([`${nameEn(context, subject)} is in its own sign, ${book.sign(sign)}, and so its own host.`], [`${nameHi(context, subject)} अपनी राशि के हैं, इसलिए राशि के स्वामी भी वही हैं।`])
    : say([`${book.planet(signLord)}, the lord of ${book.sign(sign)}, is its dispositor; you find ${book.planet(signLord)} in your ${th(at)} house (${englishHouses[at - 1]}).`], [`${nameHi(context, subject)} ${book.sign(sign)} राशि में हैं, जिसके स्वामी ${book.planet(signLord)} हैं; ${book.planet(signLord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं।`]);
}

/** Its sign and place in a divisional chart, and whether it is better there than in the birth chart. */
export function divisionOf(context: Context, subject: Subject, division: 'D9' | 'D10', compares: boolean): string {
  const { say, book, strengths, question: { chart } } = context;
  const { sign: born, longitude } = strengths.view.planet(subject.planet);
  const sign = divisionSign(division, longitude);
  const place = ((sign - divisionSign(division, chart.ascendant.longitude) + 12) % 12) + 1;
  const name = book.division(division);
  const n = book.planet(subject.planet);
  const where = say([`In the ${name} ${n} is in ${book.sign(sign)}, place ${place} from its ascendant`, subject.lordOf === null ? '.' : `; ${n} is the lord of your ${th(subject.lordOf)}.`], [`${name} में ${n} ${book.sign(sign)} राशि में हैं, वहाँ का स्थान ${place}`, subject.lordOf === null ? '।' : `; आपके ${o(subject.lordOf)} भाव के स्वामी यही हैं।`]);
  if (!compares || isNode(subject.planet)) return where;
  const worth = { exalted: 5, own: 4, friendly: 3, neutral: 2, enemy: 1, debilitated: 0 } as const;
  const [then, there] = [dignityIn(subject.planet, born), dignityIn(subject.planet, sign)];
  const difference = worth[there] - worth[then];
  const verdict = difference > 0 ? say(['Better there: '], ['वहाँ बेहतर: ']) : difference < 0 ? say(['Less well there: '], ['वहाँ कुछ कमज़ोर: ']) : say(['Much the same in both: '], ['दोनों में लगभग एक-सा: ']);
  return `${where} ${verdict.trim()} ${say([`from ${dignities[then][0]} to ${dignities[there][0]}.`], [`जन्म कुंडली में ${dignities[then][1]}, यहाँ ${dignities[there][1]}।`])}`;
}
