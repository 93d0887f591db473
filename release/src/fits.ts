import type { Descriptor } from '@oracle-astra/shared/contract';
import { findUnmetRequirements } from './packaging/requirements';

/** The versions, names and types that a remote was built against and a shell does not provide, as sentences. */
export function findMisfits(
  shell: Pick<Descriptor, 'provides' | 'types'>,
  { needs, types = {} }: Pick<Descriptor, 'needs' | 'types'>,
): string[] {
  const changed = Object.entries(types).flatMap(([name, taken]) => {
    const shellTypes = shell.types?.[name];
    if (shellTypes === undefined) return [];
    return Object.entries(taken)
      .filter(([each, hash]) => shellTypes[each] !== hash)
      .map(([each]) => `${each} of ${name} is another one`);
  });
  return [...findUnmetRequirements(needs, shell.provides), ...changed];
}
