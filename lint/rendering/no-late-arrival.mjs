import { isFunction, memberOf, nameOf } from '../nodes.mjs';
import { getCalleeName } from './render-path.mjs';

/** @typedef {import('../types').CallExpression} CallExpression */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').Node} Node */
/** @typedef {import('../types').Scope} Scope */

const pageActions = new Set(['alertShown', 'loginRequested', 'openCheckout']);
const locationActions = new Set(['assign', 'replace', 'reload']);

/**
 * The name of an object: `location` of `location` and of `window.location`.
 *
 * @param {Node} object
 */
const getObject = (object) => memberOf(object) ?? nameOf(object);

/**
 * The function that created the variable of this name, such as `useNavigate`.
 *
 * @param {Context} context
 * @param {Node} node
 * @param {string} name
 */
function findMaker(context, node, name) {
  for (let scope = /** @type {Scope | null} */ (context.sourceCode.getScope(node)); scope; scope = scope.upper) {
    const maker = scope.set.get(name)?.defs[0]?.node;
    if (maker === undefined) continue;
    return maker.type === 'VariableDeclarator' && maker.init?.type === 'CallExpression' ? getCalleeName(maker.init.callee) : undefined;
  }
  return undefined;
}

/**
 * @param {Context} context
 * @param {CallExpression} node
 */
function actsOnPage(context, node) {
  const name = getCalleeName(node.callee);
  if (node.callee.type === 'MemberExpression') {
    const object = getObject(node.callee.object);
    return (object === 'window' && name === 'open') || (object === 'location' && locationActions.has(name ?? ''));
  }
  if (name === undefined) return false;
  return pageActions.has(name) || ['useNavigate', 'useSearchParams'].includes(findMaker(context, node, name) ?? '');
}

/**
 * The enclosing functions of a node, from the innermost to the first one that is async or a promise callback.
 *
 * @param {Node} node
 */
function findWaiting(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (!isFunction(at)) continue;
    const call = at.parent;
    const follows =
      call?.type === 'CallExpression' &&
      ['then', 'catch', 'finally'].includes(getCalleeName(call.callee) ?? '') &&
      call.arguments.some((argument) => argument === at);
    if (at.async || follows) return { waiting: at, follows };
  }
  return null;
}

/**
 * @param {Node} outer
 * @param {Node} inner
 */
const contains = (outer, { range }) => outer.range[0] <= range[0] && range[1] <= outer.range[1];

/**
 * Asynchronous work of one page must not navigate, open a dialog or change the address after the person has opened another page.
 *
 * @type {Rule}
 */
export const noLateArrival = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      late: 'Call `isOnPage` of useIsOnPage() after the await, because the person may have left the page meanwhile. Show alerts with useAlert().',
    },
  },
  create(context) {
    /** @type {Node[]} */
    const waits = [];
    /** @type {Node[]} */
    const checks = [];
    /** @type {CallExpression[]} */
    const actions = [];
    return {
      AwaitExpression: (node) => void waits.push(node),
      CallExpression(node) {
        if (nameOf(node.callee) === 'isOnPage') checks.push(node);
        else if (actsOnPage(context, node)) actions.push(node);
      },
      'Program:exit'() {
        for (const node of actions) {
          const found = findWaiting(node);
          if (found === null) continue;
          const { waiting, follows } = found;
          // An await that contains the call, as in `await navigate(…)`, is after it; an await in its arguments is before it.
          const before = waits
            .filter((wait) => contains(waiting, wait) && wait.range[0] < node.range[1] && !contains(wait, node))
            .map(({ range }) => range[0]);
          if (!follows && before.length === 0) continue;
          const last = Math.max(waiting.range[0], ...before.filter((start) => start < node.range[0]));
          const isChecked = checks.some((check) => contains(waiting, check) && last < check.range[0] && check.range[0] < node.range[0]);
          if (!isChecked || before.some((start) => start > node.range[0])) context.report({ node, messageId: 'late' });
        }
      },
    };
  },
};
