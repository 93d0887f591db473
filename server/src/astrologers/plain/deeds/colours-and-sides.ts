import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../../astrology';
import type { Context } from '../../compose/context';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { weekdays } from '../../words/panchang-words';
import type { Asked, Plain } from '../plain';

interface Colour {
  pattern: RegExp;
  planet: PlanetName;
  english: string;
  hindi: string;
}

/** Colours of daily life with the planet that tradition gives them to. */
const colours: readonly Colour[] = [
  { pattern: / (?:laal|lal|laa?l|red|maroon|mehroon|rust|laal?) /u, planet: 'Mars', english: 'red', hindi: 'लाल' },
  { pattern: / (?:peel[aie]|pil[aie]|peela|yellow|haldi|mustard|golden|gold colou?r|sunehra|sunahra|kesari|kesariya|bhagwa|saffron|orange|narangi) /u, planet: 'Jupiter', english: 'yellow', hindi: 'पीला' },
  { pattern: / (?:har[aie]|green|mehndi|dhani|mint|totai) /u, planet: 'Mercury', english: 'green', hindi: 'हरा' },
  { pattern: / (?:safed|saphed|white|cream|off white|silver|chandi) /u, planet: 'Moon', english: 'white', hindi: 'सफ़ेद' },
  { pattern: / (?:gulabi|pink|peach|rani|baby pink|magenta) /u, planet: 'Venus', english: 'pink', hindi: 'गुलाबी' },
  { pattern: / (?:kal[aie]|kaal[aie]|black|dark|jamuni|purple|baingani) /u, planet: 'Saturn', english: 'black', hindi: 'काला' },
  { pattern: / (?:neel[aie]|nil[aie]|blue|navy|aasmani|asmani|sky blue|firozi) /u, planet: 'Saturn', english: 'blue', hindi: 'नीला' },
  { pattern: / (?:grey|gray|bhur[aie]|brown|slety|steel|khaki) /u, planet: 'Rahu', english: 'grey', hindi: 'भूरा' },
];
const coloursIn = (words: string): Colour[] => colours.filter(({ pattern }) => pattern.test(words));
const joint = / (?:or|ya|yaa|ki|vs|versus|better|achh?a|kaun\w*|kons\w*|which|choose|lu|lun) /u;

/** "Black or red?": the colour whose planet is the friend of the lagna, or the stronger of the two. */
function composeColours(context: Context, { words }: Asked): string {
  const { say, book, strengths, question: { chart } } = context;
  const { good, bad } = functionalNature(chart.ascendant.sign);
  const lagna = strengths.view.lord(1);
  const worth = (planet: PlanetName): number => strengths.of(planet) + (planet === lagna ? 30 : 0) + (good.includes(planet) ? 20 : 0) - (bad.includes(planet) ? 20 : 0);
  const [best, ...others] = coloursIn(words).sort((a, b) => worth(b.planet) - worth(a.planet));
  if (!best) return '';
  const [second] = others;
  const house = strengths.view.house(best.planet);
  const rest = [others.map(({ english }) => english), others.map(({ hindi }) => hindi)] as const;
  const why = best.planet === lagna ? ['the lord of your lagna', 'लग्न के स्वामी'] : good.includes(best.planet) ? ['a friend of your lagna', 'लग्न के मित्र'] : ['the stronger planet here', 'यहाँ ज़्यादा बली'];
  return [
    say([[`${best.english}, rather than ${book.list(rest[0])}`, `Take ${best.english}, not ${book.list(rest[0])}`, `Of ${book.list([...rest[0], best.english])}, ${best.english}`], `: it is the colour of ${book.planet(best.planet)}, ${why[0]}.`], [[`${best.hindi}, ${book.list(rest[1])} नहीं`, `${book.list(rest[1])} के बजाय ${best.hindi} लीजिए`, `${book.list(rest[1])} से ${best.hindi} बेहतर है`], `: यह ${book.planet(best.planet)} का रंग है, जो ${why[1]} हैं।`]),
    say([`${book.planet(best.planet)} is in your ${th(house)} house`, second && second.planet !== best.planet ? `; ${second.english} belongs to ${book.planet(second.planet)}.` : '.'], [`${book.planet(best.planet)} आपके ${hindiOrdinal(house, 'oblique')} भाव में हैं`, second && second.planet !== best.planet ? `; ${second.hindi} ${book.planet(second.planet)} का माना जाता है।` : '।']),
    say([['If your eye likes the other one, wear that: a colour lends a mood and decides nothing.', 'It is a small thing; what you feel well in is right too.', 'Take it lightly, a colour promises nothing.']], [['मन दूसरे पर हो, तो वही सही; रंग मूड बदलता है, नतीजा नहीं।', 'यह छोटी बात है; जिसमें मन खुश रहे, वह भी ठीक है।', 'इसे हल्के में लीजिए, रंग से नतीजे तय नहीं होते।']]),
  ].join('\n\n');
}

export const colourChoice: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => coloursIn(words).length > 1 && joint.test(words) && (read.fact?.planet ?? null) === null && !/ (?:sapphire|pukhraj|stone|ratna|moti|pearl|taara|tara|money|paisa|dhan|magic|jadu|sapn\w*|dream\w*|marks?|list|card|blood|kapda jal|mera rang|my complexion|skin|hair|eyes?) /u.test(words) && read.text.length <= 24,
  compose: composeColours,
};

const directions: readonly (readonly [RegExp, number, string, string])[] = [
  [/ (?:east|purab|poorab|poorv|purv|purva|poorva) (?!west)/u, 0, 'the east', 'पूरब'],
  [/ (?:south|dakshin|dakkhin) /u, 1, 'the south', 'दक्षिण'],
  [/ (?:west|pashchim|paschim|pachhim) /u, 2, 'the west', 'पश्चिम'],
  [/ (?:north|uttar) /u, 3, 'the north', 'उत्तर'],
];
/** The side that custom avoids on each weekday from Sunday (disha shool). */
const shool = [2, 0, 3, 3, 1, 2, 0] as const;
const weekdayWords = [/ (?:sunday|ravivar|itvar|itwar) /u, / (?:monday|somvar|somwar) /u, / (?:tuesday|mangalvar|mangalwar) /u, / (?:wednesday|budhvar|budhwar) /u, / (?:thursday|guruvar|guruwar|brihaspativar|veervar) /u, / (?:friday|shukravar|shukrawar|jumm[ae]) /u, / (?:saturday|shanivar|shaniwar) /u] as const;
const travels = / (?:travel\w*|journey|trip|go|going|leave|yatra|yaatra|safar|jana|jaana|jau|jaun|jaoon|jaye|jaaye|jayen|nikl\w*|disha ?shool|dishashool) /u;

/** "May I travel south on a Sunday?": the day's avoided side by custom. */
export const travelSide: Plain = {
  isFree: true,
  usesChart: false,
  holds: ({ words }) => directions.some(([pattern]) => pattern.test(words)) && weekdayWords.some((pattern) => pattern.test(words)) && travels.test(words) && !/ (?:house|flat|plot|door|shop|dukan|vastu|job|college|marriage|shaadi|shadi|uttar pradesh|north india|south india|west bengal|north east) /u.test(words),
  compose: ({ say }, { words }) => {
    const day = weekdayWords.findIndex((pattern) => pattern.test(words));
    const [, side = 0, en = '', hi = ''] = directions.find(([pattern]) => pattern.test(words)) ?? [null, 0, '', ''];
    const avoided = shool[day] ?? 0;
    const [, , avoidedEn = '', avoidedHi = ''] = directions[avoided] ?? [null, 0, '', ''];
    const [dayEn, dayHi] = weekdays[day] ?? ['', ''];
    return [
      avoided === side
        ? say([[`Custom avoids ${en} on a ${dayEn} (disha shool)`, `On a ${dayEn} ${en} is the avoided side by custom (disha shool)`], '; another day is easier, and if it cannot be moved, go.'], [`परंपरा में ${dayHi} को ${hi} की यात्रा टाली जाती है (दिशा शूल)`, ['; दूसरा दिन ले सकें तो अच्छा, न हो तो जाइए।', '; टल सके तो टालिए, नहीं तो निकल जाइए।']])
        : say([[`Yes, ${en} is fine on a ${dayEn}`, `Yes: a ${dayEn} has nothing against ${en}`], `; the side that custom avoids that day is ${avoidedEn}.`], [[`हाँ, ${dayHi} को ${hi} की यात्रा ठीक है`, `हाँ, ${dayHi} को ${hi} जाने में रोक नहीं`], `; उस दिन परंपरा ${avoidedHi} को टालती है।`]),
      say([['It is a rule of custom and not of your chart; a timely start and a serviced car matter more.', 'Nothing in your own chart depends on it.']], [['यह रिवाज है, कुंडली की बात नहीं; समय पर निकलना ज़्यादा काम का है।', 'इसका आपकी कुंडली से संबंध नहीं।']]),
    ].join('\n\n');
  },
};

const vastu: readonly (readonly [RegExp, string, string])[] = [
  [/ (?:galla|gulla|tijori|tijoree|cash ?box|cash counter|locker|safe|almirah|almari|paisa rakh\w*|cash) /u, 'the north, opening towards the north or east', 'उत्तर में, मुँह उत्तर या पूरब की ओर'],
  [/ (?:mandir|pooja ghar|puja ghar|puja room|pooja room|prayer room|temple) /u, 'the north-east, so that you face east', 'उत्तर-पूर्व में, पूजा करते हुए मुँह पूरब'],
  [/ (?:bed|palang|sona|sone|sleep|sir|head|sirhana) /u, 'with the head to the south or east', 'सिर दक्षिण या पूरब की ओर'],
  [/ (?:kitchen|rasoi|chulha|gas stove) /u, 'the south-east, facing east', 'दक्षिण-पूर्व में, मुँह पूरब'],
  [/ (?:study table|desk|padhai ki mez|padhne|table|office chair|seat|gaddi|baithu|baithna|counter) /u, 'so that you face east or north', 'ऐसे कि मुँह पूरब या उत्तर हो'],
  [/ (?:toilet|bathroom|septic) /u, 'the north-west or west, never the north-east', 'उत्तर-पश्चिम या पश्चिम में, उत्तर-पूर्व में नहीं'],
  [/ (?:water tank|tanki|borewell|boring|pani ki tanki|well) /u, 'the north-east for water below, the south-west for a tank above', 'नीचे का पानी उत्तर-पूर्व में, ऊपर की टंकी दक्षिण-पश्चिम में'],
  [/ (?:sofa|sophaa?|furniture|dining|tv|television|almirah|bookshelf|fridge|baithak) /u, 'the heavy pieces along the south or west wall, so that you face north or east', 'भारी सामान दक्षिण या पश्चिम दीवार के पास, बैठने पर मुँह उत्तर या पूरब'],
  [/ (?:mirror|sheesha|shisha|aaina|aina) /u, 'the north or east wall', 'उत्तर या पूरब की दीवार पर'],
  [/ (?:machine|weighing|tarazu|taraju|generator|inverter) /u, 'the south-east or west', 'दक्षिण-पूर्व या पश्चिम में'],
];

/** "Which side does the cash box go?": what vastu says, and that it is custom. */
export const vastuSide: Plain = {
  isFree: true,
  usesChart: false,
  mayLean: true,
  holds: ({ words }) => / (?:disha|direction|side|taraf|corner|kone|kona|facing|face|muh|munh|mukh) /u.test(words) && / (?:kis|kaun\w*|kons\w*|which|what|where|kidhar|kahan|kaha) /u.test(words) && vastu.some(([pattern]) => pattern.test(words)) && !/ (?:marriage|shaadi|shadi|job|naukri|husband|wife|pati|patni|settle|country|city|shahar) /u.test(words),
  compose: ({ say }, { words }) => {
    const [, en, hi] = vastu.find(([pattern]) => pattern.test(words)) ?? [null, '', ''];
    const named = coloursIn(words);
    const cloth = named.length > 1 && / (?:kapda|kapde|cloth|velvet|kapada) /u.test(words) ? say([`For the cloth take ${named.some(({ english }) => english === 'red') ? 'red' : (named[0]?.english ?? '')}, as custom has it for money.`], [`कपड़ा ${named.some(({ english }) => english === 'red') ? 'लाल' : (named[0]?.hindi ?? '')} लीजिए, धन के लिए यही रिवाज है।`]) : '';
    return [
      [say([[`By vastu: ${en}.`, `Vastu puts it so: ${en}.`, `Custom says: ${en}.`]], [[`वास्तु के हिसाब से ${hi}।`, `रिवाज में ${hi}।`, `वास्तु कहता है: ${hi}।`]]), cloth].filter((each) => each !== '').join(' '),
      say([['That is custom of building and not read from your kundli; where the room does not allow it, light and order do as well.', 'It belongs to vastu, not to the chart; nothing has to be broken or moved for it.']], [['यह वास्तु का रिवाज है, कुंडली की बात नहीं; जगह न हो तो साफ़-सफ़ाई और रोशनी ही काफ़ी है।', 'यह कुंडली से नहीं, वास्तु से है; इसके लिए तोड़-फोड़ मत कीजिए।']]),
    ].join('\n\n');
  },
};
