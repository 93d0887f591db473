import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import layout from '../scripts/builds/layout.cjs';

export const { folderOf, root } = layout;
export const workspaces = layout.isKit ? [...layout.workspaces, 'shared'] : layout.workspaces;
const scope = '@oracle-astra/';
const { exports: entries } = JSON.parse(readFileSync(resolve(folderOf('shared'), 'package.json'), 'utf8'));

/**
 * What the rules need of a path: its workspace, and its part, feature and module by the names of folders.
 *
 * @typedef {ReturnType<typeof placeOf>} Place
 */
/** @typedef {{ kind: 'project', place: Place, byPath?: boolean, isPublic?: boolean }} ProjectTarget */
/** @typedef {ProjectTarget | { kind: 'node' } | { kind: 'package', name: string }} Target */

/** @param {string | undefined} name */
const withoutExtension = (name) => name?.replace(/\.[cm]?[jt]sx?$/, '');

/**
 * The segment after a folder in a path: 'kundli-form' for 'features' in mfe-chat/src/features/kundli-form/hook.ts.
 *
 * @param {string[]} segments
 * @param {string} folder
 */
function nameIn(segments, folder) {
  const at = segments.indexOf(folder);
  return at < 0 ? undefined : withoutExtension(segments[at + 1]);
}

/**
 * The segments of a path as in this repository. In the repository of a team its remote is the root, and shared code is among the
 * packages.
 *
 * @param {string} path
 */
function segmentsOf(path) {
  if (!layout.isKit) return relative(root, path).split(sep);
  const inShared = relative(folderOf('shared'), path).split(sep);
  return inShared[0] === '..' ? [...layout.workspaces, ...relative(root, path).split(sep)] : ['shared', ...inShared];
}

/**
 * The absolute file name of a place.
 *
 * @param {string} path
 */
export function fileOf(path) {
  const [workspace, ...rest] = path.split('/');
  return layout.isKit ? resolve(folderOf(workspace), ...rest) : resolve(root, path);
}

/**
 * The workspace of a path, and the properties of the path that the rules use.
 *
 * @param {string} path
 */
export function placeOf(path) {
  const segments = segmentsOf(path);
  const [workspace] = segments;
  const inSource = segments[1] === 'src';
  const part = withoutExtension(segments[inSource ? 2 : 1]);
  const isTestFile = /\.(?:test|e2e)\.[cm]?[jt]sx?$/.test(path);
  return {
    path: segments.join('/'),
    workspace,
    part,
    isSource: inSource,
    isTooling: !workspaces.includes(workspace),
    isRemote: workspace.startsWith('mfe-'),
    isTest: isTestFile || (inSource && segments.slice(2, -1).includes('testing')),
    feature: nameIn(segments, 'features'),
    module: part === 'modules' ? nameIn(segments, 'modules') : undefined,
    composesFeatures: inSource && (part === 'pages' || part === 'routes'),
  };
}

/** @param {string} specifier */
function packageName(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The target of an import: a place of the project, a module of Node, or a package.
 *
 * @param {string} specifier
 * @param {string} fromFile
 * @returns {Target}
 */
export function targetOf(specifier, fromFile) {
  if (specifier.startsWith('.')) {
    const place = placeOf(resolve(dirname(fromFile), specifier));
    return { kind: 'project', place, byPath: true };
  }
  if (specifier.startsWith(scope)) {
    const [workspace, ...rest] = specifier.slice(scope.length).split('/');
    const entry = workspace === 'shared' ? entries[`./${rest.join('/')}`] : undefined;
    const place = placeOf(resolve(folderOf(workspace), entry ?? rest.join('/')));
    return { kind: 'project', place, isPublic: workspace !== 'shared' || entry !== undefined };
  }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { kind: 'node' };
  return { kind: 'package', name: packageName(specifier) };
}
