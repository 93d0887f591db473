const endingKeys = ['Enter', 'Escape'];

const isKeyOfEvent = (node) => node.type === 'MemberExpression' && !node.computed && node.property.name === 'key';
const isEndingKey = ({ left, right }) =>
  (isKeyOfEvent(left) && endingKeys.includes(right.value)) || (isKeyOfEvent(right) && endingKeys.includes(left.value));

/** Enter and Escape also end the word that an input method, such as a Hindi keyboard, composes; then they belong to it. */
export const composedKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { composed: 'Ask isComposing(event) of shared/forms first: in an input method this key ends the word.' },
  },
  create(context) {
    const functions = [];
    const enter = () => functions.push({ asks: false, keys: [] });
    const leave = () => {
      const { asks, keys } = functions.pop();
      if (!asks) for (const node of keys) context.report({ node, messageId: 'composed' });
    };
    return {
      ':function': enter,
      ':function:exit': leave,
      BinaryExpression(node) {
        if (isEndingKey(node)) functions.at(-1)?.keys.push(node);
      },
      CallExpression({ callee }) {
        if (callee.name === 'isComposing' && functions.length > 0) functions.at(-1).asks = true;
      },
    };
  },
};
