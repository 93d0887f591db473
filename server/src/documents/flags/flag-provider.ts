import {
  ParseError,
  StandardResolutionReasons as reasons,
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import { remoteOfFlag } from '@oracle-astra/release/src/registry/flags';
import { readFlagSettings, type FlagRole, type FlagRule, type FlagValue, type Registry } from '@oracle-astra/shared/contract';
import { toBuckets } from '../releases/visitor';

/** For whom a flag is evaluated. `targetingKey` is what its percentages stick to; without it they leave the person out. */
export type FlagContext = EvaluationContext & {
  roles: FlagRole[];
  /** The release of the flag's remote. */
  release: string;
};

const settings = new WeakMap<Registry, Map<string, ReturnType<typeof readFlagSettings>>>();

/** The settings of a remote's flags in a registry, parsed once. */
export function settingsOf(registry: Registry, remote: string): ReturnType<typeof readFlagSettings> {
  const ofRemotes = settings.get(registry) ?? new Map<string, ReturnType<typeof readFlagSettings>>();
  settings.set(registry, ofRemotes);
  const known = ofRemotes.get(remote) ?? readFlagSettings(registry.remotes[remote]);
  ofRemotes.set(remote, known);
  return known;
}

const isFor = ({ roles, release }: FlagRule, context: Pick<FlagContext, 'roles' | 'release'>) =>
  roles?.some((role) => context.roles.includes(role)) !== false && (release === undefined || release === context.release);

/** The value that the first fitting rule gives. Percentages are parts of one circle, so that a share that grows keeps its people. */
function decide(flag: string, rules: readonly FlagRule[], { targetingKey, ...context }: FlagContext) {
  let [start, isSplit] = [0, false];
  for (const rule of rules) {
    const { value, percent } = rule;
    const [from, to] = [start, start + (percent ?? 0)];
    start = to;
    if (!isFor(rule, context)) continue;
    if (percent === undefined) return { value, isSplit };
    if (targetingKey === undefined) continue;
    isSplit = true;
    const bucket = toBuckets(targetingKey)(flag);
    if (bucket >= from && bucket < to) return { value, isSplit };
  }
  return { value: undefined, isSplit };
}

/** The provider of OpenFeature over the settings in the registry, which every process reads again as soon as it changes. */
export function createFlagProvider(getRegistry: () => Promise<Registry>): Provider {
  async function resolve<Value extends FlagValue>(
    flag: string,
    usual: Value,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<Value>> {
    const setting = settingsOf(await getRegistry(), remoteOfFlag(flag))[flag];
    if (setting === undefined) return { value: usual, reason: reasons.DEFAULT };
    if (setting === null) throw new ParseError(`The setting of ${flag} cannot be read`);
    if (setting.off) return { value: usual, reason: reasons.DISABLED };
    const wrong = setting.rules.find(({ value }) => typeof value !== typeof usual);
    if (wrong) throw new TypeMismatchError(`${flag} is a ${typeof usual}, and is set to ${JSON.stringify(wrong.value)}`);
    const { value, isSplit } = decide(flag, setting.rules, context as FlagContext);
    const reason = isSplit ? reasons.SPLIT : value === undefined ? reasons.DEFAULT : reasons.TARGETING_MATCH;
    return { value: value === undefined ? usual : (value as Value), reason };
  }
  return {
    metadata: { name: 'registry' },
    runsOn: 'server',
    resolveBooleanEvaluation: resolve<boolean>,
    resolveStringEvaluation: resolve<string>,
    resolveNumberEvaluation: resolve<number>,
    resolveObjectEvaluation: async (flag) => {
      throw new TypeMismatchError(`${flag} is no object`);
    },
  };
}
