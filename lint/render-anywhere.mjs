import { isInRenderPath } from './render-path.mjs';

const browserOnly = new Set([
  'window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history', 'matchMedia',
  'setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback',
]);
const changing = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues']);

// They start the site in a browser, and are part of no rendering on a server.
const startsTheBrowser = /shell\/src\/(?:main|inline\/index|(?:[^/]+\/)*bootstrap)\.tsx?$/;

const testsType = (test) => /\btypeof\s+(?:window|document|localStorage|navigator)\b/.test(test);

function isGuarded(node, sourceCode) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    const test = parent.test ?? (parent.type === 'LogicalExpression' ? parent.left : undefined);
    if (test && test !== at && testsType(sourceCode.getText(test))) return true;
  }
  return false;
}

function isOnlyAType(identifier) {
  const { parent } = identifier;
  return parent.type.startsWith('TS') && parent.type !== 'TSAsExpression' && parent.type !== 'TSNonNullExpression';
}

/** What differs between a server and a browser, or between two moments, stays out of imports and rendering. */
export const renderAnywhere = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser: '{{name}} is not there when this renders on a server: use it in an effect or a handler.',
      changing: '{{name}} gives the server and the browser two answers: take the time from useNow(), chance in a handler.',
    },
  },
  create(context) {
    if (startsTheBrowser.test(context.filename.replaceAll('\\', '/'))) return {};
    const { sourceCode } = context;

    function checkGlobal(identifier) {
      if (!browserOnly.has(identifier.name) || isOnlyAType(identifier)) return;
      if (identifier.parent.type === 'UnaryExpression' && identifier.parent.operator === 'typeof') return;
      if (isInRenderPath(identifier) && !isGuarded(identifier, sourceCode)) {
        context.report({ node: identifier, messageId: 'browser', data: { name: identifier.name } });
      }
    }

    function checkChanging(node, name) {
      if (isInRenderPath(node)) context.report({ node, messageId: 'changing', data: { name } });
    }

    return {
      'Program:exit'(program) {
        const global = sourceCode.getScope(program);
        const known = global.variables.filter((variable) => variable.defs.length === 0);
        const references = [...global.through, ...known.flatMap((variable) => variable.references)];
        for (const identifier of new Set(references.map((reference) => reference.identifier))) checkGlobal(identifier);
      },
      CallExpression(node) {
        const name = sourceCode.getText(node.callee);
        if (changing.has(name) || name === 'Date') checkChanging(node, `${name}()`);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) checkChanging(node, 'new Date()');
      },
    };
  },
};
