import { isFunction, keyOf, memberOf, nameOf } from '../nodes.mjs';

/** @typedef {import('../types').Node} Node */

// Functions that call their callback synchronously.
const synchronousCallers = new Set([
  'useMemo',
  'useState',
  'useReducer',
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'some',
  'every',
  'forEach',
  'reduce',
  'sort',
  'toSorted',
  'from',
]);
const wrapsComponents = new Set(['memo', 'forwardRef']);

/**
 * The last name of a callee: `map` for `rows.map`, `useMemo` for `useMemo` and `React.useMemo`.
 *
 * @param {Node} callee
 */
export function getCalleeName(callee) {
  return callee.type === 'MemberExpression' ? memberOf(callee) : nameOf(callee);
}

/**
 * @param {Node} node
 * @param {Set<string | undefined>} names
 */
function isCalledBy(node, names) {
  const { parent } = node;
  return parent?.type === 'CallExpression' && parent.arguments.some((each) => each === node) && names.has(getCalleeName(parent.callee));
}

/**
 * Whether a function is an interpolation of styled-components, which runs whenever the component renders.
 *
 * @param {Node} node
 */
export function isInterpolation(node) {
  return node.parent?.type === 'TemplateLiteral' && node.parent.parent.type === 'TaggedTemplateExpression';
}

/** @param {Node} node */
function isCalledSynchronously(node) {
  const isCalledItself = node.parent?.type === 'CallExpression' && node.parent.callee === node;
  return isCalledItself || isInterpolation(node) || isPassedToSynchronousCaller(node);
}

/**
 * Whether a node is an argument of a function that calls its callback synchronously.
 *
 * @param {Node} node
 */
export function isPassedToSynchronousCaller(node) {
  return isCalledBy(node, synchronousCallers);
}

/**
 * The name of a function: its own, that of its variable, or that of its property.
 *
 * @param {Node} node
 */
export function getFunctionName(node) {
  if ('id' in node && node.id) return nameOf(node.id);
  const { parent } = node;
  if (parent?.type === 'VariableDeclarator') return nameOf(parent.id);
  return parent && ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type) ? keyOf(parent) : undefined;
}

/** @param {Node} node */
function isRenderOrLoader(node) {
  if (isCalledBy(node, wrapsComponents)) return true;
  const name = getFunctionName(node) ?? '';
  return /^(?:[A-Z]|use[A-Z])/.test(name) || /^(?:loader|render)$|Loader$/.test(name);
}

/** @param {Node} node */
export function getEnclosingFunction(node) {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at ?? undefined;
}

/**
 * The function that is called when this code runs, skipping callbacks that are called synchronously; undefined for module code.
 *
 * @param {Node} node
 */
export function getRunningFunction(node) {
  let around = getEnclosingFunction(node);
  while (around && isCalledSynchronously(around)) around = getEnclosingFunction(around);
  return around;
}

/**
 * Whether this code runs when its module is imported, a component renders or a route loads.
 *
 * @param {Node} node
 */
export function isInRenderPath(node) {
  const around = getRunningFunction(node);
  return around === undefined || isRenderOrLoader(around);
}
