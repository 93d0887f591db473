/** @typedef {import('./types').Node} Node */

/**
 * The name of an identifier; undefined for any other node.
 *
 * @param {Node | null | undefined} node
 */
export const nameOf = (node) => (node && 'name' in node && typeof node.name === 'string' ? node.name : undefined);

/**
 * The name of a property's key; undefined for a spread, and for a key that is no name.
 *
 * @param {Node | undefined} property
 */
export const keyOf = (property) => (property && 'key' in property ? nameOf(property.key) : undefined);

/**
 * The value of a property; undefined for a spread.
 *
 * @param {Node | undefined} property
 */
export const valueOf = (property) => (property?.type === 'Property' ? property.value : undefined);

/**
 * The name of the accessed property: `map` of `rows.map`; undefined for any other node.
 *
 * @param {Node | null | undefined} node
 */
export const memberOf = (node) => (node?.type === 'MemberExpression' ? nameOf(node.property) : undefined);

/**
 * @param {Node | null | undefined} node
 * @returns {node is import('@typescript-eslint/utils').TSESTree.FunctionLike}
 */
export const isFunction = (node) =>
  node?.type === 'FunctionDeclaration' || node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression';

/**
 * The value of a literal string; undefined for any other node.
 *
 * @param {Node | null | undefined} node
 */
export const stringOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);

/**
 * The children of a node, by the parser's list of their properties.
 *
 * @param {Node} node
 * @param {Readonly<Record<string, readonly string[] | undefined>>} visitorKeys
 * @returns {Node[]}
 */
export const childrenOf = (node, visitorKeys) =>
  // A hole in an array pattern is null.
  (visitorKeys[node.type] ?? []).flatMap((key) => Reflect.get(node, key) ?? []).filter(Boolean);
