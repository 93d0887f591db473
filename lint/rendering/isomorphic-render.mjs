import { findCallsOfHelper, findCallsOfImports, findImpurity } from './impure-calls.mjs';
import { isInRenderPath } from './render-path.mjs';
import { nameOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').SourceCode} SourceCode */
/** @typedef {import('../types').Node} Node */

const browserOnly = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
]);

// Entry points of the browser, which never run on a server.
const browserEntries = /shell\/src\/(?:main|inline\/index|(?:[^/]+\/)*bootstrap)\.tsx?$/;

/** @param {string} test */
const checksType = (test) => /\btypeof\s+(?:window|document|localStorage|navigator)\b/.test(test);

/**
 * @param {Node} node
 * @param {SourceCode} sourceCode
 */
function isGuarded(node, sourceCode) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    const test = 'test' in parent ? parent.test : parent.type === 'LogicalExpression' ? parent.left : undefined;
    if (test && test !== at && checksType(sourceCode.getText(test))) return true;
  }
  return false;
}

/** @param {Node} identifier */
function isTypeOnly(identifier) {
  const { parent } = identifier;
  return parent?.type.startsWith('TS') && parent.type !== 'TSAsExpression' && parent.type !== 'TSNonNullExpression';
}

/**
 * Code that runs on import or while rendering must have the same result on the server, in the browser and at any time.
 *
 * @type {Rule}
 */
export const isomorphicRender = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser: '{{name}} does not exist when this renders on a server: use it in an effect or a handler.',
      changing: '{{name}} differs between server and browser: take the time from useNow(), random values in a handler.',
      locale: '{{name}} depends on the locale data of the machine: format with shared/format.',
      helper: 'This helper calls {{name}}, which differs between server and browser, while rendering.',
    },
  },
  create(context) {
    if (browserEntries.test(context.filename.replaceAll('\\', '/'))) return {};
    const { sourceCode } = context;

    /** @param {Node} identifier */
    function checkGlobal(identifier) {
      const name = nameOf(identifier);
      if (name === undefined || !browserOnly.has(name) || isTypeOnly(identifier)) return;
      if (identifier.parent?.type === 'UnaryExpression' && identifier.parent.operator === 'typeof') return;
      if (isInRenderPath(identifier) && !isGuarded(identifier, sourceCode)) {
        context.report({ node: identifier, messageId: 'browser', data: { name } });
      }
    }

    /**
     * @param {Node} node
     * @param {{ name: string | undefined }} impurity
     */
    const reportHelper = (node, { name }) => context.report({ node, messageId: 'helper', data: { name } });

    /** @param {Node} node */
    function checkImpure(node) {
      const impurity = findImpurity(node);
      if (impurity === undefined) return;
      if (isInRenderPath(node)) context.report({ node, messageId: impurity.messageId, data: impurity });
      else for (const call of findCallsOfHelper(node, sourceCode.scopeManager)) reportHelper(call, impurity);
    }

    return {
      'Program:exit'(program) {
        const global = sourceCode.getScope(program);
        const known = global.variables.filter((variable) => variable.defs.length === 0);
        const references = [...global.through, ...known.flatMap((variable) => variable.references)];
        for (const identifier of new Set(references.map((reference) => reference.identifier))) checkGlobal(identifier);
      },
      'Program > ImportDeclaration'(node) {
        for (const { identifier, impurity } of findCallsOfImports(node, context)) reportHelper(identifier, impurity);
      },
      CallExpression: checkImpure,
      NewExpression: checkImpure,
    };
  },
};
