import { indiaMs } from '../../indian-date';
import { festivalsOfMonth, muhurtaDay, rateDay } from '../../astrology';
import { findCity } from '../question/cities';
import { daysOf, festivals } from '../question/festivals';
import { hasKind } from '../question/kinds';
import { hasLexeme } from '../question/lexicon';
import { shortVowels } from '../question/question-text';
import { toAsked } from '../plain/plain';
import { weekdays } from '../words/panchang-words';
import type { Context } from './context';
import { isPersonal, why } from './day-refusals';
import { dayLine, eventOf, hoursLine } from './muhurta';

const dayMs = 86_400_000;
const noonMs = dayMs / 2;
const nights = 9;
/** Days that by custom need no choosing: whatever is begun on them is begun well. */
const selfGood: readonly string[] = ['Akshaya Tritiya', 'Dussehra', 'Ugadi', 'Dhanteras', 'Diwali', 'Vasant Panchami'];

const deed = / (?:buy\w*|purchas\w*|book\w*|open\w*|start\w*|begin\w*|launch\w*|inaugurat\w*|shift\w*|move|moving|lau\w*|take|get|gift\w*|register\w*|registry|sign\w*|join\w*|lena|leni|lene|le|lu|lun|lo|lein|len|le lu\w*|kharid\w*|karid\w*|khol\w*|kholu\w*|shuru\w*|suru|rakh\w*|karwa\w*|karva\w*|karna|karni|karu|karun|kare|karein|delivery|dilivari|dilivri|pravesh|muhurt\w*|udghatan|bhoomi|neev|nev|mundan|sagai|roka|ghar le\w*|travel\w*|journey|trip|yatra|safar|go|jau|jaun|jana|jaye|nikal\w*|cut|kat\w*|katwa\w*|katva\w*) /u;
const worth = / (?:shubh|subh|achh?a|acha|accha|achh?i|thik|theek|sahi|good|fine|ok|okay|auspicious|right|better|lucky|chalega|rahega|rahegi|sakt\w*|should|shall|can|kya|is|will) /u;
const aside = / (?:before|after|till|until|by|since|pehle|pahle|baad|bad|tak|se pehle|why|kyu\w*|kyo\w*|when|kab|how will|how would|tha|thi|did|was|booked|20\d\d|rakhi (?:h|hai|hui|thi|hain)|rakhi h|last|pichh?l[aei]|fast|vrat|kab hai|offer\w*|discount|bonus|promotion|salary|leave|chhutti|ghar aa\w*|aayeg\w*|aaeg\w*|mileg\w*|hogi|hoga|marriage hogi) /u;

interface Found {
  english: string;
  hindi: string;
  noons: number[];
}

/** Days of the Moon that are named like festivals, with their ids in the calendar. */
const moonDays: readonly (readonly [words: RegExp, english: string, hindi: string, id: string])[] = [
  [/ (?:amav[ao]?sya|amavas|amavasy\w*) /u, 'Amavasya', 'अमावस्या', 'amavasya'],
  [/ (?:purnima|poornima|puranmashi|purnamashi|full moon) /u, 'Purnima', 'पूर्णिमा', 'purnima'],
  [/ (?:ekadashi|ekadasi|gyaras) /u, 'Ekadashi', 'एकादशी', 'ekadashi'],
];
const noonOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - indiaMs + noonMs;

/** The next such day by the calendar; null where none is named. */
function nextMoonDay({ read, now }: Context): Found | null {
  const plain = shortVowels(read.text);
  const found = moonDays.find(([words]) => words.test(plain));
  if (!found) return null;
  const today = new Date(now + indiaMs);
  const days = [0, 1, 2].flatMap((ahead) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1));
    return festivalsOfMonth(month.getUTCFullYear(), month.getUTCMonth() + 1).filter(({ id }) => id === found[3]);
  });
  const noon = days.map(({ date }) => noonOf(date)).find((each) => each + noonMs > now);
  return noon === undefined ? null : { english: found[1], hindi: found[2], noons: [noon] };
}

/** The next time of the festival that is named: its first day, as noons. */
export function nextFestival({ read, now }: Pick<Context, 'read' | 'now'>): Found | null {
  const found = festivals.find((each) => hasLexeme(read.text, each.lexeme));
  const first = found && daysOf(found, now).map(noonOf).find((noon) => noon + noonMs > now);
  if (!found || first === undefined) return null;
  const count = found.english === 'Navratri' ? nights : 1;
  return { english: found.english, hindi: found.hindi, noons: Array.from({ length: count }, (_, at) => first + at * dayMs) };
}

/** "Is it good to open the shop on Sankranti?": that very day by the panchang; null where no deed is asked on a festival. */
export function composeFestivalDay(context: Context): string | null {
  const { read, say, book, isEnglish, question: { chart, city } } = context;
  const plain = shortVowels(read.text);
  const { words } = toAsked(context);
  if (read.fact !== null || hasKind(read.text, 'either') || ['when', 'why', 'past', 'remedy', 'repeat'].includes(read.kind)) return null;
  if (!deed.test(words) || !worth.test(words) || aside.test(plain.replace(/ (?:hoga|hogi) (?:kya )?$/u, ' '))) return null;
  const festival = nextFestival(context) ?? nextMoonDay(context);
  if (festival === null) return null;
  const birth = { nakshatra: chart.nakshatra, moonSign: chart.rashi };
  const rated = festival.noons.map((noon) => muhurtaDay(noon, findCity(read.text, city))).map((day) => ({ day, ...rateDay(day, eventOf(context), birth) })).sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || b.score - a.score);
  const [best] = rated;
  if (!best) return null;
  const date = `${weekdays[best.day.weekday]?.[isEnglish ? 0 : 1] ?? ''}, ${book.day(best.day.noon)}`;
  const isSelfGood = selfGood.includes(festival.english);
  const [reason, reasonHi] = why[best.refusal ?? 'tithi'];
  const among = festival.noons.length > 1;
  const opening = best.refusal === null
    ? say([['Yes, ', 'Yes: '], among ? [`in ${festival.english} it is good, best on ${date}`, `${festival.english} suits it, above all ${date}`] : [`${festival.english} (${date}) is a good day for it`, `${festival.english} suits it, on ${date}`], '.'], ['हाँ, ', among ? [`${festival.hindi} में शुभ है, सबसे अच्छा दिन ${date}`, `${festival.hindi} इसके लिए ठीक है; सबसे अच्छा दिन ${date}`] : [`${festival.hindi} (${date}) इसके लिए अच्छा दिन है`, `${festival.hindi} पर ठीक रहेगा, ${date}`], '।'])
    : isSelfGood
      ? say([['Yes: by custom ', 'Yes, by custom '], `${festival.english} (${date}) needs no other muhurta`, [isPersonal(best.refusal) ? `; for you alone ${reason}, which is a small thing.` : `, though by the almanac ${reason}.`, `, though ${reason}; choose a good hour.`]], ['हाँ, ', `परंपरा से ${festival.hindi} (${date}) पर अलग मुहूर्त नहीं देखते`, [`; बस ${reasonHi}, अच्छी घड़ी चुन लीजिए।`, `, हालाँकि ${reasonHi}; समय अच्छा चुनिए।`]])
      : say([['It may be done', 'Yes for the custom of it'], `, but by the panchang ${festival.english} (${date}) is no strong day: ${reason}.`], [['कर सकते हैं', 'रिवाज से हाँ'], `, पर पंचांग से ${festival.hindi} (${date}) मज़बूत दिन नहीं: ${reasonHi}।`]);
  return [opening, `${dayLine(context, best.day)} ${hoursLine(context, best)}`].join('\n\n');
}
