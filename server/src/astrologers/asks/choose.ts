import file from '../../../content/jyotish/choices.json';
import { findWindows } from '../plan/windows';
import type { Judgement } from '../compose/judgement';
import type { Context } from '../compose/context';
import { fitOf } from '../compose/field-answers';
import { derivedHouse } from '../tools/focus';
import { rankOptions, scoreOf, sideOf } from '../tools/weigh-options';
import type { Thing } from './things';

/** Which of several known things a chart carries best. */
export interface Choice {
  best: Thing;
  others: Thing[];
  /** False where the chart has nothing that tells them apart. */
  isTold: boolean;
}

/** The options of a question by their places, each read from an angle of the chart, the first from the ascendant. */
export const waysOf = (count: number): Thing[] =>
  file.ways.slice(0, count).map(({ house, ...words }): Thing => ({ ...words, id: words.en, houses: [house], planets: [], frame: 'way' }));

/** Points by which one is ahead: of strength, and of a time. */
const tellApart = { strength: 0.1, time: 3 };

/** A thing with the planets and houses by which it is weighed among the others. */
function weighed(context: Context, { focus }: Judgement, things: readonly Thing[], at: number): Thing & { score: number } {
  const { strengths, now, read } = context;
  const thing = things[at] as Thing;
  const { horizon } = thing;
  if (horizon !== undefined) {
    const [window] = findWindows(strengths, focus, Math.max(now, horizon.from), horizon.to);
    return { ...thing, score: window?.score ?? 0 };
  }
  if (thing.isField === true) return { ...thing, score: fitOf(context, thing) };
  const places = things.flatMap(({ place }) => place ?? []);
  const planets = places.length === things.length ? [sideOf(places, at).planet] : thing.planets;
  const houses = thing.houses.map((house) => derivedHouse(read.kin?.house ?? 1, house));
  return { ...thing, planets, houses, score: scoreOf(strengths, { planets, houses }) };
}

/** Weighs known things against each other for a matter. */
export function choose(context: Context, judgement: Judgement, things: readonly Thing[]): Choice {
  const all = things.map((_, at) => weighed(context, judgement, things, at));
  const isTime = things.some(({ horizon }) => horizon !== undefined);
  const { ranked, isTold } = rankOptions(all, isTime ? tellApart.time : tellApart.strength);
  const [best, ...others] = ranked;
  return { best: best as Thing, others, isTold };
}
