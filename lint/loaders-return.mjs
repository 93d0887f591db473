import { functionName } from './render-path.mjs';

/** A loader that returns undefined vanishes from the rendered state, and runs again in the browser. */
export const loadersReturn = {
  meta: { type: 'problem', schema: [], messages: { missing: 'A loader returns something in the end; null where the cache holds the data.' } },
  create(context) {
    const open = [];

    function enter(node) {
      open.push({ node, returns: false });
    }

    function leave(node) {
      const { returns } = open.pop();
      const isLoader = /^loader$|Loader$/.test(functionName(node) ?? '') && node.body?.type === 'BlockStatement';
      if (!isLoader || returns || node.body.body.at(-1)?.type === 'ThrowStatement') return;
      context.report({ node, messageId: 'missing' });
    }

    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      ReturnStatement(node) {
        const current = open.at(-1);
        if (current && node.argument) current.returns = true;
      },
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  },
};
