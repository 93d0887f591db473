import { dusthanas, hard, helpful, kendras, sevenPlanets, trikonas, type ChartView } from '../chart-view';
import { neechaBhangaCount } from '../rules/neecha-bhanga';
import { functionalNature } from '../rules/strength';
import type { Graha } from '../types';
import { when, type YogaInput, type YogaMatch } from './types';

const pairs = (firsts: readonly number[], seconds: readonly number[], view: ChartView): [Graha, Graha][] =>
  firsts
    .flatMap((one) => seconds.map((other): [Graha, Graha] => [view.lord(one), view.lord(other)]))
    .filter(([one, other]) => one !== other);

function isBurdened(view: ChartView, planet: Graha): boolean {
  return view.isIn(planet, dusthanas) || view.ruled(planet).some((house) => dusthanas.includes(house));
}

const linked =
  (firsts: readonly number[], seconds: readonly number[]) =>
  ({ view }: YogaInput): YogaMatch | null => {
    const found = pairs(firsts, seconds, view).filter(([one, other]) => view.link(one, other));
    const best = found.find((pair) => !pair.some((planet) => isBurdened(view, planet))) ?? found[0];
    return best
      ? when(
          true,
          best,
          best.some((planet) => isBurdened(view, planet)),
        )
      : null;
  };

const vipareeta =
  (house: number) =>
  ({ view }: YogaInput): YogaMatch | null => {
    const lord = view.lord(house);
    const company = view.in(view.house(lord)).filter((each) => each !== lord);
    const spoilt = company.some((each) => view.ruled(each).some((ruled) => kendras.includes(ruled) || trikonas.includes(ruled)));
    return when(view.isIn(lord, dusthanas), [lord], spoilt);
  };

const good = [1, 2, 4, 5, 7, 9, 10, 11];

const exchanged =
  (firsts: readonly number[], seconds: readonly number[]) =>
  ({ view }: YogaInput): YogaMatch | null => {
    const found = pairs(firsts, seconds, view).find(([one, other]) => {
      const [from, to] = [view.house(one), view.house(other)];
      return (
        view.exchange(one, other) && ((firsts.includes(to) && seconds.includes(from)) || (firsts.includes(from) && seconds.includes(to)))
      );
    });
    return found ? when(true, found, found.some(view.combust)) : null;
  };

function kahala({ view }: YogaInput): YogaMatch | null {
  const [fourth, ninth] = [view.lord(4), view.lord(9)];
  return when(fourth !== ninth && kendras.includes(view.count(fourth, ninth)) && view.able(view.lord(1)), [fourth, ninth]);
}

function chamara({ view }: YogaInput): YogaMatch | null {
  const first = view.lord(1);
  const exalted = view.dignity(first) === 'exalted' && view.isIn(first, kendras) && view.aspects('Jupiter', first);
  const two = [1, 7, 9, 10].map((house) => helpful.filter((each) => view.house(each) === house)).find((each) => each.length >= 2);
  return exalted ? when(true, [first, 'Jupiter']) : two ? when(true, two, two.every(view.isSpoilt)) : null;
}

function mahabhagya({ view, gender }: YogaInput): YogaMatch | null {
  const signs = [view.chart.ascendant.sign, view.planet('Sun').sign, view.planet('Moon').sign];
  // A house is a whole sign, so the Sun's house does not show whether it has risen.
  const isDay = view.chart.is_day;
  const man = gender === 'Male' && isDay === true && signs.every((sign) => sign % 2 === 1);
  const woman = gender === 'Female' && isDay === false && signs.every((sign) => sign % 2 === 0);
  return when(man || woman, ['Sun', 'Moon']);
}

const isFlanked = (view: ChartView, by: readonly Graha[], without: readonly Graha[], house: number) =>
  [house === 12 ? 1 : house + 1, house === 1 ? 12 : house - 1].every(
    (side) => view.in(side).some((each) => by.includes(each)) && !view.in(side).some((each) => without.includes(each)),
  );

/** Yogas of house lords and of houses. */
export const houseYogas = [
  { id: 'raja', polarity: 1, find: linked(kendras, [5, 9]) },
  { id: 'dharma_karma', polarity: 1, find: linked([9], [10]) },
  {
    id: 'yogakaraka',
    polarity: 1,
    find: ({ view }: YogaInput) => {
      const { yogakaraka } = functionalNature(view.chart.ascendant.sign);
      return yogakaraka ? when(view.able(yogakaraka), [yogakaraka], view.combust(yogakaraka)) : null;
    },
  },
  {
    id: 'neecha_bhanga',
    polarity: 1,
    find: ({ view }: YogaInput) => {
      const found = sevenPlanets.map((each) => [each, neechaBhangaCount(view, each)] as const).filter(([, count]) => count > 0);
      const [best] = found.sort((a, b) => b[1] - a[1]);
      return best ? when(true, [best[0]], best[1] < 3) : null;
    },
  },
  { id: 'harsha', polarity: 1, find: vipareeta(6) },
  { id: 'sarala', polarity: 1, find: vipareeta(8) },
  { id: 'vimala', polarity: 1, find: vipareeta(12) },
  { id: 'maha_parivartana', polarity: 1, find: exchanged(good, good) },
  { id: 'khala_parivartana', polarity: 0, find: exchanged([3], good) },
  { id: 'dainya_parivartana', polarity: -1, find: exchanged(dusthanas, [...good, 3, ...dusthanas]) },
  {
    id: 'lakshmi',
    polarity: 1,
    find: ({ view }: YogaInput) => {
      const ninth = view.lord(9);
      return when(
        view.isStrong(ninth) && view.isIn(ninth, [...kendras, ...trikonas]) && view.able(view.lord(1)),
        [ninth],
        view.isSpoilt(ninth),
      );
    },
  },
  { id: 'kahala', polarity: 1, find: kahala },
  { id: 'chamara', polarity: 1, find: chamara },
  { id: 'mahabhagya', polarity: 1, find: mahabhagya },
  { id: 'dhana', polarity: 1, find: linked([2, 11], [1, 2, 5, 9, 11]) },
  {
    id: 'daridra',
    polarity: -1,
    find: ({ view }: YogaInput) => {
      const lord = view.lord(11);
      return when(
        view.isIn(lord, dusthanas),
        [lord],
        view.isStrong(lord) || view.aspects('Jupiter', lord) || view.together('Jupiter', lord),
      );
    },
  },
  {
    id: 'papa_kartari',
    polarity: -1,
    find: ({ view }: YogaInput) => when(isFlanked(view, hard, helpful, 1), [view.lord(1)], view.isIn('Jupiter', [5, 7, 9])),
  },
  { id: 'shubha_kartari', polarity: 1, find: ({ view }: YogaInput) => when(isFlanked(view, helpful, hard, 1), [view.lord(1)]) },
] as const;
