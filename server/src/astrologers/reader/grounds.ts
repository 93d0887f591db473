import { dayFactsOf, type DayFacts } from '../../astrology';
import type { Context } from '../compose/context';
import { composeAnswer, type Composed } from '../compose/compose';
import { runningPeriods, type Window } from '../plan/windows';
import { getSky } from '../check/sky';
import type { Grounds, Question } from '../types';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { toHinglish } from '../words/hinglish';

const dayMs = 86_400_000;

type Pair = Grounds['grounds'][number];

/** `10°22'` within the sign, rounded down to whole minutes. */
function formatDegrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** The periods behind the dates in the text, each named by its start, or by its end if it is running. */
function pairsOfDates({ text, context }: Composed): Pair[] {
  const { book, isEnglish, now, read, question, windows } = context;
  const names = (said: string) => text.includes(read.language === 'Hinglish' ? toHinglish(said) : said);
  const toEnd = ({ end }: Window) => book.span({ start: end, end }, question.astrologer).replace(isEnglish ? /^.* to /u : /^.* से /u, '');
  const isNow = ({ start }: Window) => start - now < dayMs;
  const isNamed = (window: Window) => names(book.span(window, question.astrologer)) || (isNow(window) && names(toEnd(window)));
  const distinctWindows = [...new Map(windows.filter(isNamed).map((each) => [each.start, each])).values()].sort(
    (a, b) => a.start - b.start,
  );
  const say = (window: Window) => {
    const { maha, antar, pratyantar } = window;
    // Of a window over several sub-periods only the first two are the same throughout.
    const lords = [maha, antar, ...(pratyantar === antar ? [] : [pratyantar])].map((lord) => book.planet(lord)).join(', ');
    const day = book.day(isNow(window) ? window.end : window.start);
    return isEnglish ? `${lords} ${isNow(window) ? 'to' : 'from'} ${day}` : `${lords} ${day} ${isNow(window) ? 'तक' : 'से'}`;
  };
  return distinctWindows.length === 0 ? [] : [{ term: isEnglish ? 'Ahead' : 'आगे', value: distinctWindows.slice(0, 2).map(say).join('; ') }];
}

/** The grounds of an answer from a birth without a time: the Moon of that day, and the slow planets counted from it. */
function pairsOfDay({ question, book, isEnglish }: Context, { rashis, nakshatras }: DayFacts): Grounds {
  const either = (numbers: readonly number[], name: (number: number) => string) => numbers.map(name).join(isEnglish ? ' or ' : ' या ');
  const { positions } = getSky(question.now);
  const slow = (['Saturn', 'Jupiter'] as const).map((planet) => {
    const places = rashis.map((rashi) => ((positions[planet].sign - rashi + 12) % 12) + 1);
    const from = isEnglish
      ? `${either(places, th)} from the Moon`
      : `चंद्र राशि से ${either(places, (place) => hindiOrdinal(place, 'oblique'))} स्थान पर`;
    return { term: isEnglish ? `${planet} today` : `${book.planet(planet)} आज`, value: `${book.sign(positions[planet].sign)}, ${from}` };
  });
  const moon = { term: isEnglish ? 'Moon' : 'चंद्रमा', value: `${either(rashis, book.sign)}, ${either(nakshatras, book.star)}` };
  return { grounds: [moon, ...slow], houses: [] };
}

function listPairs(composed: Composed): Grounds {
  const day = dayFactsOf(composed.context.question.chart);
  if (day) return pairsOfDay(composed.context, day);
  const { context, sensitiveTopic, judgement } = composed;
  const { book, strengths, isEnglish, now, question } = context;
  const { view } = strengths;
  const pair = (english: string, hindi: string, value: string): Pair => ({ term: isEnglish ? english : hindi, value });
  const houseName = (house: number) => (isEnglish ? `${th(house)} house` : `${hindiOrdinal(house, 'direct')} भाव`);
  const bare = (planet: Parameters<typeof book.planet>[0]) => (isEnglish ? planet : book.planet(planet));
  const { maha, antar } = runningPeriods(strengths, now);
  const dasha = pair(
    'Dasha',
    'दशा',
    isEnglish
      ? `${maha.lord}, ${antar.lord} to ${book.day(antar.end)}`
      : `${book.planet(maha.lord)}, ${book.planet(antar.lord)} ${book.day(antar.end)} तक`,
  );
  const named = pairsOfDates(composed);
  const moon = view.planet('Moon');
  const lagna = view.chart.ascendant.sign;
  if (sensitiveTopic || !judgement)
    return {
      grounds: [
        pair('Ascendant', 'लग्न', `${book.sign(lagna)}, ${isEnglish ? 'lord' : 'स्वामी'} ${bare(view.lord(1))}`),
        pair('Moon', 'चंद्रमा', `${book.sign(moon.sign)}, ${book.star(moon.nakshatra)}`),
        dasha,
        ...named,
      ],
      houses: [moon.house],
    };
  const [house = 1] = judgement.focus.houses;
  const lord = view.lord(house);
  const place = view.planet(lord);
  const { sign } = getSky(question.now).positions.Saturn;
  const saturnHouse = ((sign - lagna + 12) % 12) + 1;
  return {
    grounds: [
      { term: houseName(house), value: `${book.sign(((lagna + house - 2) % 12) + 1)}, ${isEnglish ? 'lord' : 'स्वामी'} ${bare(lord)}` },
      { term: bare(lord), value: `${houseName(place.house)}, ${book.sign(place.sign)} ${formatDegrees(place.longitude)}` },
      dasha,
      pair(
        'Saturn today',
        'शनि आज',
        `${book.sign(sign)}, ${isEnglish ? `your ${houseName(saturnHouse)}` : `आपका ${houseName(saturnHouse)}`}`,
      ),
      ...named,
    ],
    houses: [...new Set([house, place.house])],
  };
}

/**
 * The grounds of the built-in reader's answer: three to five pairs in the answer's language and script, none if the answer does
 * not use the chart.
 */
export function findGrounds(question: Question): Grounds {
  const composed = composeAnswer(question);
  const { usesChart: isOfChart, context } = composed;
  if (!isOfChart) return { grounds: [], houses: [] };
  const { grounds, houses } = listPairs(composed);
  // The page draws the user's chart, on which a relative's houses cannot be shown.
  const shownHouses = context.question.chart === question.chart ? houses : [];
  if (context.read.language !== 'Hinglish') return { grounds, houses: shownHouses };
  return { grounds: grounds.map(({ term, value }) => ({ term: toHinglish(term), value: toHinglish(value) })), houses: shownHouses };
}
