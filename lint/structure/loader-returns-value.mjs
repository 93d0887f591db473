import { getFunctionName } from '../rendering/render-path.mjs';
import { isFunction } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */
/** @typedef {{ returns: number, returnsUndefined: boolean }} Returns */

/**
 * @param {Node | null} node
 * @returns {boolean}
 */
function isUndefined(node) {
  if (node === null) return true;
  if (node.type === 'ConditionalExpression') return isUndefined(node.consequent) || isUndefined(node.alternate);
  return (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'UnaryExpression' && node.operator === 'void');
}

/**
 * If a loader returns undefined, the rendered state has no data for it, and the browser runs the loader again.
 *
 * @type {Rule}
 */
export const loaderReturnsValue = {
  meta: { type: 'problem', schema: [], messages: { missing: 'A loader has to return a value: null if the cache holds the data.' } },
  create(context) {
    /** @type {Returns[]} */
    const open = [];
    const enter = () => open.push({ returns: 0, returnsUndefined: false });

    /**
     * @param {Node} body
     * @param {Returns} found
     */
    function isComplete(body, { returns, returnsUndefined }) {
      if (body.type !== 'BlockStatement') return !isUndefined(body);
      const last = body.body.at(-1)?.type;
      return !returnsUndefined && (returns > 0 || last === 'ThrowStatement');
    }

    /** @param {Node} node */
    function leave(node) {
      const current = open.pop();
      const isLoader = /^loader$|Loader$/.test(getFunctionName(node) ?? '');
      if (isLoader && current && isFunction(node) && node.body && !isComplete(node.body, current))
        context.report({ node, messageId: 'missing' });
    }

    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      ReturnStatement({ argument }) {
        const current = open.at(-1);
        if (!current) return;
        current.returns += 1;
        if (isUndefined(argument)) current.returnsUndefined = true;
      },
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  },
};
