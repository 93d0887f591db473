import { satisfies } from 'semver';
import { unmetRequirements } from '@oracle-astra/shared/contract';

/** The requirements of a release (package → range) that the shell does not meet (package → version), as sentences; empty if it meets all. */
export function findUnmetRequirements(needs: Record<string, string>, provides: Record<string, string>): string[] {
  return unmetRequirements(needs, provides, (version, range) => satisfies(version, range));
}
