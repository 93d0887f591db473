import type { Context } from '../compose/context';
import { findPlanets } from '../question/chart-terms';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishOrdinal as th } from '../vocabulary/english';
import { manners, themes } from '../words/placements';
import { findPeriod, tellSpan, ways } from './dasha-advice';
import { worksWell } from './placement';
import type { Asked, Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** A mahadasha that is awaited or feared: whether it comes, when, and what it brings. */
function composeBrings(context: Context, asked: Asked): string {
  const { say, book, strengths, isEnglish } = context;
  const found = findPeriod(context, asked);
  const { planet } = found;
  const house = strengths.view.house(planet);
  const [theme, themeHi] = themes[house - 1] ?? ['', ''];
  const { gift, price } = manners[planet];
  const n = book.planet(planet);
  const ruled = strengths.view.ruled(planet);
  const isGood = worksWell(context, planet);
  const [doEn, doHi, leaveEn, leaveHi] = ways[planet];
  const awaits = / (?:shuru hone|start hone|hone wali|aane wali|aa rahi|lagne wali|about to|going to (?:start|begin)|will (?:start|begin)|starting|starts|is coming|begins|beginning|next) /u.test(asked.words);
  const premise = found.isNow && awaits ? say([['It has begun already. ', 'You are in it already. ']], [['यह शुरू हो चुकी है। ', 'यह पहले से चल रही है। ']]) : '';
  const starts = typeof found.start === 'number' ? found.start : Date.parse(found.start);
  const span = tellSpan(context, found);
  const change = isGood
    ? say([[`It brings ${gift[0]} to ${theme}`, `What it changes is ${theme}: there comes ${gift[0]}`], [', and that with support.', `; keep an eye on ${price[0]}.`]], [[`इससे ${themeHi} में ${gift[1]}`, `बदलाव ${themeHi} में: ${gift[1]}`], [' मिलने के योग हैं।', `; ध्यान रखने की बात ${price[1]}।`]])
    : say([[`It works on ${theme}: slowly, with ${price[0]} to watch`, `What it changes is ${theme}, with effort: watch for ${price[0]}`], [`, and ${gift[0]} in return.`, `; in return it gives ${gift[0]}.`]], [[`इसका असर ${themeHi} पर होगा: ${price[1]} से बचना है`, `बदलाव ${themeHi} में होगा, मेहनत के साथ: ${price[1]} से सावधान`], [`, और बदले में ${gift[1]}।`, `; बदले में ${gift[1]}।`]]);
  const isOver = !found.isNow && starts < context.now;
  if (isOver)
    return [`${span} ${say([`It was about ${theme}: ${gift[0]}, and ${price[0]}.`], [`वह समय ${themeHi} का था: ${gift[1]}, और ${price[1]}।`])}`, say([['It does not come again in this life; what runs now is another period.', 'A mahadasha comes once; ask about the one that runs now.']], [['यह दशा दोबारा नहीं आती; अभी दूसरी दशा चल रही है।', 'महादशा एक बार आती है; अभी वाली के बारे में पूछिए।']])].join('\n\n');
  const carries = ruled.length > 0 ? say([`${n} rules your ${book.list(ruled.map((each) => (isEnglish ? th(each) : o(each))))}, so ${book.list(ruled.map((each) => themes[each - 1]?.[0] ?? ''))} come up in it too.`], [`${n} ${book.list(ruled.map((each) => o(each)))} भाव के स्वामी हैं, इसलिए ${book.list(ruled.map((each) => themes[each - 1]?.[1] ?? ''))} की बातें भी उठेंगी।`]) : '';
  const calm = / (?:scared|afraid|fear|dar|darr|worried|tension|nervous|anxious|chinta|ghabra\w*) /u.test(asked.words) ? say([['There is nothing to be afraid of in its name.', 'No period is to be feared by its name.']], [['नाम से डरने की बात नहीं।', 'किसी दशा से डरना ज़रूरी नहीं।']]) : '';
  return [
    `${premise}${span} ${change}`,
    [carries, calm].filter((each) => each !== '').join(' '),
    say([['What helps: ', 'In it '], doEn, [`; leave out ${leaveEn}.`, `, and leave ${leaveEn}.`]], [['काम आएगा: ', 'इसमें '], doHi, [`; बचिए: ${leaveHi}।`, `, और इनसे बचिए: ${leaveHi}।`]]),
  ].filter((each) => each !== '').join('\n\n');
}

const period = / (?:dasha|mahadasha|maha dasha|antardasha|antar dasha) /u;
const brings = / (?:what (?:will|does|can|should i expect|changes?|to expect)|how (?:will|is|was|does)|kya (?:kya )?(?:badleg\w*|badal\w*|layeg\w*|laeg\w*|lekar|leke|deg[ai]|hoga|milega|hone|fal|phal|asar|laati|lati|deti)|kais[ai] (?:rahegi|rahega|hogi|hoga|jayegi|jaegi|hai|chalegi)|badlega|badalega|badlav|effects?|results?|bring|brings|expect|fal|phal|asar|prabhav|good or bad|achhi ya buri|acchi ya buri|shubh ya ashubh|good|bad|kharab|buri|achchhi|shubh|achh[ai] (?:rahegi|hogi|hai)|kharab (?:hogi|hai|rahegi)) /u;

export const periodBrings: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => period.test(words) && brings.test(words) && findPlanets(read.text).length === 1 && read.kin === null && (read.matter.rank < 5 || read.matter.id === 'mind') && !/ (?:when|kab|remedy|remedies|upay|mantra|puja|pooja|end|ends|khatam|why|kyu|kyon|kyo|in (?:19|20)\d\d) /u.test(words) && !read.horizon?.isPast,
  compose: composeBrings,
};
