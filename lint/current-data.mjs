const isConstant = (node) => node === undefined || node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');

/** `data` of a query whose argument changes is that of the argument before until the new one has come, and for ever where it fails. */
export const currentData = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { stale: 'Use `currentData`: `data` is the one of the argument before, until the new one has loaded or where it fails.' },
  },
  create(context) {
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return;
        if (!/^use(?!Lazy)\w+Query$/.test(init.callee.name ?? '') || isConstant(init.arguments[0])) return;
        const data = id.properties.find(({ key }) => key?.name === 'data');
        if (data) context.report({ node: data, messageId: 'stale' });
      },
    };
  },
};
