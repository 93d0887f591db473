import { getFunctionName } from '../rendering/render-path.mjs';

function isUndefined(node) {
  if (node === null) return true;
  if (node.type === 'ConditionalExpression') return isUndefined(node.consequent) || isUndefined(node.alternate);
  return (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'UnaryExpression' && node.operator === 'void');
}

/** If a loader returns undefined, the rendered state has no data for it, and the browser runs the loader again. */
export const loaderReturnsValue = {
  meta: { type: 'problem', schema: [], messages: { missing: 'A loader has to return a value: null if the cache holds the data.' } },
  create(context) {
    const open = [];
    const enter = (node) => open.push({ node, returns: 0, returnsUndefined: false });

    function isComplete({ node, returns, returnsUndefined }) {
      if (node.body.type !== 'BlockStatement') return !isUndefined(node.body);
      const last = node.body.body.at(-1)?.type;
      return !returnsUndefined && (returns > 0 || last === 'ThrowStatement');
    }

    function leave(node) {
      const current = open.pop();
      const isLoader = /^loader$|Loader$/.test(getFunctionName(node) ?? '');
      if (isLoader && node.body && !isComplete(current)) context.report({ node, messageId: 'missing' });
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
