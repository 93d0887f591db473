import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from '../parse-file.mjs';
import { folderOf, placeOf, workspaces } from '../places.mjs';
import { keyOf, stringOf, valueOf } from '../nodes.mjs';

/** @typedef {import('../types').ObjectExpression} ObjectExpression */
/** @typedef {import('../types').Node} Node */
/** @typedef {import('../types').Property} Property */
/** @typedef {import('../types').Rule} Rule */

/** @param {ObjectExpression} object */
const getProperties = (object) => new Map(object.properties.map((property) => [keyOf(property), property]));
/** @param {Map<string | undefined, Property>} properties */
const isRoute = (properties) =>
  (properties.has('path') || properties.has('index')) &&
  ['id', 'lazy', 'Component', 'element', 'children', 'loader'].some((name) => properties.has(name));

/**
 * @param {ObjectExpression} object
 * @returns {string | undefined}
 */
const getParentPath = (object) => {
  for (let at = /** @type {Node | undefined} */ (object.parent); at; at = at.parent) {
    if (at.type === 'ObjectExpression' && isRoute(getProperties(at))) return getFullPath(at);
  }
  return '';
};

/**
 * The path of a route including its parents; undefined if one of them is not a literal.
 *
 * @param {ObjectExpression} object
 * @returns {string | undefined}
 */
function getFullPath(object) {
  const properties = getProperties(object);
  const path = properties.has('path') ? stringOf(valueOf(properties.get('path'))) : '';
  const parent = getParentPath(object);
  if (path === undefined || parent === undefined) return undefined;
  return (path.startsWith('/') ? path : `${parent}/${path}`).split('/').filter(Boolean).join('/');
}

/**
 * The variants of a path without optional segments and parameter names; paths with equal variants match the same addresses.
 *
 * @param {string} path
 */
function getShapes(path) {
  const segments = path
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replace(/^:[\w-]+/, ':'));
  return segments.reduce(
    (/** @type {string[]} */ shapes, segment) => {
      const extended = shapes.map((shape) => `${shape}/${segment.replace(/\?$/, '')}`);
      return segment.endsWith('?') ? [...extended, ...shapes] : extended;
    },
    [''],
  );
}

/** @param {Node[]} nodes */
function findRoutes(nodes) {
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression' || !isRoute(getProperties(node))) return [];
    const path = getFullPath(node);
    return path === undefined ? [] : [{ node, path, shapes: getShapes(path) }];
  });
}

/**
 * The code of the route tables of all other remotes.
 *
 * @param {string} workspace
 */
function readOtherRouteTables(workspace) {
  const others = workspaces.filter((name) => name.startsWith('mfe-') && name !== workspace);
  return others
    .map((name) => ({ remote: name, file: resolve(folderOf(name), 'src/routes.tsx') }))
    .filter(({ file }) => existsSync(file))
    .map(({ remote, file }) => ({ remote, code: readFileSync(file, 'utf8') }));
}

/**
 * Creates the rule that no two remotes own the same path. `readOthers` returns the route tables of the other remotes.
 *
 * @param {(workspace: string) => { remote: string, code: string }[]} readOthers
 * @returns {Rule}
 */
export const createUniqueRoutePaths = (readOthers) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: { owned: "'{{path}}' is a path of {{remote}}: two remotes cannot own the same addresses." },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (!place.isRemote || place.isTest || place.part !== 'routes') return {};
    /** @type {ReturnType<typeof findRoutes>} */
    const routes = [];

    return {
      ObjectExpression: (node) => routes.push(...findRoutes([node])),
      'Program:exit'() {
        /** @type {Map<string, string>} */
        const ownerOf = new Map();
        for (const { remote, code } of readOthers(place.workspace))
          for (const { shapes } of findRoutes(parse(code).nodes)) for (const shape of shapes) ownerOf.set(shape, remote);
        for (const { node, path, shapes } of routes) {
          const shape = shapes.find((each) => ownerOf.has(each));
          if (shape !== undefined) context.report({ node, messageId: 'owned', data: { path: `/${path}`, remote: ownerOf.get(shape) } });
        }
      },
    };
  },
});

export const uniqueRoutePaths = createUniqueRoutePaths(readOtherRouteTables);
