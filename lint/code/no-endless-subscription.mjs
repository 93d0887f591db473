import { keyOf, memberOf, valueOf } from '../nodes.mjs';
import { getCalleeName } from '../rendering/render-path.mjs';

/** @typedef {import('../types').Rule} Rule */

/**
 * The subscription of a query that is dispatched outside of a hook is never ended, so its data stays in the cache.
 *
 * @type {Rule}
 */
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
        if (getCalleeName(callee) !== 'dispatch' || call?.type !== 'CallExpression' || memberOf(call.callee) !== 'initiate') return;
        const options = call.arguments[1];
        if (options !== undefined && options.type !== 'ObjectExpression') return;
        const ends = (options?.properties ?? []).some((property) => {
          const value = valueOf(property);
          return ['subscribe', 'track'].includes(keyOf(property) ?? '') && value?.type === 'Literal' && value.value === false;
        });
        if (!ends) context.report({ node: call, messageId: 'endless' });
      },
    };
  },
};
