import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName, readDescriptor, type Descriptor } from '@oracle-astra/shared/contract';
import { compressFiles, isReleaseFile, listReleaseFiles } from '../files/release-files';
import { getEntryFile, listAssets, manifestFile, parseManifest, type Manifest } from '../manifest/manifest';
import { flattenRoutes } from '../packaging/route-table';
import { wrapEntry } from './adapter';
import { addGlobalEntry } from './module-entry';

/** Files of the build that no page loads: statistics, maps, types and hidden files such as `.vite/manifest.json`. */
function isLeftOut(file: string): boolean {
  const name = path.basename(file);
  return /(?:^|\/)\./.test(file) || /^(?:mf-stats\.json|@mf-types.*)$/.test(name) || !isReleaseFile(name);
}

const brotliQuality = 9;

/** A page of a plain remote: the path of its route, and the exposed module. */
interface Page {
  id: string;
  path: string;
  expose: string;
}

function parseRoute(remote: string, text: string): Page {
  const at = text.lastIndexOf('=');
  const [route, expose] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || expose === '') throw new Error(`--route takes a path and what is exposed for it, as in "garden=./Page", not "${text}"`);
  const pathOnly = route.replace(/^\/|\/$/g, '');
  const slug = pathOnly.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return { id: `${remote}-${slug || 'page'}`, path: pathOnly, expose: expose.startsWith('./') ? expose : `./${expose}` };
}

/** Throws a sentence that says how to build the remote if its manifest cannot be mounted here. */
function assertMountable({ metaData, shared, exposes }: Manifest, pages: readonly Page[]): void {
  if (metaData.publicPath !== 'auto')
    throw new Error(
      `The files of the remote lead to ${JSON.stringify(metaData.publicPath)}: build it with \`output.publicPath: 'auto'\`, because the site serves them`,
    );
  if (['system', 'commonjs', 'commonjs2', 'amd'].includes(metaData.remoteEntry.type))
    throw new Error(
      `The entry of the remote is of the type ${metaData.remoteEntry.type}: build it with \`library: { type: 'var', name }\` or as a module`,
    );
  if (!shared.some(({ name }) => name === 'react'))
    throw new Error('The remote does not share react: add it to `shared` as a singleton, because a page has the one React of the site');
  if (pages.length === 0) throw new Error('Name the address of each page with --route, as in --route garden=./Page');
  for (const { expose } of pages) {
    if (exposes.some(({ path: exposed }) => exposed === expose)) continue;
    throw new Error(
      `The remote does not expose ${expose}: it exposes ${exposes.map(({ path: exposed }) => exposed).join(', ') || 'nothing'}`,
    );
  }
}

const hasFiles = ({ assets }: Manifest['shared'][number]) => listAssets(assets).length > 0;

/**
 * The packages that the remote needs from the shell: React, and those of which it has no copy. Of other shared packages the shell's
 * copy is used if its version fits.
 */
const listNeeds = ({ shared }: Manifest): Record<string, string> =>
  Object.fromEntries(
    shared
      .filter((each) => ['react', 'react-dom'].includes(each.name) || !hasFiles(each))
      .map(({ name, requiredVersion }) => [name, requiredVersion]),
  );

/** The name of the release has a hash of its files and routes, as that of any release. */
function hashBuild(folder: string, names: readonly string[], { pages, manifest }: { pages: readonly Page[]; manifest: Manifest }): string {
  const hash = createHash('sha256').update(JSON.stringify({ pages, manifest }));
  for (const name of names) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

interface PlainRemote {
  /** The manifest that the remote's build wrote, beside its files. */
  manifest: string;
  /** Each page as "path=./Expose". */
  routes: readonly string[];
  /** An empty folder for the release. */
  target: string;
}

/** Makes a release from the build of a remote without code of ours. Throws a sentence that says what to change in its build. */
export async function packagePlainRemote({ manifest: file, routes, target }: PlainRemote): Promise<Descriptor> {
  if (!existsSync(file)) throw new Error(`There is no manifest ${file}: build the remote with \`manifest: true\``);
  const source = path.dirname(file);
  const manifest = parseManifest(readFileSync(file, 'utf8'));
  const remote = manifest.name.toLowerCase().replaceAll('_', '-');
  const version = manifest.metaData.buildInfo.buildVersion;
  assertValidName('remote', remote);
  assertValidName('version', version);
  if (remote === 'shell' || remote === 'bench') throw new Error(`${remote} is the name of a host: give the remote another one`);
  const pages = routes.map((text) => parseRoute(remote, text));
  assertMountable(manifest, pages);
  const table = flattenRoutes(remote, [...pages], '');
  const names = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== path.basename(file) && !isLeftOut(name))
    .sort();
  const release = `${remote}-${version}-${hashBuild(source, names, { pages, manifest })}`;
  const container = release.replace(/[^a-z0-9]/gi, '_');
  mkdirSync(target, { recursive: true });
  for (const name of names) cpSync(path.join(source, name), path.join(target, name));
  const mounted = await addGlobalEntry(target, manifest);
  const { types: _types, ...metaData } = mounted.metaData;
  writeFileSync(path.join(target, manifestFile), `${JSON.stringify({ ...mounted, metaData }, null, 1)}\n`);
  const own = getEntryFile(mounted);
  const wrapped = wrapEntry(readFileSync(path.join(target, own), 'utf8'), {
    release,
    container,
    ownContainer: manifest.metaData.globalName,
    pages,
    shared: manifest.shared.map(({ name }) => name),
  });
  // In the folder of the remote's own entry, because chunks are loaded from the folder of the running script.
  const entry = path.posix.join(path.posix.dirname(own), `entry.${createHash('sha256').update(wrapped).digest('hex').slice(0, 10)}.js`);
  writeFileSync(path.join(target, entry), wrapped);
  const files = await listReleaseFiles(target);
  const descriptor = readDescriptor({
    remote,
    version,
    release,
    container,
    entry,
    routes: table.map((route) => ({ ...route, page: null })),
    navigation: [],
    files,
    server: null,
    needs: listNeeds(manifest),
    provides: {},
    plain: { container: manifest.metaData.globalName, exposes: Object.fromEntries(pages.map(({ id, expose }) => [id, expose])) },
    commit: null,
  });
  await compressFiles(target, files, brotliQuality);
  writeFileSync(path.join(target, 'descriptor.json'), `${JSON.stringify(descriptor, null, 1)}\n`);
  return descriptor;
}
