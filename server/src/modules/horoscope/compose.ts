import type { HoroscopeAreas, Locale } from '@oracle-astra/shared/contract';
import type { GrahaPosition } from '../../astrology';
import { areas, rankTransits, computeScore, rateFavourability, weighTransits } from './areas';
import type { Area } from './areas';
import { computeTransits } from './gochara';
import type { Transit } from './gochara';
import { phraseBooks } from './phrases';
import type { PhraseBook } from './phrases/types';

/** `sign` 1 (Aries) to 12; `day` counts the days since 1970 and rotates the variants. */
export interface HoroscopeInput {
  sign: number;
  day: number;
  sky: readonly GrahaPosition[];
  locale: Locale;
}

/** Score and text of each life area by its name. The same input gives the same text, and every language says the same. */
export function composeHoroscope({ sign, day, sky, locale }: HoroscopeInput): HoroscopeAreas {
  const transits = computeTransits(sign, sky);
  const phraseBook = phraseBooks[locale];
  return Object.fromEntries(
    areas.map((area, at) => [area.name, composeArea(area, { transits, turn: day + sign * 5 + at * 2, phraseBook })]),
  );
}

interface AreaInput {
  transits: readonly Transit[];
  turn: number;
  phraseBook: PhraseBook;
}

/** The text is the advice with its reason, then a line with the transits that it is based on. */
function composeArea(area: Area, { transits, turn, phraseBook }: AreaInput) {
  const { advice, reasons, formatTransitNote } = phraseBook;
  const voices = weighTransits(area, transits);
  const score = computeScore(voices);
  const tone = rateFavourability(score);
  const [lead, second] = rankTransits(voices, tone).map(({ transit }) => transit);
  if (lead === undefined || second === undefined) throw new Error('The sky lacks the grahas that this area is read from.');
  const formatReason = pick(reasons[tone], turn);
  return {
    score,
    split_response: `${pick(advice[area.name][tone], turn)} ${formatReason(lead)}\n${formatTransitNote(lead)} · ${formatTransitNote(second)}`,
  };
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item;
}
