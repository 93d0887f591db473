import { placeOf } from '../places.mjs';
import { keyOf, valueOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').SourceCode} SourceCode */
/** @typedef {import('../types').Node} Node */
/** @typedef {import('../types').Property} Property */

const routeProperties = ['lazy', 'Component', 'element', 'children', 'loader'];

/** @param {Node} value */
function getPrefixText(value) {
  if (value.type === 'TemplateLiteral') return value.quasis[0]?.value.cooked ?? '';
  return value.type === 'Literal' ? String(value.value) : undefined;
}

/**
 * The `webpackChunkName` of the page that a route imports lazily; null without the comment, undefined without a lazy import.
 *
 * @param {Property | undefined} lazy
 * @param {SourceCode} sourceCode
 */
function getChunkName(lazy, sourceCode) {
  const page = valueOf(lazy);
  const imported = page?.type === 'ArrowFunctionExpression' ? page.body : undefined;
  if (imported?.type !== 'ImportExpression') return undefined;
  const names = sourceCode.getCommentsInside(imported).map(({ value }) => /webpackChunkName:\s*["']([^"']+)["']/.exec(value)?.[1]);
  return names.find(Boolean) ?? null;
}

/**
 * Ids must be stable between releases and unique across remotes, because a release finds the chunk of a page by the id of its route.
 *
 * @type {Rule}
 */
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
        const properties = new Map(node.properties.map((property) => [keyOf(property), property]));
        const isAddressable = properties.has('path') || properties.has('index');
        if (!isAddressable || !routeProperties.some((name) => properties.has(name))) return;
        const id = properties.get('id');
        if (!id) return context.report({ node, messageId: 'missing' });
        const idValue = valueOf(id);
        const start = idValue && getPrefixText(idValue);
        if (start !== undefined && !start.startsWith(prefix)) context.report({ node: id, messageId: 'prefix', data: { prefix } });
        const lazy = properties.get('lazy');
        const chunk = getChunkName(lazy, context.sourceCode);
        if (lazy && idValue?.type === 'Literal' && chunk !== undefined && chunk !== idValue.value) {
          context.report({ node: lazy, messageId: 'chunk', data: { id: idValue.value } });
        }
      },
    };
  },
};
