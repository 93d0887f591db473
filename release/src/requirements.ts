import { satisfies } from 'semver';

/** The requirements of a release (package → range) that the shell does not meet (package → version), as sentences; empty if it meets all. */
export function findUnmetRequirements(needs: Record<string, string>, provides: Record<string, string>): string[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`${name} is not given by the shell`];
    return satisfies(version, range) ? [] : [`${name} ${range} is needed, the shell gives ${version}`];
  });
}
