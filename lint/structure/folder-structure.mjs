import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOf, placeOf } from '../places.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const topLevelFiles = ['routes.tsx'];
const topLevelFolders = ['api', 'components', 'features', 'messages', 'pages', 'testing'];
const kebabCase = /^[a-z\d]+(?:[-.][a-z\d]+)*$/;
const testFile = /\.test\.tsx?$/;
const lazyPage = /import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]\.\/(?:pages\/)?([^'"/]+)['"]/g;

/** @param {string} name */
const withoutTest = (name) => name.replace('.test.', '.');
/** @param {string} name */
const withoutExtension = (name) => name.replace(/\.tsx?$/, '');
/** @param {string} name */
const toKebabCase = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d.]+/g, '-')
    .replace(/^[-.]+/, '')
    .toLowerCase();

/**
 * The names of the pages, without extension, that the routes of a remote or another page import lazily.
 *
 * @param {string} workspace
 */
function readLazyPages(workspace) {
  const source = resolve(folderOf(workspace), 'src');
  const pages = readdirSync(join(source, 'pages')).filter((name) => name.endsWith('.tsx') && !testFile.test(name));
  const files = ['routes.tsx', ...pages.map((name) => join('pages', name))];
  return files.flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(lazyPage)].map(([, page]) => page));
}

/**
 * The problem with the location of a file, given by its path below src; undefined if there is none.
 *
 * @param {string[]} segments
 * @param {string} workspace
 */
function findProblem(segments, workspace) {
  const [entry = '', ...rest] = segments;
  const file = segments.at(-1) ?? '';
  const misnamed = segments.find((/** @type {string} */ name) => !kebabCase.test(name));
  if (misnamed) return { messageId: 'kebabCase', data: { name: misnamed, kebabName: toKebabCase(misnamed) } };
  if (!(rest.length === 0 ? topLevelFiles.includes(withoutTest(entry)) : topLevelFolders.includes(entry))) {
    return { messageId: 'topLevel', data: { entry, remote: workspace } };
  }
  if (entry === 'pages') {
    if (rest.length > 1) return { messageId: 'nestedPage', data: { file } };
    if (!testFile.test(file) && !readLazyPages(workspace).includes(withoutExtension(file)))
      return { messageId: 'notAPage', data: { file } };
  }
  if (entry === 'features') {
    if (rest.length === 1) return { messageId: 'noFeature', data: { file } };
    if (rest.length > 3) return { messageId: 'nestedFeature', data: { file, feature: rest[0] } };
  }
  return undefined;
}

/**
 * All remotes have the same folders, so that a file is found at the same place in each.
 *
 * @type {Rule}
 */
export const folderStructure = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebabCase: "'{{name}}' is not in kebab-case: name it '{{kebabName}}'.",
      topLevel:
        "'{{entry}}' is no entry of {{remote}}/src: a route's page belongs in pages/, code of one feature in features/<name>/, code of several features or pages in components/, requests and loaders in api/, test helpers in testing/, texts in the catalogs of messages/.",
      nestedPage:
        "pages/ has no folders: '{{file}}' belongs in pages/ itself if it is a route's page, else in features/<name>/ or components/.",
      notAPage:
        "No route of routes.tsx and no page imports '{{file}}' lazily: code of one feature belongs in features/<name>/, code of several pages in components/.",
      noFeature: "'{{file}}' belongs in the folder of its feature, features/<name>/, or in components/ if several features use it.",
      nestedFeature:
        "The folders of a feature have no folders: '{{file}}' belongs in features/{{feature}}/, in one of its folders, or in a feature of its own.",
    },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (!place.isRemote || !place.isSource) return {};
    return {
      Program(node) {
        const problem = findProblem(place.path.split('/').slice(2), place.workspace);
        if (problem) context.report({ node, ...problem });
      },
    };
  },
};
