import type { FlagValue, FlagValues } from '@oracle-astra/shared/contract';
import { track } from './track-goal';

interface Resolution<Value> {
  value: Value;
  reason: string;
}

/**
 * A provider for `@openfeature/web-sdk` (6 KB) or its React SDK (7 KB), for a remote that wants hooks, events or clients of them:
 * `OpenFeature.setProvider('forum', createPageProvider(useFlagValues()))`. It needs none of their code.
 */
export function createPageProvider(values: FlagValues) {
  const resolve = <Value extends FlagValue>(name: string, usual: Value): Resolution<Value> => {
    const value = values[name];
    return typeof value === typeof usual ? { value: value as Value, reason: 'STATIC' } : { value: usual, reason: 'DEFAULT' };
  };
  return {
    metadata: { name: 'page' },
    runsOn: 'client' as const,
    resolveBooleanEvaluation: (name: string, usual: boolean) => resolve(name, usual),
    resolveStringEvaluation: (name: string, usual: string) => resolve(name, usual),
    resolveNumberEvaluation: (name: string, usual: number) => resolve(name, usual),
    resolveObjectEvaluation: <Value>(_name: string, usual: Value): Resolution<Value> => ({ value: usual, reason: 'DEFAULT' }),
    track: (goal: string) => track(goal),
  };
}
