import type { PlanetName } from '@oracle-astra/shared/contract';
import slotFile from '../../../../content/jyotish/slots.json';

export type SlotId = keyof typeof slotFile.slots;
export type Language = 'en' | 'hi';
export type Said = Record<Language, string>;
/** Alternative phrases. */
export type Phrases = Record<Language, readonly string[]>;

/** The source of planets. `ofMatter`: from the house of the matter, if there is one. */
export type Source =
  { lord: number; ofMatter?: boolean } | { occupants: number; ofMatter?: boolean } | { karaka: PlanetName } | { all: true };

/** How the keys of a part are found: planets (`first`: one of the first source that has any), a sign, a house, a level or the stronger side. */
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
  /** The person described, if not the person of the question. */
  of?: 'spouse' | 'person' | 'child';
  about?: boolean;
  joins?: Said;
  parts: readonly { find: Find; names: Record<string, Phrases> | string }[];
  en: readonly string[];
  hi: readonly string[];
}

/** A word for a person in the subject of the question, and the house of such a person. */
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

// The file is read as JSON, whose types are wider; tests compare its content with these.
export const slotTable = slotFile as unknown as SlotFile;

/** The phrases of a part by key. */
export const getNames = ({ names }: Slot['parts'][number]): Record<string, Phrases> =>
  typeof names === 'string' ? (slotTable.tables[names] ?? {}) : names;
