import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { bomFile, parseBom, type Bom } from '../../bom/bom';
import { finding, type Finding } from '../finding';

type Facts = Pick<Descriptor, 'remote' | 'release' | 'commit' | 'files'>;

function listFaults({ metadata, components }: Bom, { remote, release, commit }: Facts): string[] {
  const { component, properties } = metadata;
  const of = properties.find(({ name }) => name === 'git:commit')?.value ?? null;
  return [
    ...(component.name === remote && component.version === release ? [] : [`is the list of ${component.name} ${component.version}`]),
    ...(of === commit ? [] : [`says commit ${String(of)}, and the descriptor ${String(commit)}`]),
    ...components.flatMap(({ 'bom-ref': ref, hashes = [], licenses = [] }) => [
      ...(hashes.length > 0 ? [] : [`has no integrity of ${ref}`]),
      ...(licenses.length > 0 ? [] : [`has no licence of ${ref}`]),
    ]),
  ];
}

/** The list of packages must be of this release, with integrity and licence of each. Older releases, and those of other bundlers, have none. */
export async function checkBom(home: string, descriptor: Facts): Promise<Finding[]> {
  if (!descriptor.files.some(({ name }) => name === bomFile)) return [];
  const advice = 'build the release again, from a complete lock file';
  try {
    const faults = listFaults(parseBom(await readFile(path.join(home, bomFile), 'utf8')), descriptor);
    return faults.map((fault) => finding('packages', bomFile, `${fault}: ${advice}`));
  } catch (error) {
    return [finding('packages', bomFile, `${error instanceof Error ? error.message : String(error)}: ${advice}`)];
  }
}
