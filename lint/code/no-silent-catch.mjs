import { childrenOf, isFunction, memberOf } from '../nodes.mjs';

/** @typedef {import('../types').CatchClause} CatchClause */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const blocks = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase']);

/**
 * @param {Node} node
 * @param {Readonly<Record<string, readonly string[] | undefined>>} keys
 * @returns {boolean}
 */
function isThrowing(node, keys) {
  if (node.type === 'ThrowStatement') return true;
  return childrenOf(node, keys).some((child) => isThrowing(child, keys));
}

/**
 * @param {Node} node
 * @returns {Node}
 */
const findStatement = (node) => (node.parent === undefined || blocks.has(node.parent.type) ? node : findStatement(node.parent));

/**
 * A caught error must be used, logged, rethrown, or explained by a comment.
 *
 * @type {Rule}
 */
export const noSilentCatch = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'This drops the error: use, log or rethrow it, or say in a comment why it can be ignored.' },
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {Node} node */
    const isUsed = (node) => sourceCode.getDeclaredVariables(node).some((variable) => variable.references.some((ref) => ref.isRead()));

    /**
     * Whether there is a comment inside, or above the enclosing statement or declaration.
     *
     * @param {Node} node
     */
    function hasReason(node) {
      const isHandler = !isFunction(node) || node.parent?.type === 'CallExpression';
      if (isHandler && sourceCode.getCommentsInside(node).length > 0) return true;
      for (let at = /** @type {Node | undefined} */ (node); at && !blocks.has(at.type); at = at.parent)
        if (sourceCode.getCommentsBefore(at).length > 0) return true;
      const statement = findStatement(node);
      const after = sourceCode.getTokenAfter(statement, { includeComments: true });
      return after?.type === 'Line' && after.loc.start.line === statement.loc.end.line;
    }

    /**
     * Whether the function ends after the try statement, so that its doc comment describes the fallback.
     *
     * @param {CatchClause} clause
     */
    function isWhatFunctionIsFor({ parent: statement }) {
      const block = statement.parent;
      const isLast = block.type === 'BlockStatement' && isFunction(block.parent) && block.body.at(-1) === statement;
      return isLast && hasReason(block.parent);
    }

    /**
     * @param {Node} node
     * @param {Node} body
     */
    function check(node, body) {
      if (isUsed(node) || isThrowing(body, sourceCode.visitorKeys) || hasReason(node)) return;
      context.report({ node, messageId: 'silent' });
    }

    return {
      CatchClause(node) {
        if (!isWhatFunctionIsFor(node)) check(node, node.body);
      },
      CallExpression({ callee, arguments: passed }) {
        if (callee.type !== 'MemberExpression' || callee.computed) return;
        const method = memberOf(callee);
        const handler = method === 'catch' ? passed[0] : method === 'then' ? passed[1] : undefined;
        if (isFunction(handler) && handler.body) check(handler, handler.body);
      },
    };
  },
};
