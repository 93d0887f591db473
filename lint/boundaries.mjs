import { placeOf, targetOf } from './places.mjs';
import { refusal } from './who-may-import.mjs';

const loaders = new Set(['require', 'jest.mock', 'jest.doMock', 'jest.requireActual', 'jest.requireMock']);

/** Who may import whom, worked out from the folder names alone. */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { refused: "'{{specifier}}': {{why}}" } },
  create(context) {
    const from = placeOf(context.filename);

    function check(source) {
      if (typeof source?.value !== 'string') return;
      const why = refusal(from, targetOf(source.value, context.filename));
      if (why) context.report({ node: source, messageId: 'refused', data: { specifier: source.value, why } });
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
