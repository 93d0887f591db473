import file from '../../../../content/days/names.json';
import type { Refusal } from '../../../astrology';
import type { Words } from '../../asks/ask';

/** Why a day is refused, as a clause after "since"; the one list of them for answers and tools. */
export const refusals: Readonly<Record<Refusal, Words>> = file.refusals;
/** The bright and the dark half. */
export const paksha: readonly Words[] = file.paksha;
/** Parts of the day by the hour before which they end. */
export const partsOfDay: readonly (Words & { before: number })[] = file.partsOfDay;
export const choghadiyas: Readonly<Record<string, Words>> = file.choghadiyas;
/** Festivals on which a beginning needs no other muhurta. */
export const selfGood: readonly string[] = file.selfGood;
