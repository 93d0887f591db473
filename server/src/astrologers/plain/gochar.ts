import type { PlanetName } from '@oracle-astra/shared/contract';
import { signSpans } from '../../astrology';
import type { Context } from '../compose/context';
import { judge, leadInput } from '../compose/judgement';
import { findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { manners, themes } from '../words/placements';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
type Slow = 'Jupiter' | 'Saturn' | 'Rahu' | 'Ketu';
const slow: readonly PlanetName[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'];
const isSlow = (planet: PlanetName | undefined): planet is Slow => planet !== undefined && slow.includes(planet);
/** Places from the Moon that tradition counts as helpful. */
const helpfulPlaces: Record<Slow, readonly number[]> = { Jupiter: [2, 5, 7, 9, 11], Saturn: [3, 6, 11], Rahu: [3, 6, 10, 11], Ketu: [3, 6, 11] };
const yearMs = 365.25 * 86_400_000;

interface Stay {
  sign: number;
  start: number;
  end: number;
}

function staysOf({ now, read }: Context, planet: Slow): Stay[] {
  const from = Math.max(now, read.horizon && !read.horizon.isPast ? read.horizon.from : now);
  const to = Math.max(from + yearMs, read.horizon?.to ?? 0);
  const spans = signSpans(planet === 'Ketu' ? 'Rahu' : planet, from, to);
  return spans.map((span) => (planet === 'Ketu' ? { ...span, sign: ((span.sign + 5) % 12) + 1 } : span)).slice(0, 3);
}

/** What a slow planet's way through the houses brings, with its dates. */
function composeGochar(context: Context, planet: Slow): string {
  const { say, book, strengths, question: { chart }, now, read } = context;
  const n = book.planet(planet);
  const moon = strengths.view.planet('Moon').sign;
  const { gift, price } = manners[planet];
  const lines = staysOf(context, planet).map((stay) => {
    const house = ((stay.sign - chart.ascendant.sign + 12) % 12) + 1;
    const place = ((stay.sign - moon + 12) % 12) + 1;
    const helps = helpfulPlaces[planet].includes(place);
    const [theme, themeHi] = themes[house - 1] ?? ['', ''];
    const sign = book.sign(stay.sign);
    const isNow = stay.start <= now;
    const brings = helps ? gift : price;
    return {
      first: isNow
        ? say([[`Till ${book.day(stay.end)} it brings ${brings[0]} in ${theme}`, `It brings ${brings[0]} in ${theme} till ${book.day(stay.end)}`], `: ${n} is transiting ${sign} now, your ${th(house)} house.`], [[`${book.day(stay.end)} तक ${themeHi} में ${brings[1]}`, `${themeHi} में ${brings[1]}, यह ${book.day(stay.end)} तक`], `: गोचर में ${n} अभी ${sign} राशि में, आपके ${o(house)} भाव में हैं।`])
        : say([`${n} enters ${sign}, your ${th(house)} house, on ${book.day(stay.start)}`, [`; then it is about ${theme}, with ${brings[0]}.`, `, and turns to ${theme}: ${brings[0]}.`]], [`${n} ${book.day(stay.start)} को ${sign} राशि में, आपके ${o(house)} भाव में आएँगे`, [`; तब बात ${themeHi} की होगी: ${brings[1]}।`, `, उसके बाद ${themeHi} में ${brings[1]}।`]]),
      second: helps
        ? say([[`Counted from your Moon that is place ${place}, a helpful one.`, `From your Moon it is place ${place}, which tradition calls kind.`]], [[`चंद्र राशि से यह स्थान ${place} है, जो शुभ माना जाता है।`, `चंद्रमा से गिनें तो स्थान ${place}, यानी सहारा।`]])
        : say([[`Counted from your Moon that is place ${place}, which asks for patience.`, `From your Moon it is place ${place}, so go step by step.`]], [[`चंद्र राशि से यह स्थान ${place} है, जो सब्र माँगता है।`, `चंद्रमा से गिनें तो स्थान ${place}, यानी धीरे-धीरे चलिए।`]]),
    };
  });
  const [first, ...rest] = lines;
  if (!first) return '';
  const matter = read.matter.rank >= 5 ? context.tell(book.how(leadInput(context, judge(context)))) : '';
  return [first.first, [matter, first.second].filter((each) => each !== '').join(' '), ...rest.slice(0, 1).map((each) => `${each.first} ${each.second}`), ...rest.slice(1).map((each) => each.first)].join('\n\n');
}

const moves = / (?:(?:treating|affecting|bothering|troubling|helping|testing) me|gochar\w*|transit\w*|rashi parivartan|peyarchi|rashi (?:se|badal\w*|me|mein|men) (?:nikal\w*|ja raha|jaane|jane|aa raha|aane|pravesh)|rashi badal\w*|(?:leaves?|leaving|enters?|entering) my (?:moon )?(?:sign|rashi)) /u;
const asksEffect = / (?:what|how|effects?|affects?|impact|bring\w*|mean|means|good|bad|kya|kyaa|kaisa|kaisi|kaise|asar|prabhav|fal|phal|la(?:y|e)\w*|degi|dega|achha|acha|accha|bura|kharab|help\w*|hurt\w*|harm\w*|trouble\w*|danger\w*) /u;
const asksPlace = / (?:where|which (?:sign|house)|kahan|kaha|kis rashi|kis bhav|kaun\w* rashi|kab|when|date|retrograde|vakri|direct|margi) /u;

/** One slow planet, or the nodes together. */
const isAsked = (planets: readonly PlanetName[]): boolean => (planets.length === 1 && isSlow(planets[0])) || planets.join(' ') === 'Rahu Ketu';

/** "What does Jupiter's transit bring this year?": its houses with what they mean, and not only where it is. */
export const gochar: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => moves.test(words) && asksEffect.test(words) && !asksPlace.test(words) && isAsked(findPlanets(read.text)) && read.kin === null && !read.horizon?.isPast && !read.matter.careful && !/ (?:remedy|remedies|upay|mantra) /u.test(words),
  compose: (context) => {
    const [planet] = findPlanets(context.read.text);
    return isSlow(planet) ? composeGochar(context, planet) : '';
  },
};
