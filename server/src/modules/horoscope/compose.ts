import type { HoroscopeAreas, Locale } from '@oracle-astra/shared/contract';
import { type GrahaPosition, computeTransits, type Transit } from '../../astrology';
import { areas, computeDayScore, rankTransits, rateMoonHouse, weighTransits } from './areas';
import type { Area } from './areas';
import { turnOf } from './moon-days';
import { phraseBooks } from './phrases';
import type { Favourability, PhraseBook } from './phrases/types';

/** `sign` 1 (Aries) to 12; `day` counts the days since 1970, `sky` is that of the day. */
export interface HoroscopeInput {
  sign: number;
  day: number;
  sky: readonly GrahaPosition[];
  locale: Locale;
}

/** An area on a day: its transits by weight, descending. */
export interface AreaDay {
  area: Area;
  score: number;
  tone: Favourability;
  ranked: Transit[];
}

const everyHouse = Array.from({ length: 12 }, (_, index) => index + 1);

/** Score, favourability and transits of each area for a sign and a sky. */
export function rateAreas(sign: number, sky: readonly GrahaPosition[]): AreaDay[] {
  const transits = computeTransits(sign, sky);
  const moon = transits.find(({ graha }) => graha === 'Moon');
  if (moon === undefined) throw new Error('The sky lacks the Moon.');
  return areas.map((area) => {
    const voices = weighTransits(area, transits);
    const tone = rateMoonHouse(area, moon.house);
    return { area, tone, score: computeDayScore(voices, tone), ranked: rankTransits(voices, tone).map(({ transit }) => transit) };
  });
}

/**
 * Score and text of each life area by its name. Deterministic, with the same content in every language. No advice is repeated
 * within sixty days for a sign, and no transit is explained twice on a page.
 */
export function composeHoroscope({ sign, day, sky, locale }: HoroscopeInput): HoroscopeAreas {
  const explained = new Set<string>();
  return Object.fromEntries(
    rateAreas(sign, sky).map((rated, at) => {
      const reason = rated.ranked.find((transit) => !explained.has(transit.graha) && supportsTone(transit, rated.tone));
      if (reason) explained.add(reason.graha);
      return [rated.area.name, composeArea(rated, { sign, day, reason, turn: day + sign * 5 + at * 2, phraseBook: phraseBooks[locale] })];
    }),
  );
}

/** Whether a transit can explain a day of this favourability. */
export const supportsTone = ({ merit }: Transit, tone: Favourability) =>
  tone === 'mixed' || (tone === 'favourable' ? merit > 0 : merit < 0);

interface TextInput {
  sign: number;
  day: number;
  /** The transit that the text explains; undefined if other areas have already explained all suitable ones. */
  reason: Transit | undefined;
  turn: number;
  phraseBook: PhraseBook;
}

/** The text is the advice with its reason, then a line with the most important transit that no sentence names. */
function composeArea({ area, score, tone, ranked }: AreaDay, { sign, day, reason, turn, phraseBook }: TextInput) {
  const { advice, reasons, formatTransitNote } = phraseBook;
  const houses = everyHouse.filter((house) => rateMoonHouse(area, house) === tone);
  const words = [pick(advice[area.name][tone], turnOf(sign, houses, day)), ...(reason ? [pick(reasons[tone], turn)(reason)] : [])];
  const noted = ranked.find((transit) => transit !== reason);
  return { score, split_response: `${words.join(' ')}${noted ? `\n${formatTransitNote(noted)}` : ''}` };
}

/** The item of a turn, cyclically. */
export function pick<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item;
}
