import type { PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, divisionSign, nakshatraLord, signLord } from '../../astrology';
import type { Context } from '../compose/context';
import { findDivision, findHouse, findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses, englishPartner } from '../words/english-words';
import { hindiHouses, hindiPartner } from '../words/hindi-words';
import { manners, signWays } from '../words/placements';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const asksMeaning = / (?:mean|means|meaning|explain|says?|tells?|about|matlab|arth|kya (?:kahti|kehti|kahata|kahta|kehta|batati|batata)|kahati|kahti|kehti|batati|batata|samjhao|samjhaiye|samjha do|effect|effects|asar|prabhav|fal|phal|kaisa|kaisi|good or bad|strong|weak|reveal\w*|shows?|swabhav|svabhav|svbhav|nature|khasiyat|gun dosh) /u;

function lordLine({ say, book, strengths }: Context, lord: PlanetName): string {
  const house = strengths.view.house(lord);
  const { gift } = manners[lord];
  return say([`Its lord ${book.planet(lord)} is in your ${th(house)} house (${englishHouses[house - 1]})`, [`, so your effort goes there, with ${gift[0]}.`, `, and there it brings ${gift[0]}.`]], [`इसके स्वामी ${book.planet(lord)} आपके ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, [`, इसलिए मेहनत वहीं लगती है: ${gift[1]}।`, `; वहाँ से मिलता है ${gift[1]}।`]]);
}

const kinds = [
  ['lagna', / (?:lagna?|lagn|ascendant|rising sign) /u],
  ['nakshatra', / (?:nakshatr\w*|nakshtra|birth star) /u],
  ['moon', / (?:rashi|raashi|rasi|moon sign) /u],
] as const;
type SignKind = (typeof kinds)[number][0];

const what: Record<SignKind, readonly [string, string]> = {
  lagna: ['The lagna is the sign that rose in the east at your birth, and it stands for your body, manner and way of beginning things.', 'लग्न वह राशि है जो जन्म के समय पूरब में उग रही थी; इससे शरीर, स्वभाव और काम का ढंग देखते हैं।'],
  moon: ['The rashi is the sign of the Moon, and it stands for the mind, moods and what makes you feel at home.', 'राशि यानी चंद्रमा की राशि; इससे मन, भावना और सुख का ढंग देखते हैं।'],
  nakshatra: ['The nakshatra is the Moon’s star, one of 27, and it tells the finer temper of the mind and the order of your dashas.', 'नक्षत्र चंद्रमा का तारा है, 27 में से एक; इससे मन का बारीक स्वभाव और दशाओं का क्रम निकलता है।'],
};

/** Lagna, rashi or nakshatra with what it means for the person. */
function composeSign(context: Context, kind: SignKind): string {
  const { say, book, strengths, question: { chart } } = context;
  const moon = strengths.view.planet('Moon');
  const sign = kind === 'lagna' ? chart.ascendant.sign : moon.sign;
  const lord = kind === 'nakshatra' ? nakshatraLord(moon.nakshatra) : signLord(sign);
  const [trait, traitHi] = [englishPartner[sign - 1] ?? '', hindiPartner[sign - 1] ?? ''];
  const [way, wayHi] = signWays[sign - 1] ?? ['', ''];
  const opening = {
    lagna: () => say([[`Your lagna (ascendant) is ${book.sign(sign)}, and it makes you ${trait}: ${way}.`, `${book.sign(sign)} is your lagna: people meet you as ${trait}, and ${way}.`]], [[`आपका लग्न ${book.sign(sign)} है, यानी ${traitHi}: ${wayHi}।`, `आपका लग्न ${book.sign(sign)} है; लोगों को दिखता है ${traitHi}, और ढंग है ${wayHi}।`]]),
    moon: () => say([[`Your Moon sign (rashi) is ${book.sign(sign)}, and at heart you are ${trait}: ${way}.`, `Your Moon sign (rashi) is ${book.sign(sign)}: inside you are ${trait}, and ${way}.`]], [[`आपकी राशि ${book.sign(sign)} है, यानी मन से ${traitHi}: ${wayHi}।`, `आपकी राशि ${book.sign(sign)} है; भीतर से ${traitHi}, और ढंग है ${wayHi}।`]]),
    nakshatra: () => say([[`Your nakshatra is ${book.star(moon.nakshatra)}, whose lord ${book.planet(lord)} gives the mind ${manners[lord].gift[0]}.`, `Your nakshatra is ${book.star(moon.nakshatra)}: by its lord ${book.planet(lord)} it stands for ${manners[lord].gift[0]}.`]], [[`आपका नक्षत्र ${book.star(moon.nakshatra)} है, जिसके मालिक ${book.planet(lord)} मन को देते हैं ${manners[lord].gift[1]}।`, `आपका नक्षत्र ${book.star(moon.nakshatra)} है; इसके मालिक ${book.planet(lord)} से ${manners[lord].gift[1]}।`]]),
  }[kind]();
  return [opening, say([what[kind][0]], [what[kind][1]]), lordLine(context, lord)].join('\n\n');
}

const good = ['exalted', 'own', 'friendly'];
const dignities = { exalted: ['exalted', 'उच्च के'], own: ['in its own sign', 'अपनी राशि के'], friendly: ["in a friend's sign", 'मित्र राशि के'], neutral: ['in a neutral sign', 'सम राशि के'], enemy: ["in an enemy's sign", 'शत्रु राशि के'], debilitated: ['debilitated', 'नीच के'] } as const;

/** What the D9 says of marriage, or the D10 of work: the lord of the matter, its karaka, and the sum of both. */
function composeDivision(context: Context, of: 'D9' | 'D10'): string {
  const { say, book, strengths, isEnglish, question: { chart } } = context;
  const karaka: PlanetName = of === 'D9' ? 'Venus' : 'Sun';
  const house = of === 'D9' ? 7 : 10;
  const lord = strengths.view.lord(house);
  const told = [...new Set([karaka, lord])].map((planet) => {
    const sign = divisionSign(of, strengths.view.planet(planet).longitude);
    return { planet, sign, dignity: dignityIn(planet, sign) };
  });
  const points = told.reduce((sum, { dignity }) => sum + (dignity === 'debilitated' ? -2 : dignity === 'enemy' ? -1 : good.includes(dignity) ? 1 : 0), 0);
  const [matter, matterHi] = of === 'D9' ? ['marriage and the second half of life', 'विवाह और बाद के जीवन'] : ['work and standing', 'काम और पद'];
  const name = book.division(of);
  const opening = points > 0
    ? say([[`Your ${name} speaks well of ${matter}`, `For ${matter} your ${name} is a support`], ': what begins slowly gains strength.'], [[`${name} ${matterHi} के लिए अच्छी बात कहता है`, `${matterHi} के लिए ${name} सहारा देता है`], ': शुरुआत धीमी हो, तो भी आगे बल बढ़ता है।'])
    : points === 0
      ? say([[`Your ${name} is fair for ${matter}`, `For ${matter} your ${name} is middling`], ': it lives from what both sides put in.'], [[`${name} ${matterHi} के लिए ठीक-ठाक है`, `${matterHi} के लिए ${name} मध्यम है`], ': फल मेहनत और समझ से बनता है।'])
      : say([[`Your ${name} asks for effort in ${matter}`, `In ${matter} your ${name} wants care`], ': nothing is denied, it only needs tending.'], [[`${name} ${matterHi} में मेहनत माँगता है`, `${matterHi} में ${name} ध्यान चाहता है`], ': रोक नहीं है, बस संभालकर चलना है।']);
  const lines = told.map(({ planet, sign, dignity }) => say([`In the ${of === 'D9' ? 'navamsha (D9)' : 'dashamsha (D10)'} ${book.planet(planet)} is in ${book.sign(sign)}, ${dignities[dignity][0]}${planet === lord ? `; it carries your ${th(house)} house` : ''}.`], [`${of === 'D9' ? 'नवांश' : 'दशांश'} में ${book.planet(planet)} ${book.sign(sign)} राशि में, ${dignities[dignity][1]} हैं${planet === lord ? `; ये ${o(house)} भाव सँभालते हैं` : ''}।`]));
  const lagna = divisionSign(of, chart.ascendant.longitude);
  const rising = say([`Its lagna is ${book.sign(lagna)}, if the time of birth is right to a few minutes.`], [`${of === 'D9' ? 'नवांश' : 'दशांश'} का लग्न ${book.sign(lagna)} है, जन्म समय मिनट तक सही हो तो।`]);
  return [opening, lines.join(' '), isEnglish ? rising : rising].join('\n\n');
}

export const divisionSays: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => (asksMeaning.test(words) || / (?:dikhta|dikhti|dikh|dekhte|good|achhi|achha) /u.test(words)) && ['D9', 'D10'].includes(findDivision(read.text) ?? '') && findPlanets(read.text).length === 0 && findHouse(read.text) === null && read.kin === null && !/ (?:lagna?|ascendant|what is (?:a |the )?(?:navamsh\w*|d9|d10|dashamsh\w*)) /u.test(words),
  compose: (context) => composeDivision(context, findDivision(context.read.text) === 'D10' ? 'D10' : 'D9'),
};

const kindOf = (words: string): SignKind | null => kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** "What is my lagna and what does it mean?": the sign, and what it says of the person. */
export const signMeaning: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => kindOf(words) !== null && asksMeaning.test(words) && / (?:my|mera|meri|mere|meraa|meree|mine|janm|janam|apni) /u.test(words) && findPlanets(read.text).length === 0 && findDivision(read.text) === null && findHouse(read.text) === null && read.kin === null && read.matter.rank < 5 && read.horizon === null && !/ (?:lord|swami|lagnesh|today|aaj|transit|gochar|match\w*|milan|daily|name|naam|compatib\w*|app|another|lucky|you say|you said|chatgpt|pandit\w*|astrologer) /u.test(words),
  compose: (context, { words }) => composeSign(context, kindOf(words) ?? 'lagna'),
};
