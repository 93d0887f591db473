import { satisfiesRange } from './version-range';

type Satisfies = (version: string, range: string) => boolean;

/**
 * The requirements of a release that the host does not meet, as sentences; empty if it meets all. Ranges are `^x.y.z`
 * unless `satisfies` knows more.
 */
export function unmetRequirements(
  needs: Record<string, string>,
  provides: Record<string, string>,
  satisfies: Satisfies = satisfiesRange,
): string[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`${name} is not given by the shell`];
    return satisfies(version, range) ? [] : [`${name} ${range} is needed, the shell gives ${version}`];
  });
}
