import type { Graha } from '../../astrology';
import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

type Trait = readonly [pattern: RegExp, planet: Graha, english: string, hindi: string, careEn: string, careHi: string];

/** Ways of being that people ask the reason of, each with the planet that tradition reads it from. */
const traits: readonly Trait[] = [
  [/ (?:emotional|sensitive|bhavuk|bhaavuk|cry|cries|crying|rona|roti|rota|hurt easily|dil pe|dil par|feel too much) /u, 'Moon', 'feeling so much', 'इतना भावुक होना', 'sleep a night over every promise', 'कोई वादा करने से पहले एक रात रुकिए'],
  [/ (?:angry|anger|gussa|gusse|krodh|temper|short tempered|chidchid\w*|irritat\w*) /u, 'Mars', 'the quick temper', 'जल्दी गुस्सा आना', 'walk ten minutes before you answer', 'जवाब देने से पहले दस मिनट टहलिए'],
  [/ (?:trust (?:people|everyone|others|anyone|too)|trusting|bharosa (?:kar|ho)|vishwas kar\w*|vishvas kar\w*|fayda utha\w*|faida utha\w*|take advantage|taken advantage|used by|use karte|cheat\w* (?:me )?every|naive|bhola|bholi) /u, 'Jupiter', 'trusting too early', 'जल्दी भरोसा कर लेना', 'let somebody show three small things before a big one', 'बड़ी बात से पहले तीन छोटी बातें परखिए'],
  [/ (?:overthink\w*|think too much|sochta|sochti|zyada soch\w*|jyada soch\w*|bahut soch\w*|confus\w*|indecisive|cant decide|faisla nahi|faisle nahi) /u, 'Mercury', 'thinking in circles', 'ज़्यादा सोचना', 'write the two sides down and set a day for deciding', 'दोनों पक्ष लिखिए और फ़ैसले का दिन तय कीजिए'],
  [/ (?:lazy|laziness|aalsi|alsi|aalas|alas|procrastinat\w*|delay everything|taal\w* rahta|kal par) /u, 'Saturn', 'putting things off', 'काम टालना', 'do the hardest thing first, for twenty minutes', 'सबसे मुश्किल काम सुबह बीस मिनट कीजिए'],
  [/ (?:shy|introvert\w*|sharmil\w*|sharmeel\w*|jhijhak|hesitat\w*|nervous|stage fear|confidence|aatmvishwas|atmavishvas|self confidence|low confidence|timid|darpok) /u, 'Sun', 'holding yourself back', 'झिझक', 'speak once in every meeting, however short', 'हर बैठक में एक बात ज़रूर कहिए'],
  [/ (?:stubborn|jiddi|ziddi|zidd|jidd|ego|ahankar|arrogant|dominating|bossy) /u, 'Sun', 'wanting your own way', 'ज़िद', 'ask one question before you insist', 'अड़ने से पहले एक सवाल पूछिए'],
  [/ (?:jealous|jalan|insecure|possessive|shak karne|shakki|doubt everyone|restless|bechain|besabra|impatient|impatience|sabr nahi|obsess\w*) /u, 'Rahu', 'the restlessness', 'मन की बेचैनी', 'put the phone away after ten at night', 'रात दस के बाद फ़ोन रख दीजिए'],
  [/ (?:detached|no interest|man nahi lagta|mann nahi lagta|udaseen|vairagya|akela rehna pasand|like being alone|prefer to be alone|loner|no friends|cant make friends|dost nahi) /u, 'Ketu', 'keeping to yourself', 'अलग रहने का मन', 'call one old friend a week', 'हफ़्ते में एक पुराने दोस्त से बात कीजिए'],
  [/ (?:attract\w*|charming|look good|beautiful|handsome|khubsurat|sundar|aakarshak|akarshak) /u, 'Venus', 'charm', 'आकर्षण', 'keep to what is yours in dress and manner', 'पहनावे और बोली में अपना ढंग रखिए'],
  [/ (?:money sense|spendthrift|kharchil\w*|spend too much|fizool\w*|faltu kharch|shopping) /u, 'Venus', 'spending easily', 'खर्चीला स्वभाव', 'wait three days before a purchase', 'खरीदने से पहले तीन दिन रुकिए'],
];

const asksOfSelf = / (?:why (?:am|do|cant|can't|is my|are my|dont|i)|i am (?:so|very|too)|am i (?:so|too|really)|i get .* why|mera (?:swabhav|svabhav|nature|mann|man)|meri (?:aadat|adat|nature)|mujhe .*(?:kyu|kyo|kyun|kyon)|main .*(?:kyu|kyo|kyun|kyon)|mai .*(?:kyu|kyo|kyun|kyon)|(?:kyu|kyo|kyun|kyon) .*(?:hu|hun|hoon|hai|hoti|hota|aata|ata|jata|jati|karta|karti|leta|leti)|kis grah|which planet|kaun\s?sa grah|konsa grah|makes? me) /u;
const ofOthers = / (?:job|naukri|exam|marriage|shadi|shaadi|vivah|husband|wife|pati|patni|boss|beta|beti|son|daughter|mother|father|saas|salary|paisa|paise|business|kab|when will|boyfriend|girlfriend|padh\w*|study|studies) /u;

const find = (words: string): Trait | undefined => traits.find(([pattern]) => pattern.test(words));

function composeTemper({ say, book, strengths }: Context, [, planet, en, hi, careEn, careHi]: Trait): string {
  const house = strengths.view.house(planet);
  const isStrong = strengths.of(planet) >= 40;
  const n = book.planet(planet);
  const moon = strengths.view.house('Moon');
  const lagna = strengths.view.lord(1);
  const second = planet === 'Moon' ? lagna : 'Moon';
  const at = strengths.view.house(second);
  return [
    say(
      [[`Tradition reads ${en} from ${n}, and in your chart ${n} is in the ${th(house)} house (${englishHouses[house - 1]})`, `For ${en} one looks at ${n}: it is in your ${th(house)} house (${englishHouses[house - 1]})`], isStrong ? [', with much strength, so this side of you speaks first.', ' and strong, which makes it a gift and a load at once.'] : [', with little strength, so it costs you more than others.', ' and has little support, so it takes practice.']],
      [[`${hi}: इसे ${n} से देखा जाता है, और ${n} आपकी कुंडली में ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, `${hi} ${n} से जुड़ी बात है; ${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`], isStrong ? ['; बल अच्छा है, इसलिए यह पक्ष पहले बोलता है।', ' और बली हैं, यह ताकत भी है और बोझ भी।'] : ['; बल कम है, इसलिए यहाँ मेहनत ज़्यादा लगती है।', ', सहारा कम है, अभ्यास से संभलता है।']],
    ),
    planet === 'Moon' && moon === at
      ? say([[`The lord of your lagna is in the same house`, 'Lagna lord and Moon share that house'], ', which deepens it.'], [['लग्न के स्वामी भी उसी भाव में हैं', 'लग्न के स्वामी और चंद्रमा साथ हैं'], ', इससे बात और गहरी होती है।'])
      : say([[`${book.planet(second)}${second === 'Moon' ? ', the mind,' : ', lord of your 1st house,'} is in the ${th(at)} house (${englishHouses[at - 1]})`], [', and colours it.', '; there it shows most.']], [[`${book.planet(second)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`], ['; असर वहाँ ज़्यादा दिखता है।', ', रंग वहीं से आता है।']]),
    say([['It is a bent and no fate', 'A bent can be trained', 'Nothing of it is fixed'], ': ', careEn, '.'], [['यह झुकाव है, भाग्य नहीं', 'स्वभाव साधा जा सकता है', 'यह पक्का नहीं, बदलता है'], '; ', careHi, '।']),
  ].join('\n\n');
}

/** Why one is as one is: the planet that tradition reads it from, and how to live with it. */
export const temper: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => asksOfSelf.test(words) && !ofOthers.test(words) && read.kin === null && read.horizon === null && !['remedy', 'either', 'when', 'muhurta', 'past'].includes(read.kind) && (read.fact === null || ['trouble', 'planet', 'summary', 'yogas'].includes(read.fact.name)) && find(words) !== undefined,
  compose: (context, { words }) => {
    const trait = find(words);
    return trait ? composeTemper(context, trait) : '';
  },
};
