import type { PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, houseSign, readBindus } from '../../../astrology';
import { factAnswer } from '../../compose/fact-answer';
import { simpleFact } from '../../question/fact-request';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Asked, Plain } from '../plain';
import { findPlaces } from './places';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const mostWords = 14;
const mostBare = 10;
const all = Array.from({ length: 12 }, (_, index) => index + 1);
const asksMore = / (?:when|kab|dasha|mahadasha|antardasha|transit\w*|gochar\w*|remed\w*|upay|why|kyu\w*|should|effects?|results?|mean|means|meaning|asar|prabhav|fal|phal|matlab|so|never|will|d ?9|d ?10|navamsh\w*|navamsa|dashamsh\w*|vastu|abhi|aaj|now|today) /u;
const onlyHouse = ({ words, read }: Asked): number | null => {
  const { houses, lords } = findPlaces(words);
  return houses.length === 1 && lords.length === 0 && read.text.length <= mostWords && read.kin === null && !asksMore.test(words) ? (houses[0] ?? null) : null;
};

/** "Which sign is in my 4th house?": the sign first, then its lord. */
const signOfHouse: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: (asked) => onlyHouse(asked) !== null && / (?:rashi|rasi|raashi|sign|signs|zodiac) /u.test(asked.words) && !/ (?:planet|planets|grah|graha|sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra\w*|mangal|budh|guru|shukra|shani|pravesh|ent\w+) /u.test(asked.words),
  compose: (context, asked) => {
    const { say, book, strengths, question: { chart } } = context;
    const house = onlyHouse(asked) ?? 1;
    const lord = strengths.view.lord(house);
    const at = strengths.view.house(lord);
    return [
      say([`The sign of your ${th(house)} house (${englishHouses[house - 1]}) is ${book.sign(houseSign(chart, house))}.`], [`${o(house)} भाव (${hindiHouses[house - 1]}) में ${book.sign(houseSign(chart, house))} राशि है।`]),
      say([`Its lord ${book.planet(lord)} is in your ${th(at)} house (${englishHouses[at - 1]}).`], [`${o(house)} भाव के स्वामी ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं।`]),
    ].join('\n\n');
  },
};

/** "What is in my 8th?", also without a word for house. */
const inHouse: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: (asked) => onlyHouse(asked) !== null && / (?:what|whats|who|whos|which|anything|any|something|kya|kaun\w*|kon\w*|koi|kuchh?|planets?|grah\w*) /u.test(asked.words) && / (?:in|inside|sits?|sitting|placed|there|me|mein|men|mai|baith\w*|hai|hain|h) /u.test(asked.words) && asked.read.text.length <= mostBare && asked.read.matter.rank < 7 && !/ (?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra\w*|mangal|budh|guru|shukra|shani|aspect\w*|drishti|dekh\w*|bindu\w*|points?|strong\w*|weak\w*|empty|khali|good|bad|about) /u.test(asked.words),
  compose: (context, asked) => {
    const [opening = '', ...rest] = factAnswer(context, { ...simpleFact('house'), house: onlyHouse(asked) ?? 1 }).filter((each) => each !== '');
    return [opening, rest.join(' ')].join('\n\n');
  },
};

/** Who looks at the lagna. */
const onLagna: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => / (?:lagna?|lagan|ascendant) /u.test(words) && / (?:aspect\w*|drishti|drashti|looking at|looks at|dekh rah\w*|dekhta|dekhte) /u.test(words) && !asksMore.test(words) && read.text.length <= mostWords,
  compose: ({ say, book, question: { chart } }) => {
    const seen = aspectsOn(chart, 1).map(({ name }) => book.planet(name));
    return seen.length > 0 ? say([`${book.list(seen)} ${seen.length > 1 ? 'aspect' : 'aspects'} your 1st house, the lagna.`], [`${o(1)} भाव पर ${book.list(seen)} की दृष्टि है, यानी लग्न पर।`]) : say(['No planet aspects your 1st house, the lagna.'], [`${o(1)} भाव पर, यानी लग्न पर, किसी ग्रह की दृष्टि नहीं है।`]);
  },
};

/** "Any houses with nothing in them?" */
const emptyOnes: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => / (?:houses?|bhavs?|bhava|bhaav|bhavon|ghar|gharo|gharon|sthan) /u.test(words) && / (?:nothing|no planets?|empty|khali|khaali|vacant|without (?:any )?(?:planets?|grah)|koi grah nah\w*|blank) /u.test(words) && / (?:which|any|list|how many|kaun\w*|kon\w*|kitn\w*|koi|are there|tell|all) /u.test(words) && findPlaces(words).houses.length === 0 && read.text.length <= mostWords && !/ (?:rent|flat|makan|plot|buy|sell|kirai\w*|vastu) /u.test(words),
  compose: (context) => {
    const [opening = '', ...rest] = factAnswer(context, simpleFact('emptyHouses'));
    return [opening, rest.join(' ')].join('\n\n');
  },
};

const groups: readonly (readonly [RegExp, readonly number[], string, string])[] = [
  [/ (?:kendra?|kendras|kendron|angles|angular) /u, [1, 4, 7, 10], 'the kendras (1st, 4th, 7th and 10th)', 'केंद्र'],
  [/ (?:trikon\w*|kona|konas|trine|trines) /u, [1, 5, 9], 'the trikonas (1st, 5th and 9th)', 'त्रिकोण'],
  [/ (?:dusthan\w*|dushsthan\w*|trik|trik bhav\w*) /u, [6, 8, 12], 'the dusthanas (6th, 8th and 12th)', 'दुःस्थान'],
  [/ (?:upachay\w*|upchay\w*) /u, [3, 6, 10, 11], 'the upachayas (3rd, 6th, 10th and 11th)', 'उपचय भावों'],
];
const groupOf = (words: string) => groups.find(([pattern]) => pattern.test(words));

/** "How many planets are in kendra?" */
const inGroup: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => groupOf(words) !== undefined && / (?:planets?|grah\w*|kaun\w*|kon\w*|which|how many|kitn\w*|koi|any) /u.test(words) && !asksMore.test(words) && read.text.length <= mostWords && !/ (?:lord|lords|swami|yog|yoga) /u.test(words),
  compose: ({ say, book, strengths, isEnglish }, { words }) => {
    const [, houses, en, hi] = groupOf(words) ?? [null, [1], '', ''];
    const found = houses.flatMap((house) => strengths.view.in(house).map((planet) => [planet, house] as const));
    const each = (planet: PlanetName, house: number) => `${book.planet(planet)} (${isEnglish ? th(house) : `${house}`})`;
    return found.length > 0
      ? say([`${found.length} ${found.length > 1 ? 'planets' : 'planet'} in ${en}: `, `${book.list(found.map(([planet, house]) => each(planet, house)))}.`], [`${hi} में ${found.length} ग्रह: `, `${book.list(found.map(([planet, house]) => each(planet, house)))}।`])
      : say([`None: ${en} hold no planet in your chart.`], [`कोई नहीं: ${hi} में आपका कोई ग्रह नहीं है।`]);
  },
};

const bindus = / (?:ashta?k\w*|sarvashta\w*|asta?kvarg\w*|bindus?|bindu|sav points?) /u;
const ranks = / (?:(?:strongest|weakest|best|worst|most powerful) (?:house|bhav\w*|ghar)|sabse (?:mazboot|majboot|kamzor|kamjor|achha|accha|acha|bali|balwan|kharab|takatwar|taqatwar|weak|strong) (?:bhav|bhaav|ghar|house)|(?:house|bhav|bhaav|ghar) (?:\w+ ){0,3}(?:strongest|weakest|sabse (?:mazboot|majboot|kamzor|kamjor|achha|accha|bali))) /u;

/** The bindus of a house, or the houses that have most and least. */
const binduFact: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => (bindus.test(words) || ranks.test(words)) && !/ (?:when|kab|buy|sell|rent|city|move|which (?:house|flat) should|remed\w*|upay|what is ashta\w*|kya hota) /u.test(words) && read.text.length <= mostWords && read.kin === null,
  compose: ({ say, question: { chart } }, { words }) => {
    const points = readBindus(chart);
    const [house] = findPlaces(words).houses;
    if (house !== undefined) {
      const count = points[house - 1] ?? 0;
      return say([`${count} bindus stand in your ${th(house)} house (${englishHouses[house - 1]}), by the sarvashtakavarga`, count >= 30 ? ['; that is above the average of 28, so it carries well.', ', and 28 is the average: a well supported house.'] : count >= 26 ? ['; 28 is the average, so it is about the middle.', ', about the average of 28.'] : ['; 28 is the average, so it asks for more effort.', ', below the average of 28: it wants effort.']], [`सर्वाष्टकवर्ग में ${o(house)} भाव (${hindiHouses[house - 1]}) के ${count} बिंदु हैं`, count >= 30 ? ['; औसत 28 है, यानी अच्छा सहारा।', ', औसत 28 से ऊपर।'] : count >= 26 ? ['; औसत 28 है, यानी बीच का।', ', लगभग औसत, जो 28 है।'] : ['; औसत 28 है, यानी मेहनत ज़्यादा।', ', औसत 28 से नीचे, मेहनत चाहिए।']]);
    }
    const ranked = [...all].sort((a, b) => (points[b - 1] ?? 0) - (points[a - 1] ?? 0));
    const [best = 1, worst = 12] = [ranked[0], ranked.at(-1)];
    const ofWeak = / (?:weakest|worst|kamzor|kamjor|kharab|weak) /u.test(words);
    const [first, second] = ofWeak ? [worst, best] : [best, worst];
    return say([`By bindus your ${ofWeak ? 'weakest' : 'strongest'} house is the ${th(first)} (${englishHouses[first - 1]}), with ${points[first - 1]}; the ${ofWeak ? 'strongest' : 'weakest'} is the ${th(second)} (${englishHouses[second - 1]}), with ${points[second - 1]}.`], [`बिंदुओं से आपका सबसे ${ofWeak ? 'कमज़ोर' : 'मज़बूत'} भाव ${hindiOrdinal(first, 'direct')} (${hindiHouses[first - 1]}) है, ${points[first - 1]} बिंदु; सबसे ${ofWeak ? 'मज़बूत' : 'कमज़ोर'} ${hindiOrdinal(second, 'direct')} (${hindiHouses[second - 1]}), ${points[second - 1]} बिंदु।`]);
  },
};

/** "Whose eye is on my 10th?": who aspects a house. */
const onHouse: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: (asked) => onlyHouse(asked) !== null && / (?:nazar|najar|nazren|nigah\w*|eyes?|glance|looking|drishti|drashti|aspect\w*) /u.test(asked.words) && / (?:kis\w*|kin|kinki|kaun\w*|kon\w*|koi|who|whose|which|any) /u.test(asked.words) && !/ (?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|surya|chandra\w*|mangal|budh|guru|shukra|shani|nazar lag\w*|buri nazar|evil eye) /u.test(asked.words),
  compose: (context, asked) => factAnswer(context, { ...simpleFact('aspects'), house: onlyHouse(asked) ?? 1 })[0] ?? '',
};

/** "In which house are most planets?" */
const fullest: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => / (?:most|maximum|max|sabse (?:zyada|jyada|adhik)|zyadatar|jyadatar) (?:\w+ )?(?:planets?|grah\w*) /u.test(words) && / (?:house|houses|bhav\w*|ghar|where|kahan|kaha|kis) /u.test(words) && read.text.length <= mostWords,
  compose: ({ say, book, strengths }) => {
    const count = Math.max(...all.map((house) => strengths.view.in(house).length));
    const [first = 1, ...others] = all.filter((house) => strengths.view.in(house).length === count);
    const names = book.list(strengths.view.in(first).map(book.planet));
    return say([`${names} are in your ${th(first)} house (${englishHouses[first - 1]}): ${count} planets`, others.length > 0 ? `, as many as in the ${book.list(others.map(th))}.` : ', the most in one house.'], [`${o(first)} भाव (${hindiHouses[first - 1]}) में ${names} हैं, यानी ${count} ग्रह`, others.length > 0 ? `; इतने ही ${book.list(others.map(o))} भाव में।` : ', सबसे ज़्यादा यहीं।']);
  },
};

export const houseFacts: readonly Plain[] = [signOfHouse, onLagna, onHouse, fullest, emptyOnes, inGroup, binduFact, inHouse];
