import file from '../../../content/jyotish/choices.json';
import { findWindows } from '../plan/windows';
import type { Judgement } from '../compose/judgement';
import type { Context } from '../compose/context';
import { rateField } from '../compose/field-answers';
import { derivedHouse } from '../tools/focus';
import { rankOptions, scoreOption, findDirection } from '../tools/weigh-options';
import type { Thing } from './things';

/** The option that a chart supports best. */
export interface Choice {
  best: Thing;
  others: Thing[];
  /** False if the chart favours none of them. */
  isDecided: boolean;
}

/** Options by their order, each read from an angle of the chart, the first from the ascendant. */
export const numberedOptions = (count: number): Thing[] =>
  file.ways.slice(0, count).map(({ house, ...words }): Thing => ({ ...words, id: words.en, houses: [house], planets: [], frame: 'way' }));

/** Minimum lead in points: for strength and for time. */
const minDifference = { strength: 0.1, time: 3 };

/** An option with the planets and houses by which it is scored. */
function weighed(context: Context, { focus }: Judgement, things: readonly Thing[], at: number): Thing & { score: number } {
  const { strengths, now, read } = context;
  const thing = things[at] as Thing;
  const { horizon } = thing;
  if (horizon !== undefined) {
    const [window] = findWindows(strengths, focus, Math.max(now, horizon.from), horizon.to);
    return { ...thing, score: window?.score ?? 0 };
  }
  if (thing.isField === true) return { ...thing, score: rateField(context, thing) };
  const places = things.flatMap(({ place }) => place ?? []);
  const planets = places.length === things.length ? [findDirection(places, at).planet] : thing.planets;
  const houses = thing.houses.map((house) => derivedHouse(read.kin?.house ?? 1, house));
  return { ...thing, planets, houses, score: scoreOption(strengths, { planets, houses }) };
}

/** Times that are equally good: the earlier one for a matter that the chart supports, otherwise the later one. */
const byTime = <Of extends Thing>(things: readonly Of[], { level }: Judgement): Of[] =>
  [...things].sort((one, other) => ((one.horizon?.from ?? 0) - (other.horizon?.from ?? 0)) * (level === 'slow' ? -1 : 1));

/** Compares options for a matter. */
export function choose(context: Context, judgement: Judgement, things: readonly Thing[]): Choice {
  const all = things.map((_, at) => weighed(context, judgement, things, at));
  const isTime = things.some(({ horizon }) => horizon !== undefined);
  const { ranked, isDecided } = rankOptions(all, isTime ? minDifference.time : minDifference.strength);
  const [best, ...others] = isTime && !isDecided ? byTime(ranked, judgement) : ranked;
  return { best: best as Thing, others, isDecided: isDecided || isTime };
}
