import { muhurtaDay, rateDay, type DayPart, type MuhurtaDay, type MuhurtaEvent, type RatedDay } from '../../astrology';
import { findCity } from '../question/cities';
import { findWeekdays } from '../question/named-days';
import { shortVowels } from '../question/question-text';
import { getMatter, type MatterId } from '../question/matters';
import { clockOf, englishClock } from '../vocabulary/clock';
import { tithiNames, weekdays } from '../words/panchang-words';
import { askedDeed } from './asked-deed';
import type { Context } from './context';
import { why } from './day-refusals';

const dayMs = 86_400_000;
const maxDays = 35;

const events: Partial<Record<MatterId, MuhurtaEvent>> = {
  marriage: 'marriage', loveMarriage: 'marriage', secondMarriage: 'marriage', house: 'house', family: 'house', vehicle: 'vehicle', business: 'business', partner: 'business', newJob: 'business', jobChange: 'business', career: 'business', travel: 'travel', abroad: 'travel',
  visa: 'travel', study: 'study', higherStudy: 'study', exam: 'study',
};

const hoursEn = ({ start, end }: DayPart) => [start, end].map(englishClock).join(' to ');
const partHi = (hours: number) => (hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : 'शाम');
const hoursHi = ({ start, end }: DayPart) => `${partHi(clockOf(start).hours)} ${clockOf(start).hour}:${clockOf(start).minutes} से ${clockOf(end).hour}:${clockOf(end).minutes} बजे`;

/** A day with what it is worth for an event and a person. */
type Rated = RatedDay & { day: MuhurtaDay };

export function hoursLine({ say, read, question }: Context, { day, hours }: Pick<Rated, 'day' | 'hours'>): string {
  const city = findCity(read.text, question.city);
  const [good] = hours;
  return say(
    [good ? `Good hours are ${hoursEn(good)}` : 'No hour stands out', `, and Rahu kaal is ${hoursEn(day.rahuKalam)} (${city.english})`, ['.', '; avoid beginning in it.']],
    [good ? `अच्छा समय ${hoursHi(good)} है` : 'कोई खास घड़ी नहीं', `, राहु काल ${hoursHi(day.rahuKalam)} (${read.language === 'Hinglish' ? city.english : city.hindi})`, ['।', '; उसमें शुरुआत मत कीजिए।']],
  );
}

export function dayLine({ say, book }: Context, day: MuhurtaDay): string {
  const tithi = tithiNames[day.tithi === 30 ? 15 : (day.tithi - 1) % 15] ?? ['', ''];
  return say([`The day has ${tithi[0]} tithi and the nakshatra of the day is ${book.star(day.nakshatra)}.`], [`उस दिन ${tithi[1]} तिथि है और दिन का नक्षत्र ${book.star(day.nakshatra)}।`]);
}

const parts = [['morning', 'सुबह'], ['afternoon', 'दोपहर'], ['evening', 'शाम']] as const;
const partOf = ({ start }: DayPart) => (clockOf(start).hours < 12 ? 0 : clockOf(start).hours < 16 ? 1 : 2);
const askedParts = [/ (?:morning|subah|savere) /u, / (?:afternoon|noon|dopahar|dopehar) /u, / (?:evening|night|sham|shyam|raat|rat) /u] as const;

/** "Morning or evening?": the part of the day in which its good hours lie; null where no such choice is put. */
function partLine({ say, read }: Context, { hours: good }: Rated): string | null {
  const plain = shortVowels(read.text);
  const asked = askedParts.flatMap((pattern, at) => (pattern.test(plain) ? [at] : []));
  const found = good.find((hours) => asked.includes(partOf(hours)));
  if (asked.length < 2) return null;
  const [name, nameHi] = parts[found ? partOf(found) : (asked[0] ?? 0)] ?? parts[0];
  return found
    ? say([[`The ${name} is better`, `Take the ${name}`], [`: good hours are ${hoursEn(found)}`, `, between ${hoursEn(found).replace(' to ', ' and ')}`], '.'], [[`${nameHi} का समय बेहतर है`, `${nameHi} को लीजिए`], [`; अच्छी घड़ी ${hoursHi(found)} है`, `, ${hoursHi(found)}`], '।'])
    : say([`Neither stands out that day, so the ${name} will do`, ['.', ', outside Rahu kaal.']], [`दोनों में खास फ़र्क नहीं, ${nameHi} ठीक है`, ['।', ', बस राहु काल छोड़ दीजिए।']]);
}

/** "What time?" on a day: its good hours come first. */
const asksHour = / (?:(?:what|which) (?:time|hour)|kita?n[ae] baje|(?:kis|kaun ?sa|konsa|kya) (?:time|samay|vakt|waqt)|(?:time|samay|vakt|waqt) (?:kya|kaun ?sa|konsa|kitna)) /u;
const quarterDay = 6 * 3_600_000;

/** What a day is asked to be good for; a flat's agreement is a matter of the flat. */
function matterOf({ read }: Context) {
  const isBegun = / (?:naya|nayaa|new) (?:kaam|kam|work|dhandha|business) /u.test(read.text.plain);
  const isTool = / (?:machine|machines|mashin|mashine|masheen|lohe|loha|iron|equipment|tools?|auzar|aujar|workshop|factory) /u.test(shortVowels(read.text));
  const isLearnt = / (?:learn\w*|sikh\w*|seekh\w*|class|classes|course) /u.test(read.text.plain);
  return isBegun || (isTool && read.matter.id !== 'vehicle') ? getMatter('business') : isLearnt ? getMatter('study') : read.matter.id === 'business' && read.second && ['house', 'vehicle'].includes(read.second.id) ? read.second : read.matter;
}

export const eventOf = (context: Context): MuhurtaEvent => events[matterOf(context).id] ?? 'any';

/** "Aaj ka Rahu kaal": a part of the day, which the panchang page shows. */
export const asksRahuKaal = ({ text }: Context['read']): boolean => / rahu ?ka+l\w* /u.test(shortVowels(text));

/** Good days and hours of a named day, week or month, from the panchang of the city that is named, New Delhi by default. */
export function composeMuhurta(context: Context): string {
  const { say, book, read, now, question, isEnglish } = context;
  const { chart } = question;
  const matter = matterOf(context);
  const event = eventOf(context);
  const birth = { nakshatra: chart.nakshatra, moonSign: chart.rashi };
  const from = read.horizon ? Math.max(read.horizon.from, now - dayMs / 2) : now;
  const to = Math.min(read.horizon && !read.horizon.isPast ? read.horizon.to : now + 30 * dayMs, from + maxDays * dayMs);
  const first = now + Math.ceil((from - now) / dayMs) * dayMs;
  const noons = Array.from({ length: Math.max(1, Math.ceil((to - first) / dayMs)) }, (_, index) => first + index * dayMs);
  const rated = noons.map((noon) => muhurtaDay(noon, findCity(read.text, question.city))).map((day) => ({ day, ...rateDay(day, event, birth) }));
  const weekdayOf = (day: MuhurtaDay) => weekdays[day.weekday]?.[isEnglish ? 0 : 1] ?? '';
  const dateOf = (day: MuhurtaDay) => `${weekdayOf(day)}, ${book.day(day.noon)}`;
  const m = book.matter(matter.id);
  const isOpen = ['self', 'time', 'family', 'careerField', 'children', 'health', 'homePeace'].includes(matter.id);
  const forIt = askedDeed(context) ?? (isOpen ? '' : isEnglish ? ` for ${m}` : `${m} के लिए `);
  const [only] = rated;
  if (only && asksRahuKaal(read)) {
    const city = findCity(read.text, question.city);
    return [
      say([`Rahu kaal on ${dateOf(only.day)} is ${hoursEn(only.day.rahuKalam)}`, ` (${city.english})`, '.'], [`${dateOf(only.day)} को राहु काल ${hoursHi(only.day.rahuKalam)} है`, ` (${read.language === 'Hinglish' ? city.english : city.hindi})`, '।']),
      say([['Begin nothing new in it', 'What already runs may go on in it'], ['.', '; routine work is fine.']], [['उसमें नया काम शुरू मत कीजिए', 'चलता काम चलने दीजिए'], ['।', ', नया बाद में।']]),
    ].join('\n\n');
  }
  if (rated.length === 1 && only) {
    const isGood = only.refusal === null;
    const label = read.horizon ?? { english: 'today', hindi: 'आज' };
    const part = partLine(context, only) ?? (asksHour.test(shortVowels(read.text)) ? hoursLine(context, only) : null);
    if (part !== null) return [part, asksHour.test(shortVowels(read.text)) ? dayLine(context, only.day) : `${dayLine(context, only.day)} ${hoursLine(context, only)}`].join('\n\n');
    const opening = isGood
      ? say([['Yes, ', 'Yes: '], `${dateOf(only.day)} is ${only.score >= 70 ? 'a good day' : 'a fair day'}${forIt}.`], ['हाँ, ', `${dateOf(only.day)} ${forIt}${only.score >= 70 ? 'अच्छा दिन है' : 'ठीक दिन है'}।`])
      : say([`Not the best day: ${dateOf(only.day)} is weak${forIt}, since ${why[only.refusal ?? 'tithi'][0]}.`], ['नहीं, ', `${label.hindi} ${forIt}दिन ठीक नहीं, क्योंकि ${why[only.refusal ?? 'tithi'][1]}।`]);
    return [opening, `${dayLine(context, only.day)} ${hoursLine(context, only)}`].join('\n\n');
  }
  // Among several days today is one only while its hours are not over.
  const wished = findWeekdays(read.text);
  const good = rated.filter(({ refusal, day }) => refusal === null && day.noon > question.now.getTime() - quarterDay).sort((a, b) => b.score - a.score);
  const onWished = good.filter(({ day }) => wished.includes(day.weekday));
  const [best, second] = onWished.length > 0 ? onWished : good;
  // The hours of a day that is refused would recommend it.
  if (!best) return say([`No day ${read.horizon?.english ?? 'in that time'} is free of an obstacle`, `${forIt}`, ['; ask me about the weeks after it.', ', so look at the weeks after it.']], [`${read.horizon?.hindi ?? 'उस समय'} `, `${forIt}`, 'कोई साफ़ शुभ दिन नहीं', [', आगे के हफ़्ते पूछिए।', '; उसके बाद का समय देखिए।']]);
  const over = read.horizon?.isPast ? say([`That time is over, so I look ahead.`], ['वह समय बीत चुका है, इसलिए आगे का देखिए।']) : '';
  const opening = say([['The best day', 'Your best day'], `${forIt} is ${dateOf(best.day)}`, second ? [`, and the next ${dateOf(second.day)}`, `; after it ${dateOf(second.day)}`] : '', '.'], [`${forIt}`, ['सबसे अच्छा दिन ', 'सबसे शुभ दिन '], `${dateOf(best.day)} है`, second ? [`, फिर ${dateOf(second.day)}`, `; दूसरा दिन ${dateOf(second.day)}`] : '', '।']);
  const reason = say([['It is free of the day’s hindrances', 'No hindrance falls on it'], [', and its star goes with yours', ', and the Moon of that day suits yours'], '.'], [['उस दिन कोई दोष नहीं', 'वह दिन बाधा से मुक्त है'], [', और दिन का तारा आपके नक्षत्र से मेल खाता है', ', और उस दिन का चंद्रमा आपकी राशि के अनुकूल है'], '।']);
  const missed = wished.length > 0 && onWished.length === 0 ? say([['The day of the week that you name has no clear date in that time', 'No date on that day of the week is clear in that time'], '.'], [['आपके बताए वार की कोई तारीख उस समय साफ़ नहीं', 'उस समय इस वार की कोई तारीख दोष से मुक्त नहीं'], '।']) : '';
  const hours = hoursLine(context, best);
  const isHour = asksHour.test(shortVowels(read.text));
  return [[over, missed, isHour ? hours : '', opening].filter((each) => each !== '').join(' '), `${dayLine(context, best.day)} ${isHour ? '' : `${hours} `}${reason}`].join('\n\n');
}
