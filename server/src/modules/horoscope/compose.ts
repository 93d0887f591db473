import type { HoroscopeAreas } from '@oracle-astra/shared/contract';
import type { GrahaPosition } from '../../astrology';
import { areas, rankTransits, computeScore, rateFavourability, weighTransits } from './areas';
import type { Area } from './areas';
import { computeTransits } from './gochara';
import type { Transit } from './gochara';
import { reasonTemplates } from './phrases/reasons';
import { formatTransit, getGift, getHouseMatters, formatTransitNote, formatOrdinal } from './format';

/** `sign` 1 (Aries) to 12; `day` counts the days since 1970 and rotates the variants. */
export interface HoroscopeInput {
  sign: number;
  day: number;
  sky: readonly GrahaPosition[];
}

/** Score and text of each life area. The same input gives the same text. */
export function composeHoroscope({ sign, day, sky }: HoroscopeInput): HoroscopeAreas {
  const transits = computeTransits(sign, sky);
  return Object.fromEntries(areas.map((area, at) => [area.title, composeArea(area, transits, day + sign * 5 + at * 2)]));
}

/** The text is the advice with its reason, then a line with the transits that it is based on. */
function composeArea(area: Area, transits: readonly Transit[], turn: number) {
  const voices = weighTransits(area, transits);
  const score = computeScore(voices);
  const tone = rateFavourability(score);
  const [lead, second] = rankTransits(voices, tone).map(({ transit }) => transit);
  if (lead === undefined || second === undefined) throw new Error('The sky lacks the grahas that this area is read from.');
  const reason = pick(
    reasonTemplates[tone],
    turn,
  )({
    body: formatTransit(lead),
    house: formatOrdinal(lead.house),
    matters: getHouseMatters(lead.house),
    gift: getGift(lead.graha),
  });
  return {
    score,
    split_response: `${pick(area.phrases[tone], turn)} ${capitalize(reason)}\n${formatTransitNote(lead)} · ${formatTransitNote(second)}`,
  };
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item;
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
