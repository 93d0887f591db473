import { placeOf } from '../places.mjs';

const routeProperties = ['lazy', 'Component', 'element', 'children', 'loader'];

function getPrefixText(value) {
  if (value.type === 'TemplateLiteral') return value.quasis[0].value.cooked;
  return value.type === 'Literal' ? String(value.value) : undefined;
}

/** The `webpackChunkName` of the page that a route imports lazily; null without the comment, undefined without a lazy import. */
function getChunkName(lazy, sourceCode) {
  const imported = lazy?.value?.body;
  if (imported?.type !== 'ImportExpression') return undefined;
  const names = sourceCode.getCommentsInside(imported).map(({ value }) => /webpackChunkName:\s*["']([^"']+)["']/.exec(value)?.[1]);
  return names.find(Boolean) ?? null;
}

/** Ids must be stable between releases and unique across remotes, because a release finds the chunk of a page by the id of its route. */
export const routeIds = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'A route needs an id.',
      prefix: "The ids of this remote's routes have to start with '{{prefix}}'.",
      chunk: "The webpackChunkName of a page has to be the id of its route, '{{id}}'.",
    },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (!place.isRemote || place.isTest || place.part !== 'routes') return {};
    const prefix = place.workspace.replace('mfe-', '');

    return {
      ObjectExpression(node) {
        const properties = new Map(node.properties.map((property) => [property.key?.name, property]));
        const isAddressable = properties.has('path') || properties.has('index');
        if (!isAddressable || !routeProperties.some((name) => properties.has(name))) return;
        const id = properties.get('id');
        if (!id) return context.report({ node, messageId: 'missing' });
        const start = getPrefixText(id.value);
        if (start !== undefined && !start.startsWith(prefix)) context.report({ node: id, messageId: 'prefix', data: { prefix } });
        const chunk = getChunkName(properties.get('lazy'), context.sourceCode);
        if (id.value.type === 'Literal' && chunk !== undefined && chunk !== id.value.value) {
          context.report({ node: properties.get('lazy'), messageId: 'chunk', data: { id: id.value.value } });
        }
      },
    };
  },
};
