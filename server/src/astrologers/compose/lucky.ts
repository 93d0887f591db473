import type { PlanetName } from '@oracle-astra/shared/contract';
import { shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Context } from './context';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const ofNumber: readonly PlanetName[] = ['Mars', 'Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn'];

const numbered = / (?:number|numbers|nambar|nanbar|no|ank|digits?|plate|last (?:me|mein|men)) /u;
const bearer = / (?:mobile|mobail|phone|sim|car|gadi|gaadi|vehicle|bike|baik|scooty|scooter|house|flat|makan|ghar|room|plot|account|roll|floor|office|shop|dukan|registration|jersey|seat|wedding date|date of birth|birth date|born on|janm tarikh) /u;
const asksChange = / (?:change|badal\w*|badl\w*|keep|rakh\w*|ok|okay|fine|good|bad|lucky|unlucky|shubh|ashubh|sahi|galat|thik|theek|chalega|lu|lun|le|buy|safe|harm\w*|achh?\w*|problem|matter\w*|manhus|inauspicious|suit\w*|kharab) /u;

/** The digits of the number that is spoken of, added up to one. */
function rootOf(raw: string): number | null {
  const digits = [...raw.normalize('NFKC').replace(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit))).matchAll(/\d+/gu)].map(([each]) => each);
  const number = digits.sort((a, b) => b.length - a.length)[0];
  if (number === undefined) return null;
  const sum = [...number].reduce((total, digit) => total + Number(digit), 0);
  return sum === 0 ? null : ((sum - 1) % 9) + 1;
}

/** "My mobile number ends in 8, shall I change it?": a number is nobody's fate; null where none is named. */
export function composeNumber(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  const root = rootOf(read.text.raw);
  const isNamed = numbered.test(plain) && (bearer.test(plain) || read.fact?.name === 'number') && asksChange.test(plain);
  if (root === null || !isNamed || / (?:house number \d+ in|kitna|how many|marks|lakh|crore|percent) /u.test(plain)) return null;
  const planet = ofNumber[root % 9] ?? 'Sun';
  const house = strengths.view.house(planet);
  const isStrong = strengths.of(planet) >= 40;
  const opening = say(
    isStrong
      ? [['Keep it', 'No need to change it', 'It may stay'], [`: ${root} is the number of ${book.planet(planet)}, which stands well in your chart`, `; ${root} belongs to ${book.planet(planet)}, and that planet is well supported in your chart`], '.']
      : [['No need to change it', 'It harms nothing', 'You can keep it'], [`: ${root} is the number of ${book.planet(planet)}, and no number carries a planet's trouble`, `; ${root} belongs to ${book.planet(planet)}, but a number brings no trouble`], '.'],
    isStrong
      ? [['रहने दीजिए', 'बदलने की ज़रूरत नहीं'], [`; ${root} ${book.planet(planet)} का अंक है, जो आपकी कुंडली में अच्छी स्थिति में हैं`, `, ${root} अंक ${book.planet(planet)} का है और उनका बल अच्छा है`], '।']
      : [['बदलने की ज़रूरत नहीं', 'इससे कोई नुकसान नहीं', 'वही रख सकते हैं'], [`; ${root} ${book.planet(planet)} का अंक है, पर अंक से परेशानी नहीं आती`, `, ${root} अंक ${book.planet(planet)} का माना जाता है, डरने की बात नहीं`], '।'],
  );
  const place = say([`${book.planet(planet)} is in your ${th(house)} house.`], [`${book.planet(planet)} आपके ${o(house)} भाव में हैं।`]);
  const honest = say([['Numbers are numerology and not kundli', 'A kundli itself knows no lucky number'], [', so spend nothing on a new one', '; change it only if you want to anyway'], '.'], [['अंक, अंकशास्त्र की बात है, कुंडली की नहीं', 'कुंडली में शुभ अंक नहीं होता'], ['; नए नंबर पर पैसे मत लगाइए', ', इस पर खर्च ज़रूरी नहीं'], '।']);
  return [opening, `${place} ${honest}`].join('\n\n');
}

/** What tradition gives to the planets: a metal, and whether they are strong by day or by night. */
const gifts: Record<PlanetName, { metal: [string, string]; part: 0 | 1 | 2; grain: [string, string] }> = {
  Sun: { metal: ['gold or copper', 'सोना या ताँबा'], part: 0, grain: ['wheat', 'गेहूँ'] },
  Moon: { metal: ['silver', 'चाँदी'], part: 1, grain: ['rice', 'चावल'] },
  Mars: { metal: ['copper', 'ताँबा'], part: 1, grain: ['red lentils', 'मसूर'] },
  Mercury: { metal: ['bronze', 'काँसा'], part: 2, grain: ['green gram', 'मूँग'] },
  Jupiter: { metal: ['gold', 'सोना'], part: 0, grain: ['chana', 'चना'] },
  Venus: { metal: ['silver', 'चाँदी'], part: 0, grain: ['curd rice', 'दही-चावल'] },
  Saturn: { metal: ['iron', 'लोहा'], part: 1, grain: ['sesame', 'तिल'] },
  Rahu: { metal: ['lead', 'सीसा'], part: 1, grain: ['barley', 'जौ'] },
  Ketu: { metal: ['mixed metal', 'मिश्र धातु'], part: 1, grain: ['mixed grain', 'सतनजा'] },
};
const partNames = [['the hours of daylight', 'दिन का समय'], ['the evening and night', 'शाम और रात का समय'], ['day and night alike', 'दिन-रात दोनों']] as const;
const luckyWord = / (?:lucky|auspicious|shubh|favou?rable|bhagyashali|lakki|laki|suits? me|achh?a|achchha|best|good) /u;
const metalWord = / (?:metal|dhatu|gold or silver|sona ya chandi|silver or gold|kada|kara) /u;
const hourWord = / (?:time of (?:the )?day|hour of (?:the )?day|part of (?:the )?day|hours?|din ka (?:kaun\w* |kon\w* )?(?:sa )?samay|subah ya (?:sham|raat|rat)|kis (?:pahar|pehar)) /u;

/** A lucky metal or part of the day, by the lord of the lagna; null where neither is asked for. */
export function composeLucky(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  const isMetal = metalWord.test(plain);
  if (!luckyWord.test(plain) || (!isMetal && !hourWord.test(plain)) || read.horizon !== null || / (?:invest\w*|buy|price|rate|daily work|rahu kaal|choghadiya|baby|good time) /u.test(plain)) return null;
  if (!isMetal && read.matter.rank > 0 && read.matter.id !== 'luck') return null;
  const lord = strengths.view.lord(1);
  const house = strengths.view.house(lord);
  const { metal, part } = gifts[lord];
  const [en, hi] = isMetal ? metal : partNames[part];
  const opening = say(
    [[`Yours is ${en}`, `By tradition it is ${en} for you`], [`: ${book.planet(lord)}, lord of your lagna, goes with it`, `, by ${book.planet(lord)}, the lord of your lagna`], '.'],
    [[`आपके लिए ${hi}`, `परंपरा से आपके लिए ${hi} अच्छा है`], [`; लग्न के स्वामी ${book.planet(lord)} से यही जुड़ा है`, `, लग्न के स्वामी ${book.planet(lord)} के कारण`], '।'],
  );
  return [opening, say([`${book.planet(lord)} is in your ${th(house)} house.`, [' Take it as custom, it decides nothing.', ' A small help and no more.']], [`${book.planet(lord)} आपके ${o(house)} भाव में हैं।`, [' इसे परंपरा मानिए, इससे कुछ तय नहीं होता।', ' बस छोटा-सा सहारा मानिए।']])].join('\n\n');
}
