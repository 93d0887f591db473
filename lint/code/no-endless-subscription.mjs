const isInitiate = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.name === 'initiate';

/** The subscription of a query that is dispatched outside of a hook is never ended, so its data stays in the cache. */
export const noEndlessSubscription = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      endless: 'Pass `subscribe: false` (`track: false` for a mutation): this subscription is never ended, so its data stays in the cache.',
    },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [call] }) {
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        if (name !== 'dispatch' || !isInitiate(call)) return;
        const options = call.arguments[1];
        if (options !== undefined && options.type !== 'ObjectExpression') return;
        const ends = (options?.properties ?? []).some(
          ({ key, value }) => ['subscribe', 'track'].includes(key?.name) && value.type === 'Literal' && value.value === false,
        );
        if (!ends) context.report({ node: call, messageId: 'endless' });
      },
    };
  },
};
