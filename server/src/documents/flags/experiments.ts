import { listFlagValues, type Descriptor, type FlagValue, type Registry } from '@oracle-astra/shared/contract';
import { settingsOf } from './flag-provider';

/** An experiment that gives its values to shares of visitors. */
export interface Experiment {
  remote: string;
  flag: string;
  /** The revision of the registry with which its figures began. */
  run: number;
  goal: string;
  values: readonly FlagValue[];
}

/** Whether a setting is for a share of visitors. */
export const hasShares = (rules: readonly { percent?: number | undefined }[]) => rules.some(({ percent }) => percent !== undefined);

/** The running experiments in the order of their names, as the live releases declare them: the stable one, else the canary. */
export function listExperiments(registry: Registry, descriptors: Iterable<Pick<Descriptor, 'remote' | 'release' | 'flags'>>): Experiment[] {
  const found = new Map<string, Experiment>();
  const isStable = ({ remote, release }: Pick<Descriptor, 'remote' | 'release'>) => registry.remotes[remote]?.stable === release;
  const all = [...descriptors];
  const canaries = all.filter(({ remote, release }) => registry.remotes[remote]?.canary?.release === release);
  for (const { remote, flags = {} } of [...canaries, ...all.filter(isStable)])
    for (const [flag, declared] of Object.entries(flags)) {
      const setting = settingsOf(registry, remote)[flag];
      if (!declared.experiment || !setting || setting.off || !hasShares(setting.rules)) continue;
      found.set(flag, { remote, flag, run: setting.run, goal: declared.experiment.goal, values: listFlagValues(declared) });
    }
  return [...found.values()].sort((one, other) => (one.flag < other.flag ? -1 : 1));
}

/** A variant of an experiment, as the token of a document names it. */
export const variantName = ({ flag, run }: Pick<Experiment, 'flag' | 'run'>, value: FlagValue) => `${flag}@${run}=${value}`;

const varying = new WeakMap<Registry, boolean>();

/** Whether visitors of one address get different values, which a shared cache cannot distinguish. */
export function variesByVisitor(registry: Registry): boolean {
  const known = varying.get(registry);
  if (known !== undefined) return known;
  const varies = Object.keys(registry.remotes).some((remote) =>
    Object.values(settingsOf(registry, remote)).some(
      (setting) => setting && !setting.off && setting.rules.some(({ percent, roles }) => percent !== undefined || roles !== undefined),
    ),
  );
  varying.set(registry, varies);
  return varies;
}
