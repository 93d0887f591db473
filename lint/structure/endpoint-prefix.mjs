import { placeOf } from '../places.mjs';
import { getCalleeName } from '../rendering/render-path.mjs';

/**
 * The object of endpoints that an `endpoints` function returns.
 *
 * @param {{ body?: any }} [node]
 */
function getReturnedObject({ body } = {}) {
  if (body?.type !== 'BlockStatement') return body;
  return body.body.findLast(({ type }) => type === 'ReturnStatement')?.argument;
}

const getName = ({ computed, key }) => (key?.type === 'Literal' ? key.value : computed ? undefined : key?.name);

/** All remotes of a page, in two releases each, inject endpoints into one API, so their names need a prefix. */
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

    function check(property) {
      const name = getName(property);
      if (typeof name !== 'string' || hasPrefix.test(name)) return;
      const example = `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      context.report({ node: property, messageId: 'prefix', data: { prefix, example } });
    }

    return {
      CallExpression({ callee, arguments: [options] }) {
        if (getCalleeName(callee) !== 'injectEndpoints' || options?.type !== 'ObjectExpression') return;
        const endpoints = options.properties.find((property) => getName(property) === 'endpoints');
        getReturnedObject(endpoints?.value)?.properties?.forEach(check);
      },
    };
  },
};
