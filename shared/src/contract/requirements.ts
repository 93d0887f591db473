import { satisfiesRange } from './version-range';

/** What a release needs and the host does not give, as sentences; empty where it fits. Ranges are `^x.y.z`. */
export function unmetRequirements(needs: Record<string, string>, provides: Record<string, string>): string[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const given = provides[name];
    if (given === undefined) return [`${name} is not given by the shell`];
    return satisfiesRange(given, range) ? [] : [`${name} ${range} is needed, the shell gives ${given}`];
  });
}
