import type { PlanetName } from '@oracle-astra/shared/contract';
import { findPlanets } from '../question/chart-terms';
import type { PersonalFact } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHelp, englishHouses, englishStrain } from '../words/english-words';
import { hindiHelp, hindiHouses, hindiStrain } from '../words/hindi-words';
import { trait } from './birth-traits';
import { subjectAnswer } from './field-answers';
import type { Context } from './context';
import { remedyTable, syllableTable } from '../tools/tables';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const numbers: Record<PlanetName, number> = { Sun: 1, Moon: 2, Jupiter: 3, Rahu: 4, Mercury: 5, Venus: 6, Ketu: 7, Saturn: 8, Mars: 9 };
export const directions: Record<PlanetName, readonly [string, string]> = {
  Sun: ['the east', 'पूरब'],
  Venus: ['the south-east', 'दक्षिण-पूर्व'],
  Mars: ['the south', 'दक्षिण'],
  Rahu: ['the south-west', 'दक्षिण-पश्चिम'],
  Saturn: ['the west', 'पश्चिम'],
  Moon: ['the north-west', 'उत्तर-पश्चिम'],
  Mercury: ['the north', 'उत्तर'],
  Jupiter: ['the north-east', 'उत्तर-पूर्व'],
  Ketu: ['the south-west', 'दक्षिण-पश्चिम'],
};
const strong = 50;
const helpful = 40;
/** Houses in which the nodes are counted as helpful. */
const nodeHouses = [3, 6, 10, 11];

function luckyNumber({ say, book, strengths, read }: Context): string[] {
  const lord = strengths.view.lord(1);
  const { en, hi } = remedyTable[lord];
  if (/ (?:colou?rs?|rang) /u.test(read.text.plain))
    return [
      say([`Your number is ${numbers[lord]} and your colour ${en.colour}, both from ${book.planet(lord)}, lord of your 1st house.`], [`आपका अंक ${numbers[lord]} और रंग ${hi.colour} है, दोनों लग्न के स्वामी ${book.planet(lord)} से।`]),
      say([['Take both lightly', 'They are small helps and no more'], [' and decide nothing by them', ''], '.'], [['दोनों को हल्के में लीजिए', 'इनसे मन को सहारा मिलता है'], [', इनसे कोई फ़ैसला मत कीजिए', ''], '।']),
    ];
  return [
    say([`${numbers[lord]} is yours, the number of ${book.planet(lord)}, lord of your 1st house.`], [`आपका अंक ${numbers[lord]} है, यह लग्न के स्वामी ${book.planet(lord)} का अंक है।`]),
    say([['Numbers come from numerology and not from the kundli', 'A kundli itself knows no lucky number'], [', so take it lightly', '; enjoy it and decide nothing by it'], '.'], [['अंक, अंकशास्त्र की बात है, कुंडली की नहीं', 'कुंडली में शुभ अंक नहीं होता'], [', इसे हल्के में लीजिए', '; इससे कोई फ़ैसला मत कीजिए'], '।']),
  ];
}

function luckyDay({ say, book, strengths }: Context): string[] {
  const lord = strengths.view.lord(1);
  const { en, hi } = remedyTable[lord];
  return [
    say([`${en.day} is your day, by ${book.planet(lord)}, lord of your 1st house.`], [`आपका शुभ दिन ${hi.day} है, लग्न के स्वामी ${book.planet(lord)} से।`]),
    say([[`Its colour is ${en.colour}`, `${en.colour} goes with it`], [', if you like', ''], '.'], [`उसके साथ रंग ${hi.colour} माना जाता है`, [', मन हो तो', ''], '।']),
  ];
}

function naming({ say, book, strengths, isEnglish, read }: Context): string[] {
  if ((read.kin && ['son', 'daughter', 'child', 'grandchild'].includes(read.kin.id)) || read.matter?.id === 'children')
    return [say([["A child's letter comes from the child's own Moon", "The syllable is read from the child's Moon, not from yours"], [', so it needs the day, hour and place of birth', '; for that I need its day, hour and city'], '.'], [['बच्चे का अक्षर उसके अपने चंद्रमा से निकलता है', 'नाम का अक्षर बच्चे की अपनी राशि से होता है'], ['; जन्म की तारीख, समय और शहर लिखिए', ', उसकी तारीख, समय और शहर चाहिए'], '।'])];
  const { nakshatra, pada } = strengths.view.planet('Moon');
  const syllable = (isEnglish ? syllableTable.en : syllableTable.hi)[nakshatra - 1]?.[pada - 1] ?? '';
  return [
    say([`By tradition "${syllable}" is the syllable for the name, from ${book.star(nakshatra)} nakshatra, pada ${pada}.`], [`परंपरा से नाम का अक्षर "${syllable}" है, ${book.star(nakshatra)} नक्षत्र, चरण ${pada} से।`]),
    say([['You need not change a name that people know you by', 'A known name may stay as it is'], [': no letter decides a life', '; the syllable is for naming a child'], '.'], [['जिस नाम से लोग जानते हैं, उसे बदलना ज़रूरी नहीं', 'पुराना नाम वैसा ही रहने दीजिए'], [', अक्षर से जीवन तय नहीं होता', '; यह अक्षर नामकरण के लिए होता है'], '।']),
  ];
}

/** The direction of the stronger of the lords of luck and of far places. */
function place({ say, book, strengths, isEnglish, read }: Context): string[] {
  const isHouse = / (?:house|home|flat|door|face|facing|vastu|ghar|makan\w*|darvaj\w*) /u.test(read.text.plain);
  const house = strengths.of(strengths.view.lord(9)) >= strengths.of(strengths.view.lord(12)) ? 9 : 12;
  const lord = strengths.view.lord(house);
  const towards = directions[lord][isEnglish ? 0 : 1];
  return [
    say([['Look towards ', 'Your chart points to '], `${towards}`, [', by ', ': that is the side of '], `${book.planet(lord)}, lord of your ${th(house)} house.`], [['आपके लिए ', 'कुंडली से '], `${towards} दिशा अच्छी है, क्योंकि ${o(house)} भाव के स्वामी ${book.planet(lord)} हैं।`]),
    isHouse ? say([['Light, air and what you can pay count more than any direction', 'Take it as a preference: sun, air and the price come first'], '.'], [['रोशनी, हवा और कीमत दिशा से पहले देखिए', 'इसे बस पसंद मानिए, हवा और रोशनी पहले'], '।']) :
    say([['A country or a city has no name in a chart', 'No chart knows the names of places'], [', so choose by work, people and papers', '; among places on that side let work decide'], '.'], [['देश या शहर का नाम कुंडली में नहीं होता', 'कुंडली जगहों के नाम नहीं जानती'], ['; काम और लोग देखकर चुनिए', ', उस ओर की जगहों में काम देखकर चुनिए'], '।']),
  ];
}

function trouble({ say, book, strengths, isEnglish }: Context): string[] {
  const ranked = strengths.ranked();
  const planet = ranked.at(-1) ?? 'Saturn';
  const best = ranked[0] ?? 'Jupiter';
  const house = strengths.view.house(planet);
  const strain = (isEnglish ? englishStrain : hindiStrain)[planet];
  return [
    say([`${book.planet(planet)} gives you the most work: it has the least strength in your chart.`], [`सबसे कमज़ोर पक्ष ${book.planet(planet)} का है, कुंडली में इनका बल सबसे कम है।`]),
    say([`${book.planet(planet)} is in your ${th(house)} house (${englishHouses[house - 1]})`, ', where ', strain, '.'], [`${book.planet(planet)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, ', वहाँ ', strain, '।']),
    say([`${book.planet(best)} is the strongest and helps against it.`, ' No planet is an enemy to be feared.'], [`${book.planet(best)} सबसे मज़बूत हैं, सहारा वहीं से मिलता है।`, ' किसी ग्रह से डरने की बात नहीं।']),
  ];
}

function powers({ say, book, strengths }: Context): string[] {
  const ranked = strengths.ranked();
  const good = ranked.filter((each) => strengths.of(each) >= strong);
  const weak = ranked.filter((each) => strengths.of(each) < helpful).reverse();
  const names = (list: readonly PlanetName[]) => book.list(list.map(book.planet));
  const be = (list: readonly unknown[]) => (list.length > 1 ? 'are' : 'is');
  return [
    good.length >= 4
      ? say([`Yes, mostly: ${names(good)} ${be(good)} strong.`], [`हाँ, ज़्यादातर: ${names(good)} मज़बूत हैं।`])
      : good.length > 0
        ? say([`Some of them: ${names(good)} ${be(good)} strong.`], [`कुछ ग्रह मज़बूत हैं: ${names(good)}।`])
        : say([`Not very: ${names(ranked.slice(0, 2))} have the most strength here, and it is middling.`], [`ज़्यादा नहीं: सबसे अच्छा बल ${names(ranked.slice(0, 2))} का है, वह भी मध्यम।`]),
    weak.length > 0 ? say([`${names(weak)} ${weak.length > 1 ? 'need' : 'needs'} support`, ['.', ', by sign, house and company.']], [`${names(weak)} का बल कम है`, ['।', ', राशि, भाव और दृष्टि जोड़कर।']]) : '',
  ];
}

/** How a planet works where it stands: what it brings or asks for. */
export function effectOf({ say, book, strengths, isEnglish }: Context, planet: PlanetName): string {
  const house = strengths.view.house(planet);
  const isNode = planet === 'Rahu' || planet === 'Ketu';
  const helps = isNode ? nodeHouses.includes(house) : strengths.of(planet) >= helpful;
  const words = (helps ? (isEnglish ? englishHelp : hindiHelp) : isEnglish ? englishStrain : hindiStrain)[planet];
  return helps
    ? say([[`${book.planet(planet)} helps you`, `${book.planet(planet)} works for you`], ` in matters of ${englishHouses[house - 1]}: `, words, '.'], [`${book.planet(planet)} का असर ${hindiHouses[house - 1]} की बातों पर अच्छा है: `, words, '।'])
    : say([[`${book.planet(planet)} asks for care`, `${book.planet(planet)} wants patience`], ` in matters of ${englishHouses[house - 1]}: `, words, '.'], [`${book.planet(planet)} की वजह से ${hindiHouses[house - 1]} की बातों में सावधानी रखिए: `, words, '।']);
}

function allPlanets({ say, book, question: { chart } }: Context): string[] {
  return chart.planets.map(({ name, sign, house }) => say([`${book.planet(name)} is in ${book.sign(sign)}, in your ${th(house)} house.`], [`${book.planet(name)} ${book.sign(sign)} राशि में, ${o(house)} भाव में हैं।`]));
}

function emptyHouses({ say, book, strengths, isEnglish }: Context): string[] {
  const empty = Array.from({ length: 12 }, (_, index) => index + 1).filter((house) => strengths.view.in(house).length === 0);
  const names = book.list(empty.map((house) => (isEnglish ? th(house) : o(house))));
  return [
    say([['Empty are your ', 'No planet stands in your '], `${names}.`], [`आपके ${names} भाव में कोई ग्रह नहीं है।`]),
    say([['An empty house is common', 'That is no lack'], [': its lord speaks for it', '; its lord carries it'], '.'], [['खाली भाव आम बात है', 'इसमें कोई कमी नहीं'], [', फल उसके स्वामी से देखा जाता है', '; स्वामी से देखा जाता है'], '।']),
  ];
}

function stronger({ say, book, strengths, read }: Context): string[] {
  const [best = 'Sun', ...others] = findPlanets(read.text).sort((a, b) => strengths.of(b) - strengths.of(a));
  const house = strengths.view.house(best);
  return [
    say([`${book.planet(best)} is stronger in your chart than ${book.list(others.map(book.planet))}.`], [`आपकी कुंडली में ${book.list(others.map(book.planet))} से ज़्यादा बल ${book.planet(best)} का है।`]),
    say([`${book.planet(best)} is in your ${th(house)} house (${englishHouses[house - 1]}), in ${book.sign(strengths.view.planet(best).sign)}.`], [`${book.planet(best)} ${o(house)} भाव (${hindiHouses[house - 1]}) में, ${book.sign(strengths.view.planet(best).sign)} राशि में हैं।`]),
  ];
}

const answers: Record<PersonalFact, (context: Context) => string[]> = { number: luckyNumber, luckyDay, naming, place, trouble, powers, subject: subjectAnswer, allPlanets, emptyHouses, stronger, gana: trait('gana'), nadi: trait('nadi'), yoni: trait('yoni'), varna: trait('varna') };

/** Small facts that people ask about themselves; the first sentence is the answer. */
export const personalFactAnswer = (context: Context, name: PersonalFact): string[] => answers[name](context);
