import type { Descriptor } from '@oracle-astra/shared/contract';
import { measurePages } from './check/check-bytes';
import { getReleaseFolder, readDescriptor } from './files/release-folder';

type Described = Readonly<Record<string, string>>;

/** Differences between two records: `- was`, `+ is`. */
function diffRecords(before: Described, after: Described): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((key) => {
    if (before[key] === after[key]) return [];
    return [...(key in before ? [`- ${key} ${before[key]}`] : []), ...(key in after ? [`+ ${key} ${after[key]}`] : [])];
  });
}

const listRoutes = ({ routes }: Descriptor) => Object.fromEntries(routes.map(({ id, path }) => [`route ${id}`, `"${path}"`]));
const listNeeds = ({ needs, provides }: Descriptor) =>
  Object.fromEntries([...Object.entries(needs), ...Object.entries(provides)].map(([name, version]) => [`package ${name}`, version]));
const listTakes = ({ takes = {} }: Descriptor) =>
  Object.fromEntries(Object.entries(takes).flatMap(([name, names]) => names.map((each) => [`takes ${each}`, `of ${name}`])));

async function describe(folder: string, remote: string, release: string): Promise<Described> {
  const descriptor = await readDescriptor(folder, remote, release);
  const pages = await measurePages({ descriptor, folder: getReleaseFolder(folder, remote, release) });
  return {
    ...listRoutes(descriptor),
    ...listNeeds(descriptor),
    ...listTakes(descriptor),
    ...Object.fromEntries([...pages].map(([id, bytes]) => [`bytes ${id}`, String(bytes)])),
    commit: descriptor.commit ?? 'unknown',
  };
}

/** The differences of two published releases of a remote: routes, packages, names, bytes of pages, commit. Throws if one is not published. */
export async function diffReleases(
  folder: string,
  remote: string,
  first: string,
  second: string,
): Promise<{ lines: string[]; before: Described; after: Described }> {
  const [before, after] = [await describe(folder, remote, first), await describe(folder, remote, second)];
  return { lines: diffRecords(before, after), before, after };
}
