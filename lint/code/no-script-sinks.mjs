import { keyOf, memberOf, nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const htmlProperties = ['innerHTML', 'outerHTML', 'srcdoc'];
const htmlCalls = [
  'insertAdjacentHTML',
  'write',
  'writeln',
  'createContextualFragment',
  'parseFromString',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
];
const scriptGlobals = ['eval', 'importScripts', 'Function', 'Worker', 'SharedWorker'];

/** @param {Node} callee */
const isOnDocument = (callee) => callee.type === 'MemberExpression' && ['document', 'page'].includes(nameOf(callee.object) ?? '');

/**
 * Where text becomes HTML or a script. The documents' policy of Trusted Types accepts few texts there, so each place has a reason
 * why its text is one of them.
 *
 * @type {Rule}
 */
export const noScriptSinks = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sink: 'Here text becomes HTML or a script, which the policy of documents refuses (server/src/documents/trusted-types.ts). Use elements and text.',
    },
  },
  create(context) {
    /** @param {Node} node */
    const report = (node) => context.report({ node, messageId: 'sink' });
    return {
      JSXAttribute(node) {
        if (['dangerouslySetInnerHTML', 'srcDoc'].includes(String(node.name.name))) report(node);
      },
      Property(node) {
        if (node.parent.type === 'ObjectExpression' && keyOf(node) === 'dangerouslySetInnerHTML') report(node);
      },
      AssignmentExpression(node) {
        if (htmlProperties.includes(memberOf(node.left) ?? '')) report(node);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const name = memberOf(callee) ?? '';
        const isScript = name === 'createElement' && stringOf(given[0]) === 'script';
        const isHtml = htmlCalls.includes(name) && (!name.startsWith('write') || isOnDocument(callee));
        const isWorker = name === 'register' && callee.type === 'MemberExpression' && memberOf(callee.object) === 'serviceWorker';
        if (isScript || isHtml || isWorker || scriptGlobals.includes(nameOf(callee) ?? '')) report(node);
      },
      NewExpression(node) {
        if (scriptGlobals.includes(nameOf(node.callee) ?? '')) report(node);
      },
    };
  },
};
