import { placeOf } from './places.mjs';

const whatMakesARoute = ['lazy', 'Component', 'element', 'children', 'loader'];

function startOf(value) {
  if (value.type === 'TemplateLiteral') return value.quasis[0].value.cooked;
  return value.type === 'Literal' ? String(value.value) : undefined;
}

/** Ids by position differ between two releases; ids of two remotes must not meet in one page. */
export const routeIds = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'A route has an id of its own.',
      prefix: "The id of this remote's routes begins with '{{prefix}}'.",
    },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (!place.isRemote || place.isTest || place.part !== 'routes') return {};
    const prefix = place.workspace.replace('mfe-', '');

    return {
      ObjectExpression(node) {
        const properties = new Map(node.properties.map((property) => [property.key?.name, property]));
        const hasAddress = properties.has('path') || properties.has('index');
        if (!hasAddress || !whatMakesARoute.some((name) => properties.has(name))) return;
        const id = properties.get('id');
        if (!id) return context.report({ node, messageId: 'missing' });
        const start = startOf(id.value);
        if (start !== undefined && !start.startsWith(prefix)) context.report({ node: id, messageId: 'prefix', data: { prefix } });
      },
    };
  },
};
