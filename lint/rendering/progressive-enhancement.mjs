const fields = new Set(['input', 'select', 'textarea']);

/** Requires markup that the content security policy allows and that works before or without scripts. */
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
    const getAttributes = (node) => new Map(node.attributes.map((attribute) => [attribute.name?.name, attribute.value?.value]));

    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') context.report({ node, messageId: 'style' });
      },
      JSXOpeningElement(node) {
        const element = node.name.name;
        const attributes = getAttributes(node);
        if (attributes.has(undefined)) return;
        if (fields.has(element) && !attributes.has('name')) context.report({ node, messageId: 'name' });
        const isSearch = attributes.get('method')?.toLowerCase() === 'get' || attributes.get('role') === 'search';
        if (/^form$/i.test(element) && isSearch && !attributes.has('action')) context.report({ node, messageId: 'action' });
      },
    };
  },
};
