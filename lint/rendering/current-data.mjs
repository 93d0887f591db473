const isConstant = (node) => node === undefined || node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');

const isQuery = (init) =>
  init?.type === 'CallExpression' && /^use(?!Lazy)\w+Query$/.test(init.callee.name ?? '') && !isConstant(init.arguments[0]);

const findData = (pattern) => (pattern.type === 'ObjectPattern' ? pattern.properties.find(({ key }) => key?.name === 'data') : undefined);

/** The node at which a query's result is read as `data`. */
function findDataOf(use) {
  const { parent } = use;
  if (parent.type === 'MemberExpression' && parent.object === use) return parent.property.name === 'data' ? parent.property : undefined;
  return parent.type === 'VariableDeclarator' && parent.init === use ? findData(parent.id) : undefined;
}

/**
 * After the argument of a query changes, `data` is still that of the previous argument until the new data arrives, or forever if
 * it fails.
 */
export const currentData = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { stale: 'Use `currentData`: `data` is that of the previous argument until the new data has loaded, and if that fails.' },
  },
  create(context) {
    const report = (node) => node && context.report({ node, messageId: 'stale' });
    return {
      MemberExpression({ object, property }) {
        if (isQuery(object) && property.name === 'data') report(property);
      },
      VariableDeclarator(node) {
        if (!isQuery(node.init)) return;
        report(findData(node.id));
        if (node.id.type !== 'Identifier') return;
        const [{ references }] = context.sourceCode.getDeclaredVariables(node);
        for (const { identifier } of references) report(findDataOf(identifier));
      },
    };
  },
};
