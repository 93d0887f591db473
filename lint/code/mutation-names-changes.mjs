/** A write without a list of what it changes makes every other tab of the person refetch everything. */
export const mutationNamesChanges = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Name the tags of what this mutation changes in other tabs: `changes: [...]`, empty for a read.' },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [definition] }) {
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'mutation' || definition?.type !== 'ObjectExpression') return;
        const query = definition.properties.find(({ key }) => key?.name === 'query')?.value;
        // A helper takes the list as its argument.
        if (query === undefined || query.body?.type === 'CallExpression') return;
        if (!/\bchanges\b/.test(context.sourceCode.getText(query))) context.report({ node: query, messageId: 'missing' });
      },
    };
  },
};
