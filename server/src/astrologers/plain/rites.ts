import type { PlanetName } from '@oracle-astra/shared/contract';
import { divisionSign, functionalNature, signLord } from '../../astrology';
import type { Context } from '../compose/context';
import { factAnswer } from '../compose/fact-answer';
import { findPlanets } from '../question/chart-terms';
import { simpleFact, type FactName } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Asked, Plain } from './plain';
import { remedyTable } from '../tools/tables';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const seven: readonly PlanetName[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

const doshas: readonly (readonly [pattern: RegExp, fact: FactName | null])[] = [
  [/ (?:kaal ?sarp\w*|kal ?sarp\w*|kalsarp\w*) /u, 'kaalSarp'],
  [/ (?:pitr[aui]? ?(?:dosh\w*|paksh|shanti)|pitrdosh\w*|narayan bali|narayanbali|nagbali|nag bali|narayan nagbali|pind ?daan|pinddan) /u, 'pitra'],
  [/ (?:grah shanti|graha shanti|grahshanti|navgrah\w*|nav grah\w*|vastu shanti|vastu puja|nakshatra shanti) /u, null],
  [/ (?:manglik|mangalik|mangal dosh\w*|kumbh vivah|mangal shanti|bhat puja|mangal puja|mangal shanti puja) /u, 'manglik'],
];
const rite = / (?:puja|pooja|pujan|poojan|havan|hawan|anushthan|shanti|vidhi|karvana|karwana|karvani|karwani|karana|karau|karaun|karavana|karavani|karvau|karvaun|karwau|karwaun|rite|ritual|yagya|yajna|vivah) /u;
const doubtOfNeed = / (?:zaruri|jaruri|jaroori|zaroori|need\w*|necessary|must|compulsory|have to|should|required|ghar (?:par|pe|me)|at home|trimbak\w*|tryambak\w*|ujjain|nashik|nasik|gaya|kaha|kahan|kharch\w*|cost\w*|fees?|hazar|hajar|thousand|lakh|\d+k|rupay\w*|rupees|paise|fayda|faida|help|helps|work|works|kya|karna hoga|\d{3,}|mang\w*|maang\w*|karwa\w*|karva\w*|karavau\w*|karau\w*|padegi|padega|chahiye|chahie|chahie) /u;
const doshaOf = (words: string) => doshas.find(([pattern]) => pattern.test(words));

/** A rite against a dosha: whether the dosha is there at all, and that nobody has to pay for one. */
function composeRite(context: Context, fact: FactName | null): string {
  const { say } = context;
  const { book, strengths } = context;
  const [weakest = 'Saturn'] = strengths.ranked().toReversed();
  const at = strengths.view.house(weakest);
  const [opening = ''] = fact ? factAnswer(context, simpleFact(fact)).filter((each) => each !== '') : [say([`The planet with least strength in your chart is ${book.planet(weakest)}, in your ${th(at)} house; that asks for patience and for no priest.`], [`आपकी कुंडली में सबसे कम बल ${book.planet(weakest)} का है, ${o(at)} भाव में; इसके लिए सब्र चाहिए, पुरोहित नहीं।`])];
  return [
    say([['No, no rite and no journey is needed', 'It is not necessary, neither there nor here', 'You need not have it done anywhere', 'No, that rite is no must'], ['; a prayer at home is enough, if you like one.', ', and a quiet prayer at home does as well.']], [['नहीं, कहीं जाकर पूजा कराना ज़रूरी नहीं', 'ज़रूरी नहीं, न वहाँ, न यहाँ', 'ऐसी पूजा कराना कोई शर्त नहीं'], ['; मन हो तो घर पर प्रार्थना काफ़ी है।', ', घर की सादी पूजा भी उतनी ही है।']]),
    opening,
    say([['No rite changes a chart and none has to be paid for; whoever frightens you with it thinks of the fee.', 'If it gives you peace, do it within your means and without a loan; it promises nothing.', 'At home: a lamp, ten quiet minutes and food for somebody who needs it.']], [['पूजा से कुंडली नहीं बदलती और इसके लिए पैसे देना ज़रूरी नहीं; जो डराए, उसकी नज़र दक्षिणा पर है।', 'मन को शांति मिले, तो अपनी हैसियत में कीजिए, कर्ज लेकर नहीं; इसका कोई वादा नहीं।', 'घर पर: एक दीपक, दस मिनट शांति, और किसी ज़रूरतमंद को भोजन।']]),
  ].join('\n\n');
}

export const riteNeeded: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => doshaOf(words) !== undefined && rite.test(words) && doubtOfNeed.test(words) && !['son', 'daughter', 'child', 'brother', 'sister', 'husband', 'wife'].includes(read.kin?.id ?? ''),
  compose: (context, { words }) => composeRite(context, doshaOf(words)?.[1] ?? null),
};

const deities: Record<PlanetName, readonly [string, string]> = {
  Sun: ['Surya or Rama', 'सूर्यदेव या श्रीराम'], Moon: ['Shiva and Parvati', 'शिव-पार्वती'], Mars: ['Hanuman', 'हनुमान जी'], Mercury: ['Vishnu', 'भगवान विष्णु'], Jupiter: ['Vishnu or your guru', 'भगवान विष्णु या अपने गुरु'], Venus: ['Lakshmi', 'माँ लक्ष्मी'],
  Saturn: ['Shani or Hanuman', 'शनिदेव या हनुमान जी'], Rahu: ['Durga', 'माँ दुर्गा'], Ketu: ['Ganesha', 'गणेश जी'],
};
const asksGod = / (?:(?:which|what|kis|kaun\w*|kon\w*|konsi|kisaki|kiski|whom|who is my|mere|mera|my) (?:\w+ ){0,3}(?:god|gods|goddess|deity|deities|devta|devtaa|devata|dev|devi|bhagwan|bhagvan|ishwar|isht\w*|aradhya)|(?:puja|pooja|bhakti) .*(?:kiski|kisko|kis ki) (?:karu|karun|manu|manun|kare)|whom should i (?:pray|worship)|kis\w* (?:ki|kee) (?:puja|pooja|upasana|aradhana|bhakti)|ishta? ?dev\w*|isht ?dev\w*) /u;
const notGod = / (?:navratri|navaratri|diwali|holi|kul ?dev\w*|family (?:deity|god)|mean|means|matlab|kya hota|what is (?:an |a )?ishta) /u;

/** The deity that tradition reads from the atmakaraka: the twelfth sign from its place in the D9. */
function composeGod({ say, book, strengths }: Context): string {
  const degrees = (planet: PlanetName) => strengths.view.planet(planet).longitude % 30;
  const [soul = 'Sun'] = [...seven].sort((a, b) => degrees(b) - degrees(a));
  const karakamsha = divisionSign('D9', strengths.view.planet(soul).longitude);
  const twelfth = ((karakamsha + 10) % 12) + 1;
  const inside = ([...seven, 'Rahu', 'Ketu'] as const).find((each) => divisionSign('D9', strengths.view.planet(each).longitude) === twelfth);
  const planet = inside ?? signLord(twelfth);
  const [name, naam] = deities[planet];
  const { en, hi } = remedyTable[planet];
  return [
    say([[`By tradition your ishta devta is ${name}`, `Tradition gives you ${name}`, `The form nearest to your chart is ${name}`], `, by ${book.planet(planet)}.`], [[`परंपरा से आपके इष्ट ${naam} हैं`, `कुंडली ${naam} की ओर ले जाती है`, `आपके लिए ${naam} की पूजा`], `, ${book.planet(planet)} के कारण।`]),
    say([`Your atmakaraka is ${book.planet(soul)}, the planet with the highest degree; the twelfth sign from its place in the D9 is ${book.sign(twelfth)}, and ${inside ? `${book.planet(planet)} stands there` : `${book.planet(planet)} owns it`}.`], [`आपके आत्मकारक ${book.planet(soul)} हैं, अंश सबसे ज़्यादा; D9 में उनसे बारहवीं राशि ${book.sign(twelfth)} है, ${inside ? `जहाँ ${book.planet(planet)} बैठे हैं` : `जिसके मालिक ${book.planet(planet)} हैं`}।`]),
    say([`${en.day} is the day for it; `, ['whom you already pray to is right as well.', 'whom your heart turns to comes first, whatever a chart says.']], [`दिन ${hi.day} का है; `, ['जिन्हें आप मानते हैं, वे भी उतने ही सही हैं।', 'मन जिनकी ओर जाए, वही पहले।']]),
  ].join('\n\n');
}

export const deity: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => asksGod.test(words) && !notGod.test(words) && (read.kin === null || / (?:kiski|kisko) /u.test(words)),
  compose: composeGod,
};

const practice = / (?:chalisa|mantra|mantr|jaap|jap|path|stotra|sundarkand|sunderkand|gayatri|puja|pooja|vrat|fast|diya|lamp) /u;
const beside = / (?:saath me|sath me|saath mein|saath men|sath men|ke saath|ke sath|together with|along with|as well|in addition|also (?:chant|do|add|start)|bhi (?:japu|japun|jaapu|jap|karu|karun|padhu|padhun|shuru|jodu|add)|ek hi (?:kafi|kaafi|kaphi)|one (?:is )?enough|enough|kafi hai|kaafi hai|kaphi hai|do do|dono) /u;
const asksMore = / (?:enough|kafi|kaafi|kaphi|can i|may i|should i|ya|or|kya|bhi) /u;

/** A practice beside another: one that is kept is enough, and which planet of the two has more need. */
function composeBeside(context: Context): string {
  const { say, book, strengths, read, question: { chart } } = context;
  const [named] = findPlanets(read.text);
  const { good } = functionalNature(chart.ascendant.sign);
  const planet = named ?? [...seven].sort((a, b) => strengths.of(a) - strengths.of(b))[0] ?? 'Saturn';
  const at = strengths.view.house(planet);
  const needs = planet === 'Rahu' || planet === 'Ketu' || strengths.of(planet) < 40;
  return [
    needs
      ? say([[`One is enough; if you wish to add the other, ${book.planet(planet)} does need support in your chart`, `You may add it: ${book.planet(planet)} is on the weak side in your chart, but what you keep already is enough`], ['.', ', and nothing is lost without it.']], [[`एक ही काफ़ी है; जोड़ना चाहें तो ${book.planet(planet)} को आपकी कुंडली में सहारा चाहिए भी`, `जोड़ सकते हैं: ${book.planet(planet)} का बल कम है, पर जो करते हैं, वही काफ़ी है`], ['।', ', न जोड़ें तो कोई हानि नहीं।']])
      : say([[`One is enough: ${book.planet(planet)} has strength of its own in your chart`, `No need to add it: ${book.planet(planet)} is well supported in your chart`], [', so stay with what you do.', '; keep the one and keep it regular.']], [[`एक ही काफ़ी है: ${book.planet(planet)} आपकी कुंडली में बली हैं`, `जोड़ने की ज़रूरत नहीं: ${book.planet(planet)} को यहाँ सहारा है`], [', जो करते हैं, वही जारी रखिए।', '; एक ही नियम निभाइए।']]),
    say([`${book.planet(planet)} is in your ${th(at)} house${good.includes(planet) ? ' and is a friend of your lagna' : ''}.`, [' Two prayers do not disturb each other.', ' Mantras do not quarrel; only a broken habit helps nobody.']], [`${book.planet(planet)} आपके ${o(at)} भाव में हैं।`, [' दो पाठ आपस में टकराते नहीं।', ' मंत्र आपस में नहीं लड़ते, बस नियम न टूटे।']]),
    say([['Fewer with attention is better than many in haste; nothing has to be bought.', 'Keep it at ten minutes a day, and promise yourself no result by a date.']], [['थोड़ा और मन से, ज़्यादा और जल्दी से बेहतर है; कुछ खरीदना नहीं है।', 'रोज़ दस मिनट रखिए, तारीख के साथ फल की आस मत रखिए।']]),
  ].join('\n\n');
}

export const besidePractice: Plain = {
  isFree: false,
  usesChart: true,
  holds: (asked: Asked) => practice.test(asked.words) && beside.test(asked.words) && asksMore.test(asked.words) && / (?:already|padhta|padhti|karta|karti|doing|do|daily|roz|roj|japta|japti|read|chant|recite|kar raha|kar rahi|padh raha|padh rahi) /u.test(asked.words) && asked.read.kin === null && asked.read.matter.rank < 9,
  compose: composeBeside,
};

const fastWord = / (?:vrat|vrats|fast|fasts|fasting|upvas|upwas|upavas) /u;

const weekdayWords: Record<(typeof seven)[number], RegExp> = { Sun: / (?:sunday|ravivar|itvar) /u, Moon: / (?:monday|somvar|somwar) /u, Mars: / (?:tuesday|mangalvar|mangalwar) /u, Mercury: / (?:wednesday|budhvar|budhwar) /u, Jupiter: / (?:thursday|guruvar|guruwar|brihaspativar|virvar) /u, Venus: / (?:friday|shukravar|shukrawar) /u, Saturn: / (?:saturday|shanivar|shaniwar) /u, Rahu: /^$/u, Ketu: /^$/u };

/** Which fast suits: the day of the planet that has most need among the friends of the lagna. */
function composeFast({ say, book, strengths, question: { chart } }: Context, words: string): string {
  const { good } = functionalNature(chart.ascendant.sign);
  const wished = seven.filter((planet) => weekdayWords[planet].test(words));
  const friends = wished.length > 1 ? wished : seven.filter((planet) => good.includes(planet) || planet === strengths.view.lord(1));
  const [planet = 'Jupiter'] = [...friends].sort((a, b) => strengths.of(a) - strengths.of(b));
  const at = strengths.view.house(planet);
  const { en, hi } = remedyTable[planet];
  return [
    say([[`${en.day}, for ${book.planet(planet)}`, `A fast on ${en.day} suits you, for ${book.planet(planet)}`, `Take ${en.day}: it is the day of ${book.planet(planet)}`], [', which needs support in your chart.', ', which wants support in your chart.']], [[`${hi.day} का व्रत, ${book.planet(planet)} के लिए`, `आपके लिए ${hi.day} का व्रत ठीक है, ${book.planet(planet)} के लिए`, `${hi.day} रखिए: यह ${book.planet(planet)} का दिन है`], ['; आपकी कुंडली में इन्हें सहारा चाहिए।', ', जिन्हें आपके यहाँ सहारा चाहिए।']]),
    say([`${book.planet(planet)} is in your ${th(at)} house.`, [' One simple meal is a fast too; as far as your health allows.', ' Fruit and water will do, and whoever is ill or expecting leaves it out.']], [`${book.planet(planet)} आपके ${o(at)} भाव में हैं।`, [' एक सादा भोजन भी व्रत है; सेहत माने तभी।', ' फल-पानी काफ़ी है; बीमारी या गर्भ में व्रत मत रखिए।']]),
    say([['No fast is a must, and breaking it brings no harm.', 'It steadies the week and promises no result.']], [['व्रत ज़रूरी नहीं, छूट जाए तो कोई दोष नहीं।', 'इससे मन को नियम मिलता है, फल का वादा नहीं।']]),
  ].join('\n\n');
}

export const whichFast: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => fastWord.test(words) && / (?:which|what day|kaun\w*|kon\w*|konsa|kis din|kis|best|suit\w*|ya|or) /u.test(words) && findPlanets(read.text).length === 0 && read.kin === null && read.matter.rank < 7 && !/ (?:weight|diet|intermittent|karva chauth|karwa chauth|ekadashi|food|khana) /u.test(words),
  compose: (context, { words }) => composeFast(context, words),
};
