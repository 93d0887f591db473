import { signs, nakshatras } from '@oracle-astra/shared/contract';
import { englishList, englishMonths, englishOrdinal, englishPlanet, englishPlanetFirst } from '../../../../astrologers/vocabulary/english';
import { getHouseMatters } from '../../../horoscope/phrases/english/format';
import type { CountedFrom, Passage, PeriodName, PredictionWords } from '../types';
import { advice } from './advice';
import { moonDays, steps, sunThemes } from './themes';

const getSign = (sign: number) => signs[sign - 1] ?? '';
/** The horoscope's words, without the body: no prediction mentions health. */
const getMatters = (house: number) => (house === 1 ? 'yourself and first steps' : getHouseMatters(house));
const formatShortHouse = (house: number, from: CountedFrom) =>
  from === 'Moon' ? `the ${englishOrdinal(house)} from your Moon` : `your ${englishOrdinal(house)} house`;
const formatHouse = (house: number, from: CountedFrom = 'ascendant') => `${formatShortHouse(house, from)} (${getMatters(house)})`;
const now: Record<PeriodName, string> = { daily: 'today', weekly: 'this week', monthly: 'this month', yearly: 'this year' };
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const place = ({ sign, house, from, retrograde }: Passage) =>
  `${retrograde ? 'retrograde ' : ''}in ${getSign(sign)}, ${formatHouse(house, from)}`;

function formatDate(day: string, year = false): string {
  const [years = '', month = '1', date = '1'] = day.split('-');
  return `${Number(date)} ${englishMonths[Number(month) - 1] ?? ''}${year ? ` ${years}` : ''}`;
}

export const english: PredictionWords = {
  headings: {
    Career: 'Work',
    Money: 'Money',
    Love: 'Love and relationships',
    marriage: 'Married life',
    Family: 'Home and family',
    Travel: 'Travel',
    dasha: 'Your dasha',
    sky: 'The slow planets',
    days: 'Day by day',
    dates: 'Dates to note',
    step: 'One thing to do',
  },
  openings: {
    favourable: [
      (period) => `Most things go your way ${now[period]}.`,
      (period) => `There is more help than hurdle in your chart ${now[period]}.`,
      (period) => `${upper(now[period])} is good for starting what you have prepared.`,
    ],
    mixed: [
      (period) => `${upper(now[period])} gives in one place and needs patience in another.`,
      (period) => `Some things move ${now[period]}, and some take more work.`,
      (period) => `${upper(now[period])} is steady: good for finishing, slower for starting.`,
    ],
    unfavourable: [
      (period) => `Go slowly ${now[period]}: keep plans small and promises few.`,
      (period) => `Things may take longer ${now[period]}, and that is no fault of yours.`,
      (period) => `${upper(now[period])} is better for repairing than for starting.`,
    ],
  },
  formatChart: ({ ascendant, rashi, nakshatra }) =>
    `Read from your ${getSign(ascendant)} ascendant and your Moon in ${getSign(rashi)} (${nakshatras[nakshatra - 1] ?? ''}).`,
  formatMoonAlone: (rashis) =>
    `Your time of birth is not known, so this is read from your Moon in ${rashis.map(getSign).join(' or ')} alone, without ascendant, houses and dashas.`,
  formatIfMoon: (rashi) => `If your Moon was in ${getSign(rashi)}`,
  formatMoon: ({ sign, nakshatra, house, fromMoon, from }) =>
    `Today at noon the Moon is in ${getSign(sign)} (${nakshatras[nakshatra - 1] ?? ''}), ${formatHouse(house, from)}${from === 'Moon' ? '' : `, the ${englishOrdinal(fromMoon)} sign from your birth Moon`}:`,
  formatDasha: ({ maha, antar, end, houses, rules }) =>
    `You are in ${englishPlanet(maha)} mahadasha with ${englishPlanet(antar)} antardasha till ${end}. In your chart ${englishPlanet(antar)} ${rules ? 'rules' : 'is in'} ${englishList(houses.map((house) => formatHouse(house)))}, so that is where things move first.`,
  formatPassage: (passage, support) =>
    `${englishPlanetFirst(passage.graha)} is moving ${place(passage)}${{ strong: ', and has good strength for you there', even: '', weak: ', and gives slowly there' }[support]}.`,
  sadeSati: {
    1: 'The first phase of Sade Sati is running: sleep and expenses need order. It is long, and it passes.',
    2: 'The middle phase of Sade Sati is running: take fewer duties on, and keep them. It is long, and it passes.',
    3: 'The last phase of Sade Sati is running: money and family need patience, and the load gets lighter.',
  },
  reasons: {
    favourable: [
      (passage) => `${englishPlanetFirst(passage.graha)} helps, ${place(passage)}.`,
      (passage) => `${englishPlanetFirst(passage.graha)}, ${place(passage)}, is on your side here.`,
      (passage) => `The help comes from ${englishPlanet(passage.graha)} ${place(passage)}.`,
    ],
    mixed: [
      (passage) => `${englishPlanetFirst(passage.graha)}, ${place(passage)}, helps here and delays there.`,
      (passage) => `${englishPlanetFirst(passage.graha)}, ${place(passage)}, gives results with time.`,
      (passage) => `Behind this is ${englishPlanet(passage.graha)} ${place(passage)}.`,
    ],
    unfavourable: [
      (passage) => `${englishPlanetFirst(passage.graha)} slows this, ${place(passage)}.`,
      (passage) => `${englishPlanetFirst(passage.graha)}, ${place(passage)}, makes this harder than usual.`,
      (passage) => `The delay comes from ${englishPlanet(passage.graha)} ${place(passage)}.`,
    ],
  },
  formatStay: (from, to) =>
    from === to ? `It is there on ${formatDate(from)} alone.` : `It is there from ${formatDate(from)} to ${formatDate(to)}.`,
  advice,
  sunThemes,
  moonDays,
  steps,
  formatMoonDays: (span, { sign, house, from }, text) => `${span}, Moon in ${getSign(sign)}, ${formatShortHouse(house, from)}: ${text}`,
  formatBest: (area, text) => `Good for: ${area}. ${text}`,
  formatCareful: (area, text) => `Take care with: ${area}. ${text}`,
  formatGoodDays: (days) => `Good days: ${days}.`,
  formatCarefulDays: (days) => `Days to take slowly: ${days}.`,
  formatIngress: ({ graha, sign, house, from }) => `${englishPlanetFirst(graha)} enters ${getSign(sign)}, ${formatShortHouse(house, from)}`,
  formatStation: ({ graha, sign, house, from }, direct) =>
    `${englishPlanetFirst(graha)} turns ${direct ? 'direct' : 'retrograde'} in ${getSign(sign)}, ${formatShortHouse(house, from)}`,
  formatLunation: (kind, { sign, house, from }) =>
    `${kind === 'full-moon' ? 'Full' : 'New'} Moon in ${getSign(sign)}, ${formatShortHouse(house, from)}`,
  formatDashaChange: (level, lord) => `${englishPlanetFirst(lord)} ${level} begins`,
  join: englishList,
  formatDate,
  formatRange: (from, to, year) => (from === to ? formatDate(from, year) : `${formatDate(from)} to ${formatDate(to, year)}`),
  grounds: { ascendant: 'Ascendant', moon: 'Birth Moon', dasha: 'Dasha', saturn: 'Saturn now', jupiter: 'Jupiter now', rahu: 'Rahu now' },
  formatGroundSign: ({ sign, house, from }) => `${getSign(sign)}, ${englishOrdinal(house)} ${from === 'Moon' ? 'from the Moon' : 'house'}`,
  getSign,
  getPlanet: (graha) => graha,
};
