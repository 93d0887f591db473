import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Division } from '../../astrology';
import matterFile from '../../../content/jyotish/matters.json';
import meaningFile from '../../../content/jyotish/meanings.json';
import relativeFile from '../../../content/jyotish/relatives.json';
import remedyFile from '../../../content/jyotish/remedies.json';
import stepFile from '../../../content/jyotish/steps.json';
import nameFile from '../../../content/jyotish/child-names.json';
import syllableFile from '../../../content/jyotish/syllables.json';

export type MatterId = keyof typeof matterFile.matters;

/** Whether a topic of the tables is a matter of life. */
export const isMatter = (topic: string): topic is MatterId => topic in matterFile.matters && topic !== 'self' && topic !== 'time';
export type AreaId = keyof typeof meaningFile.areas;
export type RelativeId = keyof typeof relativeFile.relatives;

/** The houses and significators of a matter of life, the most important first. `careful`: no verdict and no date. */
export interface MatterEntry {
  en: string;
  hi: string;
  houses: readonly [number, ...number[]];
  karakas: readonly [PlanetName, ...PlanetName[]];
  division: Division;
  area: AreaId;
  careful?: boolean;
}

export interface RelativeEntry {
  en: string;
  hi: string;
  house: number;
  gender?: 'Male' | 'Female';
}

/** Alternative clauses. */
type Clauses = Record<'en' | 'hi', readonly string[]>;

export interface RemedyEntry {
  day: string;
  hour: string;
  deity: string;
  /** Each costs nothing. */
  practice: readonly string[];
  charity: string;
  mantra: string;
  meaning: string;
  colour: string;
}

// The files are read as JSON, whose types are wider; tables.test.ts compares their content with these.
export const matterTable = matterFile.matters as unknown as Record<MatterId, MatterEntry>;
export const relativeTable = relativeFile.relatives as Record<RelativeId, RelativeEntry>;
/** The meanings of a planet for an area of life, as clauses without an end mark. */
export const meaningTable: Record<AreaId, { planets: Record<PlanetName, Record<'helps' | 'strains', Clauses>> }> = meaningFile.areas;
/** The means associated with the twelve houses. */
export const wayTable: Record<string, { en: string; hi: string }> = meaningFile.houses;
export const remedyTable: Record<PlanetName, Record<'en' | 'hi', RemedyEntry>> = remedyFile.remedies;

/** Steps that a person can take within days: imperatives, to which the answer adds the time. */
export const stepTable: Record<MatterId, Record<'en' | 'hi', readonly string[]>> = stepFile.steps;

const padas = (language: 'en' | 'hi'): string[][] => Object.values(syllableFile.syllables).map((each) => each[language]);
/** Syllables with which names begin, for padas 1 to 4 of each nakshatra in its order. */
export const syllableTable = { en: padas('en'), hi: padas('hi') };

/** Names by nakshatra and pada. */
export const childNames: readonly (readonly Record<'boys' | 'girls', readonly string[]>[])[] = Object.values(nameFile.names);
