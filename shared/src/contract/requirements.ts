import { satisfiesRange } from './version-range';

/** The requirements of a release that the host does not meet, as sentences; empty if it meets all. Ranges are `^x.y.z`. */
export function unmetRequirements(needs: Record<string, string>, provides: Record<string, string>): string[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`${name} is not given by the shell`];
    return satisfiesRange(version, range) ? [] : [`${name} ${range} is needed, the shell gives ${version}`];
  });
}
