import { placeOf, targetOf } from '../places.mjs';
import { findViolation } from './import-policy.mjs';

const loaders = new Set(['require', 'jest.mock', 'jest.doMock', 'jest.requireActual', 'jest.requireMock']);

/** Which part of the project may import which, by folder names (import-policy.mjs). */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { forbidden: "'{{specifier}}': {{reason}}" } },
  create(context) {
    const from = placeOf(context.filename);

    function check(source) {
      if (typeof source?.value !== 'string') return;
      const reason = findViolation(from, targetOf(source.value, context.filename));
      if (reason) context.report({ node: source, messageId: 'forbidden', data: { specifier: source.value, reason } });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      CallExpression(node) {
        if (loaders.has(context.sourceCode.getText(node.callee))) check(node.arguments[0]);
      },
    };
  },
};
