import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { getEntryFile, listAssets, manifestFile, parseManifest, type Manifest } from '../../manifest/manifest';
import { finding, type Finding } from '../finding';

type Facts = Pick<Descriptor, 'remote' | 'release' | 'version' | 'container' | 'entry' | 'files' | 'needs' | 'provides' | 'plain'>;

type Fact = [field: string, is: string, shouldBe: string];

/** The fields that must agree with the descriptor: the value in the manifest, and that in the descriptor. */
function listFacts({ id, name, metaData }: Manifest, { remote, version, container, plain }: Facts): Fact[] {
  const { globalName, buildInfo, publicPath } = metaData;
  // Another address would load the files of another release.
  const ofAll: Fact[] = [
    ['metaData.globalName', globalName, plain?.container ?? container],
    ['metaData.buildInfo.buildVersion', buildInfo.buildVersion, version],
    ['metaData.publicPath', publicPath, 'auto'],
  ];
  // A remote without code of ours names itself.
  if (plain) return ofAll;
  return [
    ['id', id, container],
    ['name', name, container],
    ['metaData.name', metaData.name, container],
    ...ofAll,
    ['metaData.buildInfo.buildName', buildInfo.buildName, remote],
  ];
}

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
function findOtherShared({ shared }: Manifest, { needs, provides, remote, plain }: Facts): string[] {
  // A remote without code of ours needs nothing of which it has a copy.
  const compared = plain ? shared.filter(({ name }) => needs[name] !== undefined) : shared;
  return compared.flatMap(({ name, version, requiredVersion }) => {
    const [is, shouldBe] = remote === 'shell' ? [version, provides[name]] : [requiredVersion, needs[name]];
    return is === shouldBe ? [] : [`says ${is} of ${name} in "shared", and the descriptor ${shouldBe ?? 'nothing'}`];
  });
}

/** Modules that the descriptor mounts and the manifest does not expose. */
function findMissingExposes({ exposes }: Manifest, { remote, plain }: Facts): string[] {
  if (remote === 'shell') return [];
  const exposed = new Set(exposes.map((each) => each.path));
  const mounted = plain ? Object.values(plain.exposes) : ['./routes'];
  return mounted.filter((name) => !exposed.has(name)).map((name) => `does not expose ${name}`);
}

const advice = 'build the release again, and change neither file by hand';

/** The manifest of a release must agree with the descriptor, and name files of the release. Older releases have none. */
export async function checkManifest(home: string, descriptor: Facts): Promise<Finding[]> {
  const known = new Set(descriptor.files.map(({ name }) => name));
  if (!known.has(manifestFile)) return [];
  let manifest: Manifest;
  try {
    manifest = parseManifest(await readFile(path.join(home, manifestFile), 'utf8'));
  } catch (error) {
    return [finding('manifest', manifestFile, error instanceof Error ? error.message : String(error))];
  }
  const faults = [
    ...listFacts(manifest, descriptor).flatMap(([field, is, shouldBe]) =>
      is === shouldBe ? [] : [`says ${JSON.stringify(is)} in ${field}, and the descriptor ${JSON.stringify(shouldBe)}`],
    ),
    ...findOtherShared(manifest, descriptor),
    ...listNamed(manifest).flatMap(([field, file]) =>
      known.has(file) ? [] : [`names ${file} in ${field}, which is no file of the release`],
    ),
    ...findMissingExposes(manifest, descriptor),
  ];
  if (faults.length === 0) faults.push(...(await findForeignEntry(home, getEntryFile(manifest), descriptor)));
  return faults.map((fault) => finding('manifest', manifestFile, `${fault}: ${advice}`));
}

/**
 * The entry for other hosts must run the code that visitors of this site get; for a remote without code of ours the site's entry
 * must run that of the remote.
 */
async function findForeignEntry(home: string, file: string, { container, entry, remote, plain }: Facts): Promise<string[]> {
  const read = (name: string) => readFile(path.join(home, name), 'utf8');
  const source = await read(file);
  const defined = plain?.container ?? container;
  if (!source.includes(defined)) return [`names the entry ${file}, which does not define ${defined}`];
  if (remote === 'shell') return [];
  const [outer, inner] = plain ? [await read(entry), source] : [source, await read(entry)];
  return outer.includes(inner) ? [] : [`names the entry ${file}, which does not hold ${entry}, the entry of the release`];
}
