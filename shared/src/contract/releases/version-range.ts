/** Whether a version satisfies the range `^x.y.z`: the same major version and not older. Undefined satisfies none. */
export function satisfiesRange(version: string | undefined, range: string): boolean {
  if (version === undefined) return false;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = range.replace(/^\^/, '').split('.').map(Number);
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
}
