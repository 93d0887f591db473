import type { HoroscopeAreas } from '@oracle-astra/shared/contract';
import type { GrahaPosition } from '../../astrology';
import { areas, leadingVoices, scoreOf, toneOf, voicesOf } from './areas';
import type { Area } from './areas';
import { transitsFor } from './gochara';
import type { Transit } from './gochara';
import { because } from './phrases/because';
import { bodyOf, giftOf, mattersOf, noteOf, ordinalOf } from './words';

/** `sign` 1 (Aries) to 12; `day` counts the days since 1970, so that the wording moves on from one to the next. */
export interface Reading { sign: number; day: number; sky: readonly GrahaPosition[] }

/** Score and text of each life area, worked out from the sky alone: the same input gives the same words. */
export function composeHoroscope({ sign, day, sky }: Reading): HoroscopeAreas {
  const transits = transitsFor(sign, sky);
  return Object.fromEntries(areas.map((area, at) => [area.title, readArea(area, transits, day + sign * 5 + at * 2)]));
}

/** The text is the advice, why, and on a line of its own the transits that it rests on. */
function readArea(area: Area, transits: readonly Transit[], turn: number) {
  const voices = voicesOf(area, transits);
  const score = scoreOf(voices);
  const tone = toneOf(score);
  const [lead, second] = leadingVoices(voices, tone).map(({ transit }) => transit);
  if (lead === undefined || second === undefined) throw new Error('The sky lacks the grahas that this area is read from.');
  const reason = pick(because[tone], turn)({
    body: bodyOf(lead), house: ordinalOf(lead.house), matters: mattersOf(lead.house), gift: giftOf(lead.graha),
  });
  return { score, split_response: `${pick(area.phrases[tone], turn)} ${capital(reason)}\n${noteOf(lead)} · ${noteOf(second)}` };
}

function pick<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
