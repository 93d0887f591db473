const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
const isFunction = (node) => functions.has(node?.type);

const blocks = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase']);

function isThrowing(node, keys) {
  if (node.type === 'ThrowStatement') return true;
  return (keys[node.type] ?? []).some((key) => [node[key]].flat().some((child) => child && isThrowing(child, keys)));
}

const findStatement = (node) => (blocks.has(node.parent?.type ?? 'Program') ? node : findStatement(node.parent));

/** A caught error must be used, logged, rethrown, or explained by a comment. */
export const noSilentCatch = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'This drops the error: use, log or rethrow it, or say in a comment why it can be ignored.' },
  },
  create(context) {
    const { sourceCode } = context;
    const isUsed = (node) => sourceCode.getDeclaredVariables(node).some((variable) => variable.references.some((ref) => ref.isRead()));

    /** Whether there is a comment inside, or above the enclosing statement or declaration. */
    function hasReason(node) {
      const isHandler = !isFunction(node) || node.parent.type === 'CallExpression';
      if (isHandler && sourceCode.getCommentsInside(node).length > 0) return true;
      for (let at = node; at && !blocks.has(at.type); at = at.parent) if (sourceCode.getCommentsBefore(at).length > 0) return true;
      const statement = findStatement(node);
      const after = sourceCode.getTokenAfter(statement, { includeComments: true });
      return after?.type === 'Line' && after.loc.start.line === statement.loc.end.line;
    }

    /** Whether the function ends after the try statement, so that its doc comment describes the fallback. */
    function isWhatFunctionIsFor({ parent: statement }) {
      const block = statement.parent;
      const isLast = block.type === 'BlockStatement' && isFunction(block.parent) && block.body.at(-1) === statement;
      return isLast && hasReason(block.parent);
    }

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
        const handler = callee.property.name === 'catch' ? passed[0] : callee.property.name === 'then' ? passed[1] : undefined;
        if (isFunction(handler)) check(handler, handler.body);
      },
    };
  },
};
