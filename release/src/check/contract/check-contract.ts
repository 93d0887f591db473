import type { Descriptor } from '@oracle-astra/shared/contract';
import { findUnmetRequirements } from '../../packaging/requirements';
import { finding, type Finding } from '../finding';

/** The exports of each shared package that a shell provides. */
export type GivenNames = Readonly<Record<string, readonly string[]>>;

/** The names of `given` with the same beginning, for a hint. */
function findSimilar(name: string, given: readonly string[]): string {
  const [similar] = given.filter((other) => other.toLowerCase().startsWith(name.slice(0, 6).toLowerCase())).sort();
  return similar === undefined ? '' : ` (it gives ${similar})`;
}

/** Exports that a remote uses and the shell does not provide. */
export function findMissingNames(
  { takes = {} }: Pick<Descriptor, 'takes'>,
  given: GivenNames,
): { name: string; taken: string; hint: string }[] {
  return Object.entries(takes).flatMap(([name, taken]) => {
    const names = given[name];
    return names === undefined
      ? []
      : taken
          .filter((each) => each !== 'default' && !names.includes(each))
          .map((each) => ({ name, taken: each, hint: findSimilar(each, names) }));
  });
}

type Taker = Pick<Descriptor, 'release' | 'needs' | 'takes' | 'types'>;

/** The names whose type in the shell differs from the one the remote was built against. */
export function findChangedTypes({ types = {} }: Pick<Descriptor, 'types'>, given: Descriptor['types']): { name: string; taken: string }[] {
  return Object.entries(types).flatMap(([name, taken]) =>
    Object.entries(taken).flatMap(([each, hash]) => {
      const theirs = given?.[name]?.[each];
      return theirs === undefined || theirs === hash ? [] : [{ name, taken: each }];
    }),
  );
}

/** Deprecated exports that a remote uses, as sentences. */
export const listDeprecated = ({ takes = {} }: Pick<Descriptor, 'takes'>, { deprecated = {} }: Pick<Descriptor, 'deprecated'>): string[] =>
  Object.entries(takes).flatMap(([name, taken]) =>
    taken.flatMap((each) => {
      const end = deprecated[name]?.[each];
      return end ? [`takes ${each} of ${name}, which ends after ${end.until}: ${end.instead}`] : [];
    }),
  );

/** Versions and exports that a remote needs and the shell does not provide. `isShellNew` says which of the two has to change. */
export function checkContract(
  remote: Taker,
  shell: Pick<Descriptor, 'release' | 'provides' | 'types'>,
  given: GivenNames | null,
  isShellNew: boolean,
): Finding[] {
  const who = isShellNew ? `${remote.release}, which is live` : remote.release;
  const advice = isShellNew
    ? 'give it still, and promote the remote without it first'
    : `build against ${shell.release}, or promote the shell that has it first`;
  const typeAdvice = isShellNew
    ? 'keep the type, or rebuild the remote against it and promote both with --override'
    : `build against the shared package of ${shell.release}`;
  return [
    ...findChangedTypes(remote, shell.types).map(({ name, taken }) =>
      finding('shared-types', who, `was built against another type of ${taken} of ${name} than ${shell.release} gives: ${typeAdvice}`),
    ),
    ...findUnmetRequirements(remote.needs, shell.provides).map((sentence) => finding('shared-versions', who, `${sentence}: ${advice}`)),
    ...findMissingNames(remote, given ?? {}).map(({ name, taken, hint }) =>
      finding('shared-names', who, `takes ${taken} of ${name}, which ${shell.release} does not give${hint}: ${advice}`),
    ),
  ];
}
