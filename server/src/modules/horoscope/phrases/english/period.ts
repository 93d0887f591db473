import type { MoonDates, PeriodPhrases } from '../types';
import { formatOrdinal, formatTransit, getGift, getHouseMatters, getSignName } from './format';
import { reasons } from './reasons';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** 'Wednesday, 25 Nov'. */
function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()] ?? ''}, ${String(day.getUTCDate())} ${months[day.getUTCMonth()] ?? ''}`;
}

const formatDays = (dates: readonly string[]) => [dates.slice(0, -1).map(formatDay).join('; '), formatDay(dates.at(-1) ?? '')].filter((part) => part !== '').join(' and ');

const formatGroup = ({ dates, moon: { sign, house } }: MoonDates) =>
  `${formatDays(dates)} (the Moon in ${getSignName(sign)}, your ${formatOrdinal(house)} house)`;
const formatGroups = (groups: readonly MoonDates[]) => groups.map(formatGroup).join('; ');

export const periodPhrases: PeriodPhrases = {
  best: [
    (days) => `The best days are ${formatGroups(days)}: the Moon favours you then.`,
    (days) => `Keep what matters for ${formatGroups(days)}, when the Moon helps.`,
    (days) => `Plan around ${formatGroups(days)}. The Moon is on your side.`,
  ],
  easier: [
    (days) => `The easier days are ${formatGroups(days)}.`,
    (days) => `Where you can choose, take ${formatGroups(days)}.`,
    (days) => `More comes off than usual on ${formatGroups(days)}.`,
  ],
  hardest: [
    (date, { house }) => `Go slowly on ${formatDay(date)}, with the Moon in your ${formatOrdinal(house)} house.`,
    (date, { house }) => `The hardest day is ${formatDay(date)}: the Moon is in your ${formatOrdinal(house)} house, so leave decisions for later.`,
    (date, { sign }) => `On ${formatDay(date)} the Moon in ${getSignName(sign)} asks for rest more than effort.`,
  ],
  slow: reasons,
  moves: (transit) =>
    `${formatTransit(transit).replace(/^the /, 'The ')} by the end: ${getGift(transit.graha)} then goes to ${getHouseMatters(transit.house)}.`,
};
