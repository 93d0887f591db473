import type { Graha } from '../../../astrology';
import { istDay } from '../../../astrologers/vocabulary/days';
import type { SkyEvent } from '../daily-skies';
import type { PeriodDays } from '../period';
import type { Composition } from './context';

interface DatedText {
  day: string;
  text: string;
}

interface Options {
  /** The planets whose ingresses and stations are mentioned. */
  grahas: readonly Graha[];
  lunations: boolean;
}

function formatEvent({ words, natal, skies }: Composition, event: SkyEvent): string {
  if (event.kind === 'full-moon' || event.kind === 'new-moon')
    return words.formatLunation(event.kind, { sign: event.sign, house: natal.houseOf(event.sign), from: natal.from });
  const sign = event.kind === 'ingress' ? event.sign : (skies.noon(event.day).find(({ name }) => name === event.graha)?.sign ?? 1);
  const passage = { graha: event.graha, sign, house: natal.houseOf(sign), from: natal.from, retrograde: false };
  return event.kind === 'ingress' ? words.formatIngress(passage) : words.formatStation(passage, event.direct);
}

function listDashaChanges({ chart, words, rashi }: Composition, { from, to }: PeriodDays): DatedText[] {
  if (rashi !== undefined) return [];
  return chart.dashas.flatMap((maha) =>
    maha.antardashas.flatMap(({ lord, start }) => {
      const day = istDay(start);
      if (day < from || day > to) return [];
      const isMaha = start === maha.start;
      return [{ day, text: words.formatDashaChange(isMaha ? 'mahadasha' : 'antardasha', lord) }];
    }),
  );
}

/** The dated events of a period over the chart as one line, in order: `24 Nov: Full Moon in Taurus, your 3rd house; …`. Empty without events. */
export function formatDates(composition: Composition, days: PeriodDays, { grahas, lunations }: Options): string {
  const { skies, words } = composition;
  const transitDates = skies
    .events(days)
    .filter((event) => ('graha' in event ? grahas.includes(event.graha) : lunations))
    .map((event) => ({ day: event.day, text: formatEvent(composition, event) }));
  const dated = [...transitDates, ...listDashaChanges(composition, days)].sort((one, other) => one.day.localeCompare(other.day));
  return dated.map(({ day, text }) => `${words.formatDate(day)}: ${text}`).join('; ');
}
