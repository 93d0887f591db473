import { placeOf, targetOf } from '../places.mjs';
import { findViolation } from './import-policy.mjs';
import { stringOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const loaders = new Set(['require', 'jest.mock', 'jest.doMock', 'jest.requireActual', 'jest.requireMock']);

/**
 * Which part of the project may import which, by folder names (import-policy.mjs).
 *
 * @type {Rule}
 */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { forbidden: "'{{specifier}}': {{reason}}" } },
  create(context) {
    const from = placeOf(context.filename);

    /** @param {Node | null | undefined} source */
    function check(source) {
      const specifier = stringOf(source);
      if (!source || specifier === undefined) return;
      const reason = findViolation(from, targetOf(specifier, context.filename));
      if (reason) context.report({ node: source, messageId: 'forbidden', data: { specifier, reason } });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      CallExpression(node) {
        if (loaders.has(context.sourceCode.getText(node.callee))) check(node.arguments[0]);
      },
    };
  },
};
