import { placeOf } from '../places.mjs';
import { getCalleeName } from '../rendering/render-path.mjs';
import { isFunction, keyOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Property} Property */

/**
 * The object of endpoints that an `endpoints` function returns.
 *
 * @param {Property | undefined} property
 */
function getReturnedObject(property) {
  const value = property && 'value' in property ? property.value : undefined;
  if (!isFunction(value)) return undefined;
  if (value.body?.type !== 'BlockStatement') return value.body;
  return value.body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
}

/** @param {Property} property */
const getName = (property) =>
  'key' in property ? (stringOf(property.key) ?? (property.computed ? undefined : keyOf(property))) : undefined;

/**
 * All remotes of a page, in two releases each, inject endpoints into one API, so their names need a prefix.
 *
 * @type {Rule}
 */
export const endpointPrefix = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { prefix: "The name of an endpoint of this remote has to start with '{{prefix}}', as in {{example}}." },
  },
  create(context) {
    const { isRemote, isTest, workspace } = placeOf(context.filename);
    if (!isRemote || isTest) return {};
    const prefix = workspace.replace('mfe-', '');
    const hasPrefix = new RegExp(`^${prefix}[A-Z]`);

    /** @param {Property} property */
    function check(property) {
      const name = getName(property);
      if (name === undefined || hasPrefix.test(name)) return;
      const example = `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      context.report({ node: property, messageId: 'prefix', data: { prefix, example } });
    }

    return {
      CallExpression({ callee, arguments: [options] }) {
        if (getCalleeName(callee) !== 'injectEndpoints' || options?.type !== 'ObjectExpression') return;
        const endpoints = options.properties.find((property) => getName(property) === 'endpoints');
        const returned = getReturnedObject(endpoints);
        if (returned?.type === 'ObjectExpression') returned.properties.forEach(check);
      },
    };
  },
};
