import { pratyantardashas } from '../../astrology';
import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const asksTime = '(?:which|what|kaun ?s[aie]|kons[aie]|kis) (?:month|months|period|time|phase|mahina|mahine|mahino|samay|week|weeks)';
const careful = '(?:risky|risk|bad|careful|avoid|worst|danger\\w*|difficult|loss|khatarnak|khatranak|kharab|bura|nuksan|nuksaan|savdhan\\w*|sambhal\\w*|bach\\w*|jokhim|bhari|weak)';
const asks = new RegExp(` (?:${asksTime} .*${careful}|${careful} .*${asksTime}) `, 'u');
const yearMs = 365.25 * 86_400_000;

/** In which part of the coming year, or of the time that is named, to be most careful: the sub-period whose lord has least strength. */
function composeRisky({ say, book, strengths, now: today, read: { horizon } }: Context, isTrade: boolean): string {
  const now = Math.max(today, horizon?.from ?? today);
  const until = horizon && !horizon.isPast && horizon.to > now ? Math.min(horizon.to, now + yearMs) : now + yearMs;
  const coming = strengths.view.chart.dashas.flatMap(({ lord, antardashas }) => antardashas.filter(({ start, end }) => Date.parse(end) > now && Date.parse(start) < until).map((antar) => ({ lord, antar })));
  const parts = coming.flatMap(({ lord, antar }) => pratyantardashas(lord, antar)).filter(({ start, end }) => Date.parse(end) > now && Date.parse(start) < until);
  const [weakest] = [...parts].sort((a, b) => strengths.of(a.lord) - strengths.of(b.lord));
  if (!weakest) return '';
  const [from, to] = [book.day(Math.max(now, Date.parse(weakest.start))), book.day(Math.min(until, Date.parse(weakest.end)))];
  const n = book.planet(weakest.lord);
  const at = strengths.view.house(weakest.lord);
  return [
    isTrade
      ? say([['No chart knows a market month', 'Which month the market turns no chart can say'], `; the stretch in which yours asks for most caution is ${from} to ${to}.`], [['बाज़ार का महीना कुंडली नहीं जानती', 'बाज़ार कब गिरेगा, यह कुंडली नहीं बताती'], `; आपके लिए सबसे ज़्यादा सावधानी का समय ${from} से ${to} है।`])
      : say([[`Take most care from ${from} to ${to}`, `The stretch that asks for most care is ${from} to ${to}`], ['; it is a slower time and no danger.', ', a slow stretch and nothing to fear.']], [[`सबसे ज़्यादा ध्यान ${from} से ${to} तक रखिए`, `सावधानी का समय ${from} से ${to} है`], ['; समय धीमा है, खतरा नहीं।', ', यह धीमा दौर है, डरने की बात नहीं।']]),
    say([`It is the sub-period of ${n}, which has the least strength among those of that time and is in your ${th(at)} house (${englishHouses[at - 1]}).`], [`यह ${n} का प्रत्यंतर है; उस समय के प्रत्यंतरों में इनका बल सबसे कम है, और ये ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं।`]),
    isTrade
      ? say([['Smaller positions, a stop on each of them and no borrowed money are worth more than any month.', 'Set the largest loss that you bear in a month, and close for the month when it is reached.', 'Ask an adviser registered with SEBI, and never put in the money of the household.', 'Write down every trade for a month; what you find there is truer than a chart.']], [['छोटी पोज़ीशन, हर एक पर स्टॉप और उधार नहीं, यह किसी भी महीने से बड़ी बात है।', 'महीने का सबसे बड़ा घाटा पहले तय कीजिए, वहाँ पहुँचते ही उस महीने बंद।', 'सेबी में दर्ज सलाहकार से पूछिए, घर का पैसा मत लगाइए।', 'एक महीने हर सौदा लिखिए; उससे कुंडली से ज़्यादा पता चलेगा।']])
      : say([['Begin nothing large then, and read twice what you sign.', 'Keep a reserve for these weeks, and let disputes wait.', 'Use it to finish what is open.', 'Plan the large things before it or after it.']], [['तब कुछ बड़ा शुरू मत कीजिए, और कागज़ दो बार पढ़िए।', 'इन हफ़्तों के लिए कुछ बचत रखिए, झगड़े टालिए।', 'इस समय में अधूरे काम पूरे कीजिए।', 'बड़े काम इससे पहले या बाद में रखिए।']]),
  ].join('\n\n');
}

export const riskyMonth: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => asks.test(words) && read.kin === null && !['health', 'children', 'separation', 'court'].includes(read.matter.id) && !/ (?:good|best|achha|accha|shubh|health|sehat|death|maut|pregnan\w*|accident) /u.test(words),
  compose: (context, { words }) => composeRisky(context, / (?:share|stock|market|trading|trade|option|options|intraday|crypto|positions?|nifty|futures) /u.test(words)),
};
