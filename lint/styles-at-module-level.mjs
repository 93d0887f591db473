import { enclosingFunction, isInterpolation } from './render-path.mjs';

const makers = new Set(['default', 'styled', 'css', 'keyframes', 'createGlobalStyle']);

// A fragment that a style at module level asks for by its properties is part of that style.
function standsAtModuleLevel(node, maker) {
  const around = enclosingFunction(node);
  return around === undefined || (maker === 'css' && isInterpolation(around) && standsAtModuleLevel(around, maker));
}

/** A style made while rendering is a new class each time, and another one on the server. */
export const stylesAtModuleLevel = {
  meta: { type: 'problem', schema: [], messages: { moved: '{{name}} belongs at module level, outside every function.' } },
  create(context) {
    function check(variable, maker) {
      for (const { identifier } of variable.references) {
        if (standsAtModuleLevel(identifier, maker)) continue;
        context.report({ node: identifier, messageId: 'moved', data: { name: identifier.name } });
      }
    }

    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'styled-components') return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          const specifier = variable.defs[0].node;
          const maker = specifier.type === 'ImportDefaultSpecifier' ? 'default' : specifier.imported?.name;
          if (makers.has(maker)) check(variable, maker);
        }
      },
    };
  },
};
