import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Context } from '../compose/context';
import { findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { tell, type Asked, type Plain, type Told } from './plain';
import { worksWell } from './placement';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const prayer = / (?:chalisa|mantra|mantr|jaap|jap|path|stotra|sundarkand|sunderkand|gayatri|mala|aarti|chant\w*) /u;
const howOften = / (?:kitni baar|kitni bar|kitne baar|kitni dafa|kitne time|kitni mala|how many (?:times|malas?|rounds)|how often|kitne din|how many days|kitna padhu|kitna jap\w*) /u;
const count: Told = [
  [['Once a day with attention is enough for a chalisa or a stotra; a mantra is said 11 times, or 108 on a mala if you have the time.', 'One reading a day will do, and 11 times for a mantra; 108 is the full mala, and no number is owed.', 'A chalisa once, a mantra eleven times: that is the usual measure at home.', 'Once, at the same hour each day; for a mantra 11, or a mala of 108.'], ['The same hour and ten quiet minutes matter more than the count.', 'Forty days in a row is custom, and a missed day harms nothing.', 'More in haste is worth less than once with the mind on it.'], ['It costs nothing, and it promises no result.', 'Nobody has to be paid to read it in your place.']],
  [['चालीसा या स्तोत्र दिन में एक बार मन से काफ़ी है; मंत्र 11 बार, समय हो तो 108 की एक माला।', 'रोज़ एक पाठ काफ़ी है, मंत्र हो तो 11 बार; 108 पूरी माला है, पर कोई गिनती बाकी नहीं रहती।', 'घर के लिए सामान्य नियम यह है: चालीसा एक बार, मंत्र ग्यारह बार।', 'एक बार, रोज़ एक ही समय पर; मंत्र हो तो 11 या 108।'], ['गिनती से ज़्यादा एक ही समय और शांत मन काम आता है।', 'चालीस दिन लगातार का रिवाज है, एक दिन छूटे तो कोई दोष नहीं।', 'जल्दी में ज़्यादा से, मन लगाकर एक बार बेहतर है।'], ['इसमें खर्च नहीं, और फल का वादा भी नहीं।', 'अपनी जगह किसी से पैसे देकर पाठ कराना ज़रूरी नहीं।']],
];

/** How often a prayer is said. */
const prayerCount: Plain = { isFree: true, usesChart: false, holds: ({ words }) => prayer.test(words) && howOften.test(words), compose: (context) => tell(context, count) };

const days: readonly (readonly [RegExp, PlanetName])[] = [
  [/ (?:sunday|ravivar|itvar|itwar) /u, 'Sun'], [/ (?:monday|somvar|somwar|somavar) /u, 'Moon'], [/ (?:tuesday|mangalvar|mangalwar) /u, 'Mars'], [/ (?:wednesday|budhvar|budhwar) /u, 'Mercury'], [/ (?:thursday|guruvar|guruwar|brihaspativar|virvar|veervar) /u, 'Jupiter'], [/ (?:friday|shukravar|shukrawar) /u, 'Venus'], [/ (?:saturday|shanivar|shaniwar) /u, 'Saturn'],
];
const fast = / (?:vrat|vrats|fast|fasts|fasting|upvas|upwas|upavas) /u;
const goesOn = / (?:chalu|jari|continue\w*|rakhti (?:hu|hun|rahu)|rakhta (?:hu|hun|rahu)|keep (?:on|it|fasting|doing)|stop|band|udyapan|udyaapan|chhod\w*|chod\w*|kab tak|how long|enough) /u;
const isKept = / (?:saal|sal|mahine|year|years|months?|since|already|rakhti|rakhta|keeping|doing|\d+) /u;
const helps = / (?:help\w*|fayda|faida|labh|use|useful|need\w*|zaruri|jaruri|zaroori|effect|work|works|good|strong|achha|acha|accha|mazboot|majboot) /u;

const planetOf = ({ words, read }: Asked): PlanetName | null => days.find(([pattern]) => pattern.test(words))?.[1] ?? findPlanets(read.text)[0] ?? null;

/** A fast that is kept, or meant for a planet that stands well: how the planet stands, and that no fast is owed. */
function composeFast(context: Context, planet: PlanetName, isGoingOn: boolean): string {
  const { say, book, strengths } = context;
  const n = book.planet(planet);
  const at = strengths.view.house(planet);
  const isGood = worksWell(context, planet);
  const opening = isGoingOn
    ? isGood
      ? say([['You may complete it now', 'You can end it with a simple udyapan'], [`: ${n} has good support in your chart`, `, for ${n} stands well in your chart`], ', and going on is right too if you love it.'], [['अब उद्यापन कर सकते हैं', 'सादा उद्यापन करके पूरा कर सकते हैं'], [`; ${n} को आपकी कुंडली में अच्छा सहारा है`, `, ${n} आपके यहाँ अच्छे हैं`], ', मन हो तो जारी रखना भी ठीक है।'])
      : say([['Go on with it, if your body agrees', 'Keep it for now'], [`: ${n} wants support in your chart`, `, for ${n} has little strength in your chart`], '; an udyapan may come whenever it becomes a burden.'], [['शरीर साथ दे, तो जारी रखिए', 'अभी जारी रखना ठीक है'], [`; ${n} को आपकी कुंडली में सहारा चाहिए`, `, ${n} का बल कम है`], '; बोझ लगे, तो उद्यापन कभी भी कर सकते हैं।'])
    : isGood
      ? say([['It does no harm, but it is not needed', 'Not needed for that'], [`: ${n} has good support in your chart`, `, since ${n} stands well in your chart`], ', so keep it only for your own peace.'], [['नुकसान नहीं, पर ज़रूरत भी नहीं', 'इसके लिए ज़रूरी नहीं'], [`; ${n} को आपकी कुंडली में अच्छा सहारा है`, `, ${n} आपके यहाँ अच्छे हैं`], ', मन की शांति के लिए रख सकते हैं।'])
      : say([['It can be a help', 'It makes sense, as custom goes'], [`: ${n} is not as strong in your chart as you take it to be`, `, for ${n} wants support in your chart`], ', though a fast promises nothing.'], [['इससे सहारा मिल सकता है', 'परंपरा से ठीक है'], [`; ${n} आपकी कुंडली में उतने बली नहीं`, `, ${n} को यहाँ सहारा चाहिए`], ', पर व्रत फल का वादा नहीं है।']);
  return [
    opening,
    say([`${n} is in your ${th(at)} house.`, [' No fast is owed to a planet, and ending one brings no harm.', ' Whoever is ill or expecting leaves it out.']], [`${n} आपके ${o(at)} भाव में हैं।`, [' किसी ग्रह का व्रत बाकी नहीं रहता, छोड़ने से दोष नहीं लगता।', ' बीमारी या गर्भ में व्रत मत रखिए।']]),
    say([['For an udyapan a lamp, a prayer and a meal given to somebody are enough.', 'One simple meal that day is a fast too.', 'Ten quiet minutes on that day do the same for the mind.', 'Give a little food on that day; that is the older part of it.']], [['उद्यापन के लिए दीपक, प्रार्थना और किसी को भोजन काफ़ी है।', 'उस दिन एक सादा भोजन भी व्रत ही है।', 'उस दिन दस मिनट शांति से बैठना भी मन के लिए उतना ही है।', 'उस दिन थोड़ा अन्न दान कीजिए, मूल बात वही है।']]),
  ].join('\n\n');
}

const keptFast: Plain = {
  isFree: false,
  usesChart: true,
  holds: (asked) => fast.test(asked.words) && planetOf(asked) !== null && ((goesOn.test(asked.words) && isKept.test(asked.words)) || (helps.test(asked.words) && findPlanets(asked.read.text).length === 1)) && !/ (?:which|kaun\w*|konsa|weight|diet) /u.test(asked.words) && asked.read.kin === null,
  compose: (context, asked) => composeFast(context, planetOf(asked) ?? 'Jupiter', goesOn.test(asked.words) && isKept.test(asked.words)),
};

export const practiceCount: readonly Plain[] = [prayerCount, keptFast];
