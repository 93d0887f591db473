import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { getEntryFile, listAssets, manifestFile, parseManifest, type Manifest } from '../manifest/manifest';
import { finding, type Finding } from './finding';

type Facts = Pick<Descriptor, 'remote' | 'release' | 'version' | 'container' | 'entry' | 'files' | 'needs' | 'provides'>;

/** The fields that have to be as in the descriptor: the value of each in the manifest, and what the descriptor says. */
const listFacts = (
  { id, name, metaData }: Manifest,
  { remote, version, container }: Facts,
): [field: string, is: string, shouldBe: string][] => [
  ['id', id, container],
  ['name', name, container],
  ['metaData.name', metaData.name, container],
  ['metaData.globalName', metaData.globalName, container],
  ['metaData.buildInfo.buildVersion', metaData.buildInfo.buildVersion, version],
  ['metaData.buildInfo.buildName', metaData.buildInfo.buildName, remote],
  // Another address would load the files of another release.
  ['metaData.publicPath', metaData.publicPath, 'auto'],
];

/** Every file that the manifest names, with the field that names it. */
const listNamed = (manifest: Manifest): [field: string, file: string][] => [
  ['metaData.remoteEntry', getEntryFile(manifest)],
  ...[manifest.metaData.types?.zip, manifest.metaData.types?.api]
    .filter((file) => file !== undefined && file !== '')
    .map((file): [string, string] => ['metaData.types', [manifest.metaData.types?.path, file].filter(Boolean).join('/')]),
  ...manifest.exposes.flatMap(({ path: exposed, assets }) =>
    listAssets(assets).map((file): [string, string] => [`exposes ${exposed}`, file]),
  ),
  ...manifest.shared.flatMap(({ name, assets }) => listAssets(assets).map((file): [string, string] => [`shared ${name}`, file])),
];

/** The shared packages that differ from the descriptor: ranges of what a remote needs, versions of what a shell provides. */
function findOtherShared({ shared }: Manifest, { needs, provides, remote }: Facts): string[] {
  return shared.flatMap(({ name, version, requiredVersion }) => {
    const [is, shouldBe] = remote === 'shell' ? [version, provides[name]] : [requiredVersion, needs[name]];
    return is === shouldBe ? [] : [`says ${is} of ${name} in "shared", and the descriptor ${shouldBe ?? 'nothing'}`];
  });
}

const advice = 'build the release again, and change neither file by hand';

/** The manifest of a release must say what the descriptor says, and name files of the release. A release from before has none. */
export async function checkManifest(home: string, descriptor: Facts): Promise<Finding[]> {
  const { files, container, entry, remote } = descriptor;
  if (!files.some(({ name }) => name === manifestFile)) return [];
  let manifest: Manifest;
  try {
    manifest = parseManifest(await readFile(path.join(home, manifestFile), 'utf8'));
  } catch (error) {
    return [finding('manifest', manifestFile, error instanceof Error ? error.message : String(error))];
  }
  const known = new Set(files.map(({ name }) => name));
  const missing = listNamed(manifest).filter(([, file]) => !known.has(file));
  const faults = [
    ...listFacts(manifest, descriptor).flatMap(([field, is, shouldBe]) =>
      is === shouldBe ? [] : [`says ${JSON.stringify(is)} in ${field}, and the descriptor ${JSON.stringify(shouldBe)}`],
    ),
    ...findOtherShared(manifest, descriptor),
    ...missing.map(([field, file]) => `names ${file} in ${field}, which is no file of the release`),
    ...(remote === 'shell' || manifest.exposes.some(({ path: exposed }) => exposed === './routes') ? [] : ['does not expose ./routes']),
  ];
  if (faults.length === 0) faults.push(...(await findForeignEntry(home, manifest, { container, entry, remote })));
  return faults.map((fault) => finding('manifest', manifestFile, `${fault}: ${advice}`));
}

/** The entry for other hosts must run the code that visitors of this site get. */
async function findForeignEntry(home: string, manifest: Manifest, { container, entry, remote }: Partial<Facts>): Promise<string[]> {
  const file = getEntryFile(manifest);
  const source = await readFile(path.join(home, file), 'utf8');
  if (!source.includes(container ?? '')) return [`names the entry ${file}, which does not define ${container}`];
  if (remote === 'shell' || source.includes(await readFile(path.join(home, entry ?? ''), 'utf8'))) return [];
  return [`names the entry ${file}, which does not hold ${entry}, the entry of the release`];
}
