const fields = new Set(['input', 'select', 'textarea']);

/** What the markup needs so that it renders under the site's policy and works before the scripts come. */
export const plainHtml = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style: 'The content policy refuses style attributes: use a styled component.',
      name: 'A field has a name: what is typed before the scripts come is kept by it.',
      action: 'A form that reads has an action: it works without scripts.',
    },
  },
  create(context) {
    const attributesOf = (node) => new Map(node.attributes.map((attribute) => [attribute.name?.name, attribute.value?.value]));

    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') context.report({ node, messageId: 'style' });
      },
      JSXOpeningElement(node) {
        const element = node.name.name;
        const attributes = attributesOf(node);
        if (attributes.has(undefined)) return;
        if (fields.has(element) && !attributes.has('name')) context.report({ node, messageId: 'name' });
        const reads = attributes.get('method')?.toLowerCase() === 'get' || attributes.get('role') === 'search';
        if (/^form$/i.test(element) && reads && !attributes.has('action')) context.report({ node, messageId: 'action' });
      },
    };
  },
};
