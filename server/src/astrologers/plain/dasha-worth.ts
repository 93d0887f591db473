import type { Context } from '../compose/context';
import { runningPeriods } from '../plan/windows';
import { findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { tellSpan, ways } from './dasha-advice';
import { effectLine, worksWell } from './placement';
import type { Asked, Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const next = / (?:next|agli|agla|agala|agle|uske baad|after (?:this|it|that)) /u;

/** Whether the period that runs, or the one after it, is a good one: the verdict first, then where its planet works. */
function composeWorth(context: Context, { words }: Asked): string {
  const { say, book, strengths, now, question: { chart } } = context;
  const running = runningPeriods(strengths, now).maha;
  const isNext = next.test(words);
  const following = chart.dashas[chart.dashas.findIndex(({ lord }) => lord === running.lord) + 1];
  const { lord, start, end } = isNext && following ? following : running;
  const n = book.planet(lord);
  const house = strengths.view.house(lord);
  const [name, nameHi] = [`${lord} mahadasha`, `${n} की महादशा`];
  const place = say([`${n} is in your ${th(house)} house (${englishHouses[house - 1]}).`], [`${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`]);
  const verdict = worksWell(context, lord)
    ? say([[`Good on the whole: your ${name}`, `More good than bad: the ${name}`, `A good one for you, the ${name}`], [' has a planet behind it that works well, for ', ' rests on a planet with support: ']], [[`कुल मिलाकर अच्छी: ${nameHi}`, `अच्छी ज़्यादा, खराब कम: ${nameHi}`, `${nameHi} आपके लिए अच्छी है`], [', क्योंकि ', '; ']])
    : say([[`Mixed, and not bad: your ${name}`, `Neither good nor bad throughout: the ${name}`, `It wants effort rather than fear, the ${name}`], [' rests on a planet with little support: ', ' gives slowly, for ']], [[`मिली-जुली, खराब नहीं: ${nameHi}`, `न पूरी अच्छी, न खराब: ${nameHi}`, `${nameHi} मेहनत वाली है, डरने वाली नहीं`], [', क्योंकि ', '; ']]);
  const named = isNext ? say([`After the ${running.lord} mahadasha comes that of ${n}. `], [`${book.planet(running.lord)} के बाद ${n} की महादशा आएगी। `]) : '';
  const [doEn, doHi] = ways[lord];
  const span = { planet: lord, isNow: !isNext, start, end, en: name, hi: nameHi };
  return [
    `${named}${verdict}${place}`,
    `${effectLine(context, lord, house)} ${isNext ? say([`It runs from ${book.day(start)} to ${book.day(end)}.`], [`समय ${book.day(start)} से ${book.day(end)} तक।`]) : tellSpan(context, span)}`,
    say([['What makes the most of it: ', 'Use it so: '], doEn, '.'], [['इसका फ़ायदा ऐसे लीजिए: ', 'इस समय में '], doHi, '।']),
  ].join('\n\n');
}

const period = / (?:dasha|mahadasha|maha dasha|mahadashaa) /u;
const worth = / (?:good or bad|good (?:for me|one|time)|is (?:it|my (?:current |next )?(?:maha ?)?dasha) (?:good|bad)|(?:ach+h?i|acch+i|achchhi|shubh) (?:hai |h |rahegi |hogi )?ya (?:kharab|buri|bekar|nahi|nahin|nhi|ashubh)|(?:kharab|buri) (?:hai |h )?ya (?:ach+h?i|acch+i|achchhi)) /u;

/** Where no planet is named, the period is the one that runs or the next. */
export const dashaWorth: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => period.test(words) && worth.test(words) && findPlanets(read.text).length === 0 && read.kin === null && !/ (?:when|kab|why|kyu\w*|job|naukri|shadi|shaadi|marriage|business|health|antardasha|sade|dhaiya) /u.test(words),
  compose: composeWorth,
};
