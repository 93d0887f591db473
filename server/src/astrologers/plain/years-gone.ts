import { runningPeriods } from '../plan/windows';
import type { Context } from '../compose/context';
import { composePast } from '../compose/special';
import { findHorizon, type Horizon } from '../question/horizon';
import type { Asked, Plain } from './plain';

const ran = / (?:(?:what|which|kya|kaun\w*|kon\w*|konsi) (?:\w+ ){0,4}(?:running|going on|dasha|mahadasha|antardasha|period|phase|planets?|grah|chal (?:raha|rahi|rha|rhi))|(?:dasha|mahadasha|antardasha|period|grah|time|samay) (?:\w+ ){0,3}(?:was|thi|tha|the|chal rahi|chal raha)|(?:what|kya) (?:was|happened|hua)) /u;
const past = / (?:was|were|thi|tha|had|happened|hua|hui|gayi|gaya|lost) /u;
const again = / (?:again|firse|fir se|phir se|phirse|dobara|dubara|repeat\w*|come back|comes back|wapas|vapas|lautega|lautegi|another such) /u;
const dayMs = 86_400_000;

const yearOf = ({ read, now }: Asked | Context): Horizon | null => {
  const year = / ((?:19|20)\d\d) /u.exec(read.text.plain)?.[1];
  const found = year ? findHorizon({ ...read.text, plain: ` ${year} `, folded: ' ' }, new Date(now), 0) : null;
  return found?.isPast === true && found.unit === 'year' ? found : null;
};

/** When the same antardasha lord comes again, because that is what people fear of a bad year. */
function comesAgain({ say, book, question: { chart } }: Context, horizon: Horizon, strengths: Context['strengths'], now: number): string {
  const { antar, maha } = runningPeriods(strengths, (horizon.from + horizon.to) / 2);
  const next = chart.dashas.flatMap(({ antardashas }) => antardashas).find(({ lord, start }) => lord === antar.lord && Date.parse(start) > Math.max(now, Date.parse(antar.end) + dayMs));
  const [m, a] = [book.planet(maha.lord), book.planet(antar.lord)];
  return next
    ? say([[`The same pair of ${m} and ${a} does not come twice in a life`, `${m} with ${a} comes but once in 120 years`], [`; the ${a} antardasha returns only on ${book.day(next.start)}, in another mahadasha.`, `, and the next ${a} antardasha begins on ${book.day(next.start)}, under another mahadasha.`]], [[`${m} में ${a} की यही जोड़ी जीवन में दोबारा नहीं आती`, `${m} और ${a} का वैसा समय दोबारा नहीं आता`], [`; ${a} की अंतर्दशा ${book.day(next.start)} से फिर आएगी, पर दूसरी महादशा में।`, `, अगली ${a} की अंतर्दशा ${book.day(next.start)} से, दूसरी महादशा में है।`]])
    : say([[`The same pair of ${m} and ${a} does not come again`, `${m} with ${a} comes but once`], [' in a life.', ' in 120 years.']], [[`${m} में ${a} की यही जोड़ी दोबारा नहीं आती`, `${m} और ${a} का वैसा समय फिर नहीं आता`], ['।', ', वह बीत गया।']]);
}

/** "I lost my job in 2019; what was running then?": the dashas of that year, and whether they return. */
export const yearsGone: Plain = {
  isFree: false,
  usesChart: true,
  holds: (asked) => yearOf(asked) !== null && ran.test(asked.words) && past.test(asked.words) && !/ (?:born|passed out|since|when will|kab (?:hog\w*|lag\w*|mil\w*|aay\w*)|will i|should i) /u.test(asked.words),
  compose: (context, asked) => {
    const horizon = yearOf(context);
    if (!horizon) return '';
    const text = composePast({ ...context, read: { ...context.read, horizon } });
    const [opening = '', ...rest] = text.split('\n\n');
    return again.test(asked.words) ? [opening, comesAgain(context, horizon, context.strengths, context.now), ...rest].join('\n\n') : text;
  },
};
