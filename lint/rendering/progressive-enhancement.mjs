import { nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').JSXOpeningElement} JSXOpeningElement */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const fields = new Set(['input', 'select', 'textarea']);

/**
 * Requires markup that the content security policy allows and that works before or without scripts.
 *
 * @type {Rule}
 */
export const progressiveEnhancement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style: 'The content security policy blocks style attributes: use a styled component.',
      name: 'A field needs a name: input from before hydration is restored by it.',
      action: 'A GET or search form needs an action to work without scripts.',
    },
  },
  create(context) {
    /**
     * Its attributes by name, with the values that are literal; null if others may be spread into it.
     *
     * @param {JSXOpeningElement} node
     */
    function getAttributes(node) {
      /** @type {Map<string, string | undefined>} */
      const attributes = new Map();
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute') return null;
        const name = nameOf(attribute.name);
        if (name !== undefined) attributes.set(name, stringOf(attribute.value));
      }
      return attributes;
    }

    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') context.report({ node, messageId: 'style' });
      },
      JSXOpeningElement(node) {
        const element = nameOf(node.name) ?? '';
        const attributes = getAttributes(node);
        if (attributes === null) return;
        if (fields.has(element) && !attributes.has('name')) context.report({ node, messageId: 'name' });
        const isSearch = attributes.get('method')?.toLowerCase() === 'get' || attributes.get('role') === 'search';
        if (/^form$/i.test(element) && isSearch && !attributes.has('action')) context.report({ node, messageId: 'action' });
      },
    };
  },
};
