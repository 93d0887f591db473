import type { PlanetName } from '@oracle-astra/shared/contract';
import slotFile from '../../../../content/jyotish/slots.json';

export type SlotId = keyof typeof slotFile.slots;
export type Language = 'en' | 'hi';
export type Said = Record<Language, string>;
/** Phrases that say the same, to vary. */
export type Phrases = Record<Language, readonly string[]>;

/** Where planets are taken from. `ofMatter`: from the house of the matter, if one is given. */
export type Source =
  { lord: number; ofMatter?: boolean } | { occupants: number; ofMatter?: boolean } | { karaka: PlanetName } | { all: true };

/** How the chart names the keys of a part: planets (`first`: one of the first source that has any), a sign, a house, a level or the stronger side. */
export type Find =
  | { first: readonly Source[] }
  | { strongest: readonly Source[] }
  | { weakest: readonly Source[] }
  | { sign: number }
  | { nature: number; ofMatter?: boolean }
  | { element: number }
  | { houseOfLord: number }
  | { level: true }
  | { sides: Record<string, readonly Source[]>; linked?: { side: string; houses: readonly [number, number] } };

export interface Slot {
  source: string;
  /** The person described, if not the one asked about. */
  of?: 'spouse' | 'person' | 'child';
  about?: boolean;
  joins?: Said;
  parts: readonly { find: Find; names: Record<string, Phrases> | string }[];
  en: readonly string[];
  hi: readonly string[];
}

/** Somebody whom the thing asked about names by a word, and the house of such a person. */
export interface Person extends Said {
  word: string;
  house: number;
}

interface SlotFile {
  spouses: Record<'Male' | 'Female' | 'unknown', Said & { of: string; your: string }>;
  own: Record<Language, Record<string, string>>;
  theirs: Record<Language, Record<string, string>>;
  persons: readonly Person[];
  joins: Said;
  tables: Record<string, Record<string, Phrases>>;
  slots: Record<SlotId, Slot>;
}

// The file is read as JSON, whose types are wider; the tests beside this hold its content against these.
export const slotTable = slotFile as unknown as SlotFile;

/** The phrases of a part by what the chart names. */
export const namesOf = ({ names }: Slot['parts'][number]): Record<string, Phrases> =>
  typeof names === 'string' ? (slotTable.tables[names] ?? {}) : names;
