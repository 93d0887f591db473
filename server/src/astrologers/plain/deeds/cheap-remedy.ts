import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Context } from '../../compose/context';
import { findPlanets } from '../../question/chart-terms';
import { runningPeriods } from '../../plan/windows';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishAbout } from '../../words/english-leads';
import { hindiAbout } from '../../words/hindi-leads';
import type { Asked, Plain } from '../plain';
import { remedyTable } from '../../tools/tables';

const stones: readonly (readonly [RegExp, PlanetName])[] = [
  [/ (?:neelam|nilam|blue sapphire|sapphire) /u, 'Saturn'],
  [/ (?:pukhraj|pukhraaj|yellow sapphire|topaz|sunehla) /u, 'Jupiter'],
  [/ (?:panna|emerald) /u, 'Mercury'],
  [/ (?:moti|pearl) /u, 'Moon'],
  [/ (?:moonga|munga|coral) /u, 'Mars'],
  [/ (?:manik|manikya|ruby) /u, 'Sun'],
  [/ (?:heera|hira|diamond|opal|zircon|safed pukhraj|white sapphire) /u, 'Venus'],
  [/ (?:gomed|gomedh?|hessonite) /u, 'Rahu'],
  [/ (?:lehsuniya|lahsuniya|cats eye) /u, 'Ketu'],
];
const stoneOf = (words: string): PlanetName | undefined => (/ (?:safed pukhraj|white sapphire) /u.test(words) ? 'Venus' : stones.find(([pattern]) => pattern.test(words))?.[1]);

const remedy = / (?:upay|upaay|upaya|remed\w*|totka\w*|pariharam?|seva|sewa|daa?n|sadqa|sadka|zakat|charity|mantra|practice|kuch kar\w*|kya karu\w*|do something|something (?:i|to do)|alternative|substitute|instead|badle|jagah|vikalp|can i (?:do|give|offer|feed)|kuchh? (?:\w+ ){0,3}(?:batao|bataiye|bata do|bata dijiye)) /u;
const little =
  / (?:cheap\w*|sast[aie]\w*|free|muft|muph?t|without (?:spending|money|paying|cost|buying)|no (?:money|cost|expense)|costs? (?:nothing|little|less|hardly)|zero cost|low cost|affordable|kam (?:kharch\w*|paise|paiso|daam)|bina (?:paise|paiso|kharch\w*)|paisa (?:na|nahi) (?:lage|lag\w*|ho|hai)|paise (?:na|nahi) (?:lage\w*|lag\w*|hain|hai|ho)|(?:under|within|below) (?:\d+|rs|rupees)|\d+ (?:rupay\w*|rupees|rs)? ?(?:wala|wale|wali|tak|me|ka|mein)|sau do sau|do sau|afford\w*|kharid (?:nahi )?sak\w*|nahi (?:kharid|le) sak\w*|kharidne ke paise|itna (?:paisa )?nahi|itne (?:paise )?nahi|itni (?:haisiyat|aukat|gunjaish)|paisa nahi|paise nahi|budget|mahng\w*|mehng\w*|expensive|costly|too dear|gareeb|garib|poor|at home|ghar (?:pe|par|baithe)|roz (?:kar|ho) sak\w*|jo ho sake|kuch(?:h)? (?:aasan|asan|simple|chhota)|simple|easy|aasan|asan) /u;

/** The weakest of what runs and what leads, where nothing is named. */
function planetOf({ strengths, now, read }: Context, words: string): PlanetName {
  const named = findPlanets(read.text)[0] ?? stoneOf(words);
  if (named) return named;
  const house = read.kin === null ? (read.matter.houses[0] ?? 1) : read.kin.house;
  const { antar } = runningPeriods(strengths, now);
  const [weakest = 'Saturn'] = [strengths.view.lord(house), ...read.matter.karakas.slice(0, 1), antar.lord].sort((a, b) => strengths.of(a) - strengths.of(b));
  return weakest;
}

const ofFaith = / (?:gurudwara|gurudware|gurdwara|gurughar|gurbani|path|sikh\w*|masjid|namaz|allah|jumm[ae]|sadqa|sadka|zakat|muslim\w*|church|christ\w*|bible|jain\w*|mandir (?:nahi|nhi)|nastik|atheist|without (?:temple|puja|god)) /u;

/** A remedy that costs next to nothing: one deed of the planet, what may be given, and that no stone is needed for it. */
function composeCheap(context: Context, { words }: Asked): string {
  const { say, book, strengths } = context;
  const planet = planetOf(context, words);
  const { en, hi } = remedyTable[planet];
  const n = book.planet(planet);
  const house = strengths.view.house(planet);
  const hasStone = stoneOf(words) !== undefined || / (?:ratna|ratn|stones?|gemstones?|gems?) /u.test(words);
  const isOfMatter = context.read.matter.rank >= 5 && !['income', 'wealth', 'loan', 'debt'].includes(context.read.matter.id);
  const [forEn, forHi] = isOfMatter ? [` for ${englishAbout(context.read.matter.id, context.read.kin?.id ?? null)}`, `${hindiAbout(context.read.matter.id, context.read.kin?.id ?? null)} के लिए `] : ['', ''];
  const opening = say(
    [hasStone ? ['No stone is needed', 'Leave the stone in the shop', 'You need not buy the stone'] : [`Nothing to buy${forEn}`, `No money is needed${forEn === '' ? ' for this' : forEn}`], [`: for ${n}, on ${en.day}s `, `; for ${n}, every ${en.day} `], en.practice, '.'],
    [forHi, hasStone ? ['रत्न ज़रूरी नहीं', 'रत्न रहने दीजिए', 'रत्न खरीदना ज़रूरी नहीं'] : ['एक पैसा नहीं लगता', 'कुछ खरीदना नहीं है', 'बिना खर्च का उपाय यह है'], [`: ${n} के लिए ${hi.day} को `, `; ${n} के लिए हर ${hi.day} `], hi.practice, '।'],
  );
  const ground = say([[`${n} is in your ${th(house)} house`, `In your chart ${n} is in the ${th(house)} house`], strengths.of(planet) >= 40 ? [', with strength of its own, so little is enough.', ' and not weak; a small habit will do.'] : [', with little strength, so the habit matters more than its size.', ' and needs support; regularity is all.']], [`${n} आपके ${hindiOrdinal(house, 'oblique')} भाव में हैं`, strengths.of(planet) >= 40 ? ['; बल अच्छा है, थोड़ा ही काफ़ी है।', ', सहारा है, छोटी आदत काफ़ी है।'] : ['; बल कम है, इसलिए नियम ज़्यादा ज़रूरी है।', ', सहारा कम है, रोज़ का नियम ही उपाय है।']]);
  const more = ofFaith.test(words)
    ? say([['What you already give and do in your own faith counts in full: service, a meal shared, a true word.', 'Your own prayer and service are enough; a chart asks for no other rite.']], [['अपने धर्म की सेवा, दान और प्रार्थना पूरी गिनी जाती है; और किसी रीति की ज़रूरत नहीं।', 'जो सेवा और दान पहले से चल रहा है, वही काफ़ी है; कुंडली किसी खास रीति की माँग नहीं करती।']])
    : say([['If you can, give ', 'Now and then give '], `${en.charity}, `, ['as little as you like; ten rupees are enough.', 'whatever the day allows.']], [['हो सके तो ', 'कभी-कभी '], `${hi.charity} `, ['का दान, दस-बीस रुपये का भी, काफ़ी है।', 'जितना बन पड़े, उतना दीजिए।']]);
  return [opening, ground, more].join('\n\n');
}

const asksWhich = / (?:which stone|kaun ?sa ratna|konsa ratna|ratna pehn\w*|wear (?:a )?stone|when|kab|muhurat|loan|emi|college|course|phone|car|house|flat|rent|job (?:hai|mil\w*|chhod\w*)|treatment|ilaj|dawai|refund|recharge|subscription|plan) /u;

export const cheapRemedy: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => remedy.test(words) && little.test(words) && (read.kind === 'remedy' || read.kind === 'gem' || stoneOf(words) !== undefined || / (?:upay|upaay|remed\w*|totka\w*|seva|sewa|sadqa|sadka|can i give|can i offer) /u.test(words)) && !asksWhich.test(words) && !read.matter.careful,
  compose: composeCheap,
};

/** "Saturday oil I give already, will that do?": what is given already is enough. */
const kept = / (?:already|waise bhi|vaise bhi|pehle se|pahle se|roz|rozana|daily|every (?:day|week|saturday|thursday|tuesday|friday)|har (?:shanivar|guruvar|mangalvar|shukravar|jumme|hafte|mahine|din)) /u;
const enough = / (?:enough|kafi|kaafi|kaphi|chalega|chalegi|chal jay\w*|will (?:that|it|this) do|is (?:that|it|this) (?:fine|ok|okay|enough)|theek (?:hai|rahega)|bas hai|count\w*|maana jay\w*) /u;

export const keptPractice: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => kept.test(words) && enough.test(words) && / (?:daa?n|donate|donat\w*|give|dete|deta|deti|sadqa|sadka|zakat|seva|sewa|langar|feed\w*|khilat\w*|roti|charity|namaz|gurbani|prayer) /u.test(words) && !read.matter.careful,
  compose: (context, { words }) => {
    const { say, book, strengths } = context;
    const planet = findPlanets(context.read.text)[0] ?? stoneOf(words) ?? strengths.view.lord(9);
    const house = strengths.view.house(planet);
    return [
      say([['Yes, that is enough', 'Yes, it will do', 'Yes, what you give counts in full'], [': giving is the oldest remedy there is, and it needs no stone beside it.', '; whoever gives regularly needs no other rite.']], [['हाँ, वही काफ़ी है', 'हाँ, चलेगा', 'हाँ, इतना बहुत है'], [': दान सबसे पुराना उपाय है, उसके साथ रत्न ज़रूरी नहीं।', '; जो नियम से देता है, उसे और किसी रीति की ज़रूरत नहीं।']]),
      say([[`It supports ${book.planet(planet)}, which is in your ${th(house)} house`, `${book.planet(planet)} is in your ${th(house)} house, and giving is how it is supported`], '.'], [`इससे ${book.planet(planet)} को सहारा मिलता है; ${book.planet(planet)} आपके ${hindiOrdinal(house, 'oblique')} भाव में हैं।`]),
      say([['Keep the day and the amount small and steady.', 'Give to one person you know, and look them in the eye.']], [['दिन तय रखिए और रकम छोटी, बस नागा न हो।', 'किसी जानने वाले ज़रूरतमंद को दीजिए, अपने हाथ से।']]),
    ].join('\n\n');
  },
};
