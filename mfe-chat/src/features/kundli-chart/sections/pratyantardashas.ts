import type { DashaPeriod, PlanetName } from '@oracle-astra/shared/contract';

/** The lords of Vimshottari in their order, with their years of the 120. */
const years: readonly (readonly [PlanetName, number])[] = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
];
const yearMs = 365.25 * 86_400_000;
const yearsOf = (lord: PlanetName) => years.find(([name]) => name === lord)?.[1] ?? 0;

/** The nine parts of an antardasha; of the first antardasha of a life only those after birth. Must divide like the server. */
export function getPratyantardashas(maha: PlanetName, antar: DashaPeriod): DashaPeriod[] {
  const length = (yearsOf(maha) * yearsOf(antar.lord)) / 120;
  const first = years.findIndex(([name]) => name === antar.lord);
  const birth = Date.parse(antar.start);
  let end = Date.parse(antar.end) - length * yearMs;
  let start = antar.start;
  return [...years.slice(first), ...years.slice(0, first)].flatMap(([lord, share]) => {
    end += (share * length * yearMs) / 120;
    if (end <= birth) return [];
    const period = { lord, start, end: new Date(end).toISOString() };
    start = period.end;
    return [period];
  });
}
