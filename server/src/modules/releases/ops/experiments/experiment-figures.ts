import { readGiven } from '@oracle-astra/release/src/check/live-releases';
import type { HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import type { Descriptor, FlagValue, Registry } from '@oracle-astra/shared/contract';
import { listExperiments, type Experiment } from '../../../../documents/flags/experiments';
import { settingsOf } from '../../../../documents/flags/flag-provider';
import type { ExperimentRow } from '../../telemetry/experiments-repository';
import { slicedVitals, type SlicedVital } from '../../telemetry/slices';
import { toPercentile75 } from '../../telemetry/steps';
import { tryRead } from '../try-read';
import { differenceOf, isLopsided, type Interval } from './uncertainty';

export type CountedRow = Omit<ExperimentRow, 'day'>;

export interface VariantFigures {
  value: string;
  isDefault: boolean;
  visits: number;
  goals: number;
  bad: number;
  vitals: Record<SlicedVital, { value: number | null; visits: number }>;
  /** The difference of its share of goals from the default's; null for the default, and without visits. */
  difference: Interval | null;
}

export interface ExperimentFigures {
  flag: string;
  goal: string;
  since: string | null;
  by: string | undefined;
  variants: VariantFigures[];
  /** What can be said, as a sentence. */
  verdict: string;
}

/** With fewer visits of a variant, reached goals or days there is no verdict. */
export const enough = { visits: 1000, goals: 25, days: 7 } as const;
const dayMs = 24 * 60 * 60_000;

const ofVariant = (rows: readonly CountedRow[], value: string, measure: CountedRow['measure']) =>
  rows.filter((row) => row.variant === value && row.measure === measure);
const total = (rows: readonly CountedRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

function toVariant(rows: readonly CountedRow[], value: string, usual: string): VariantFigures {
  const count = (measure: CountedRow['measure'], of = value) => total(ofVariant(rows, of, measure));
  const goalsOf = (of: string) => ({ visits: count('visits', of), hits: count('goals', of) });
  const toVital = (vital: SlicedVital) => {
    const measured = ofVariant(rows, value, vital);
    return { value: toPercentile75(vital, measured), visits: total(measured) };
  };
  return {
    value,
    isDefault: value === usual,
    visits: count('visits'),
    goals: count('goals'),
    bad: count('bad'),
    vitals: Object.fromEntries(slicedVitals.map((vital) => [vital, toVital(vital)])) as VariantFigures['vitals'],
    difference: value === usual ? null : differenceOf(goalsOf(value), goalsOf(usual)),
  };
}

/** The shares of a setting by value; null if roles or releases decide as well, so that they cannot be compared. */
function listShares(registry: Registry, { remote, flag }: Experiment, usual: FlagValue): Map<string, number> | null {
  const rules = settingsOf(registry, remote)[flag]?.rules ?? [];
  if (rules.some(({ roles, release, percent }) => roles ?? release ?? percent === undefined)) return null;
  const shares = new Map<string, number>();
  for (const { value, percent = 0 } of rules) shares.set(String(value), (shares.get(String(value)) ?? 0) + percent / 100);
  const rest = 1 - [...shares.values()].reduce((sum, share) => sum + share, 0);
  return shares.set(String(usual), (shares.get(String(usual)) ?? 0) + rest);
}

/** What the figures allow to say. */
export function judgeExperiment(variants: readonly VariantFigures[], days: number, shares: ReadonlyMap<string, number> | null): string {
  const visits = variants.reduce((sum, each) => sum + each.visits, 0);
  const lopsided = shares && variants.find((each) => isLopsided(each.visits, visits, shares.get(each.value) ?? 0));
  if (lopsided)
    return `No verdict: ${lopsided.value} has ${lopsided.visits} of ${visits} visits, which its share does not explain. Something loses visits of one variant.`;
  const few = variants.find((each) => each.visits < enough.visits);
  if (few) return `Not enough visits: ${few.value} has ${few.visits} of at least ${enough.visits}. No winner yet.`;
  const goals = variants.reduce((sum, each) => sum + each.goals, 0);
  if (goals < enough.goals) return `Not enough goals: ${goals} of at least ${enough.goals}. No winner yet.`;
  if (days < enough.days) return `Runs for ${Math.floor(days)} of at least ${enough.days} days, because weekdays differ. No winner yet.`;
  const better = variants.filter(({ difference }) => difference !== null && difference.low > 0).map(({ value }) => value);
  const worse = variants.filter(({ difference }) => difference !== null && difference.high < 0).map(({ value }) => value);
  if (better.length === 0 && worse.length === 0) return 'No difference is shown: every interval contains zero. No winner.';
  return [
    better.length > 0 && `${better.join(', ')} reaches the goal more often than the default.`,
    worse.length > 0 && `${worse.join(', ')} reaches the goal less often than the default.`,
    'Look at failures and answers to input before deciding.',
  ]
    .filter(Boolean)
    .join(' ');
}

interface FigureSources {
  registry: Registry;
  history: readonly HistoryEntry[];
  descriptors: readonly Descriptor[];
  rows: readonly CountedRow[];
  now: Date;
}

/** The running experiments with the figures since their flag was last set. */
export function toExperimentFigures({ registry, history, descriptors, rows, now }: FigureSources): ExperimentFigures[] {
  return listExperiments(registry, descriptors).map((experiment) => {
    const { flag, run, goal, values } = experiment;
    const usual = descriptors.find(({ flags }) => flags?.[flag])?.flags?.[flag]?.default ?? false;
    const own = rows.filter((row) => row.flag === flag && row.run === run);
    const shares = listShares(registry, experiment, usual);
    const isShown = (value: string) => (shares?.get(value) ?? 1) > 0 || own.some(({ variant }) => variant === value);
    const shown = values.map(String).filter(isShown);
    const variants = shown
      .map((value) => toVariant(own, value, String(usual)))
      .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
    const begin = history.find(({ revision }) => revision === run);
    // A run that is older than the stored history is at least as old as its oldest entry.
    const since = begin?.at ?? history.at(-1)?.at ?? null;
    const days = since === null ? 0 : (now.getTime() - Date.parse(since)) / dayMs;
    return { flag, goal, since, by: begin?.by, variants, verdict: judgeExperiment(variants, days, shares) };
  });
}

/** The readable descriptors of the live releases in a folder. */
export const readLiveDescriptors = async (folder: string, registry: Registry): Promise<Descriptor[]> =>
  (await Promise.all(Object.keys(registry.remotes).map((remote) => tryRead(() => readGiven(folder, registry, remote))))).flatMap(
    (given) => given ?? [],
  );
