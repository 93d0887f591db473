import { keyOf, memberOf, valueOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */

/**
 * A write without a list of its changed tags makes every other tab of the person refetch everything.
 *
 * @type {Rule}
 */
export const mutationNamesChanges = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Name the tags of what this mutation changes in other tabs: `changes: [...]`, empty for a read.' },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [definition] }) {
        if (memberOf(callee) !== 'mutation' || definition?.type !== 'ObjectExpression') return;
        const query = valueOf(definition.properties.find((property) => keyOf(property) === 'query'));
        // A helper takes the list as its argument.
        if (query === undefined || ('body' in query && query.body && 'type' in query.body && query.body.type === 'CallExpression')) return;
        if (!/\bchanges\b/.test(context.sourceCode.getText(query))) context.report({ node: query, messageId: 'missing' });
      },
    };
  },
};
