import type { PlanetName } from '@oracle-astra/shared/contract';
import { signSpans } from '../../../astrology';
import { findPlanets } from '../../question/chart-terms';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Plain } from '../plain';
import { findPlaces } from './places';

const slow = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;
const isSlow = (planet: PlanetName | undefined): planet is (typeof slow)[number] => slow.some((each) => each === planet);
const yearMs = 365.25 * 86_400_000;
const most = 3;

/** "In which house will Jupiter be next year?": its stays in that time. */
export const nextHouse: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) =>
    isSlow(findPlanets(read.text)[0]) && findPlanets(read.text).length === 1 && findPlaces(words).houses.length === 0 && findPlaces(words).lords.length === 0 && read.kin === null && !read.horizon?.isPast &&
    (read.horizon !== null || / (?:next|agl[aei]|ab|aage) /u.test(words)) &&
    / (?:(?:which|what) (?:\w+ ){0,3}(?:house|houses|sign)|kis (?:bhav|bhaav|ghar|house|rashi)|kaun ?s[ae] (?:bhav|ghar|house|rashi)|kons[ae] (?:bhav|ghar|house|rashi)) /u.test(words) && / (?:will|next|going|jaye?g\w*|jaeg\w*|jaayeg\w*|hog\w*|honge|rahe\w*|aaye?g\w*|move\w*|enter\w*|pravesh) /u.test(words) && !/ (?:effects?|asar|mean\w*|phal|fal|good|bad) /u.test(words),
  compose: ({ say, book, now, question: { chart } }, { read }) => {
    const planet = findPlanets(read.text)[0] ?? 'Jupiter';
    const [from, to] = read.horizon && !read.horizon.isPast ? [Math.max(read.horizon.from, now), read.horizon.to] : [now, now + yearMs];
    const stays = signSpans(planet === 'Ketu' || !isSlow(planet) ? 'Rahu' : planet, from, to).slice(0, most);
    return stays
      .map((stay) => {
        const sign = planet === 'Ketu' ? ((stay.sign + 5) % 12) + 1 : stay.sign;
        const house = ((sign - chart.ascendant.sign + 12) % 12) + 1;
        const n = book.planet(planet);
        return stay.start <= from
          ? say([`Till ${book.day(stay.end)} ${n} moves through ${book.sign(sign)}, your ${th(house)} house.`], [`${book.day(stay.end)} तक गोचर के ${n} ${book.sign(sign)} से होकर चलते हैं, यानी आपका ${hindiOrdinal(house, 'direct')} भाव।`])
          : say([`${n} enters ${book.sign(sign)}, your ${th(house)} house, on ${book.day(stay.start)}.`], [`${n} ${book.day(stay.start)} को ${book.sign(sign)} राशि में, आपके ${hindiOrdinal(house, 'oblique')} भाव में आएँगे।`]);
      })
      .join(' ');
  },
};
