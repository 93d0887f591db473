import { keyOf, memberOf, nameOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

/** @param {Node | undefined} node */
const isConstant = (node) => node === undefined || node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');

/** @param {Node | undefined} options */
const isSkippable = (options) => options?.type === 'ObjectExpression' && options.properties.some((property) => keyOf(property) === 'skip');

/** @param {Node | null | undefined} init */
const isQuery = (init) =>
  init?.type === 'CallExpression' &&
  /^use(?!Lazy)\w+Query$/.test(nameOf(init.callee) ?? '') &&
  (!isConstant(init.arguments[0]) || isSkippable(init.arguments[1]));

/** @param {Node} pattern */
const findData = (pattern) =>
  pattern.type === 'ObjectPattern' ? pattern.properties.find((property) => keyOf(property) === 'data') : undefined;

/**
 * The node at which a query's result is read as `data`.
 *
 * @param {Node} use
 */
function findDataOf(use) {
  const { parent } = use;
  if (parent?.type === 'MemberExpression' && parent.object === use) return memberOf(parent) === 'data' ? parent.property : undefined;
  return parent?.type === 'VariableDeclarator' && parent.init === use ? findData(parent.id) : undefined;
}

/**
 * After the argument of a query changes, `data` is still that of the previous argument until the new data arrives, or forever if
 * it fails. After a query is skipped, as at the end of a session, `data` still has its previous value.
 *
 * @type {Rule}
 */
export const currentData = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      stale:
        'Use `currentData`: `data` is that of the previous argument until the new data has loaded, if that fails, and while the query is skipped.',
    },
  },
  create(context) {
    /** @param {Node | undefined | false} node */
    const report = (node) => node && context.report({ node, messageId: 'stale' });
    return {
      MemberExpression(node) {
        if (isQuery(node.object) && memberOf(node) === 'data') report(node.property);
      },
      VariableDeclarator(node) {
        if (!isQuery(node.init)) return;
        report(findData(node.id));
        if (node.id.type !== 'Identifier') return;
        const [variable] = context.sourceCode.getDeclaredVariables(node);
        for (const { identifier } of variable?.references ?? []) report(findDataOf(identifier));
      },
    };
  },
};
