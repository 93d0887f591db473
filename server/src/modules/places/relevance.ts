import { india } from './countries';
import type { Place } from './gazetteer';
import type { PrefixHit } from './prefix-index';

/** A bonus for places of India, equal to a population ten to thirty times larger. */
const abroadWeight = 1.5;
/**
 * A whole name of India counts at least like a town of 30,000, because the population of many is missing, so that no small town
 * abroad ranks above it.
 */
const minWholeWeight = 4.5;

/** The logarithm of the population, as far as it tells where a person was born. */
const weigh = ({ population, country }: Place, isWhole: boolean): number =>
  Math.max(Math.log10(population + 10), isWhole && country === india ? minWholeWeight : 0) - (country === india ? 0 : abroadWeight);

/** Whole names first, then larger places; a match inside a name ranks below one at its start. */
export function compareRelevance(places: readonly Place[]) {
  const weight = ({ place, rank, whole }: PrefixHit) =>
    weigh(places[place] as Place, whole && rank < 2) + (whole ? 3 : 0) + (rank === 0 ? 1 : 0) - (rank === 2 ? 1.5 : 0);
  return (one: PrefixHit, other: PrefixHit) => weight(other) - weight(one) || one.place - other.place;
}

/** The logarithm of 20: of the people born in one of two such places, at least 95 of 100 are born in the larger one. */
const likeliestLead = 1.3;
/** The population of most places of India without one in the list. */
const villagePopulation = 5000;
/** Places so near are one for a chart. */
const nearDegrees = 0.5;

/** Of several places with one name, the one that is by far larger than all others; undefined if there is none. */
export function findLikeliest(places: readonly Place[], named: readonly number[]): number | undefined {
  const weightOf = (at: number) => {
    const place = places[at] as Place;
    return place.population === 0 ? Math.log10(villagePopulation) : weigh(place, true);
  };
  const [first, ...others] = named.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (first === undefined) return undefined;
  const { lat, lng } = places[first] as Place;
  const isNear = (at: number) =>
    Math.abs((places[at]?.lat ?? 0) - lat) < nearDegrees && Math.abs((places[at]?.lng ?? 0) - lng) < nearDegrees;
  const rivals = others.filter((at) => !isNear(at));
  return rivals.length > 0 && rivals.every((at) => weightOf(first) - weightOf(at) >= likeliestLead) ? first : undefined;
}
