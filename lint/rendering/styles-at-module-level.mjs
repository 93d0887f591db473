import { getEnclosingFunction, isInterpolation } from './render-path.mjs';

const styleFactories = new Set(['default', 'styled', 'css', 'keyframes', 'createGlobalStyle']);

// A css fragment in an interpolation of a module-level style is part of that style.
function isAtModuleLevel(node, factory) {
  const around = getEnclosingFunction(node);
  return around === undefined || (factory === 'css' && isInterpolation(around) && isAtModuleLevel(around, factory));
}

/** A style that is created while rendering gets a new class each time, and a different one on the server. */
export const stylesAtModuleLevel = {
  meta: { type: 'problem', schema: [], messages: { moved: '{{name}} belongs at module level, outside every function.' } },
  create(context) {
    function check(variable, factory) {
      for (const { identifier } of variable.references) {
        if (isAtModuleLevel(identifier, factory)) continue;
        context.report({ node: identifier, messageId: 'moved', data: { name: identifier.name } });
      }
    }

    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'styled-components') return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          const specifier = variable.defs[0].node;
          const factory = specifier.type === 'ImportDefaultSpecifier' ? 'default' : specifier.imported?.name;
          if (styleFactories.has(factory)) check(variable, factory);
        }
      },
    };
  },
};
