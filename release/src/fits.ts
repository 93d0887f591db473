import type { Descriptor } from '@oracle-astra/shared/contract';
import { findUnmetRequirements } from './packaging/requirements';

/** Why a shell does not give a remote all that it was built against, versions and names with their types, as sentences; empty where it does. */
export function findMisfits(
  shell: Pick<Descriptor, 'provides' | 'types'>,
  { needs, types = {} }: Pick<Descriptor, 'needs' | 'types'>,
): string[] {
  const changed = Object.entries(types).flatMap(([name, taken]) => {
    const given = shell.types?.[name];
    if (given === undefined) return [];
    return Object.entries(taken)
      .filter(([each, hash]) => given[each] !== hash)
      .map(([each]) => `${each} of ${name} is another one`);
  });
  return [...findUnmetRequirements(needs, shell.provides), ...changed];
}
