import { memberOf, nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */
/** @typedef {{ asks: boolean, keys: Node[] }} Handler */

const endingKeys = ['Enter', 'Escape'];

/** @param {Node} node */
const isKeyOfEvent = (node) => node.type === 'MemberExpression' && !node.computed && memberOf(node) === 'key';
/** @param {Node} node */
const isEndingKey = (node) => endingKeys.includes(stringOf(node) ?? '');

/**
 * Enter and Escape also end the word that an input method, such as a Hindi keyboard, composes; then they belong to it.
 *
 * @type {Rule}
 */
export const composedKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { composed: 'Ask isComposing(event) of shared/forms first: in an input method this key ends the word.' },
  },
  create(context) {
    /** @type {Handler[]} */
    const functions = [];
    const enter = () => functions.push({ asks: false, keys: [] });
    const leave = () => {
      const handler = functions.pop();
      if (handler && !handler.asks) for (const node of handler.keys) context.report({ node, messageId: 'composed' });
    };
    return {
      ':function': enter,
      ':function:exit': leave,
      BinaryExpression(node) {
        const { left, right } = node;
        if ((isKeyOfEvent(left) && isEndingKey(right)) || (isKeyOfEvent(right) && isEndingKey(left))) functions.at(-1)?.keys.push(node);
      },
      CallExpression({ callee }) {
        const handler = functions.at(-1);
        if (handler && nameOf(callee) === 'isComposing') handler.asks = true;
      },
    };
  },
};
