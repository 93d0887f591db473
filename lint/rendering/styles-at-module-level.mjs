import { getEnclosingFunction, isInterpolation } from './render-path.mjs';
import { nameOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Variable} Variable */
/** @typedef {import('../types').Node} Node */

const styleFactories = new Set(['default', 'styled', 'css', 'keyframes', 'createGlobalStyle']);

/**
 * A css fragment in an interpolation of a module-level style is part of that style.
 *
 * @param {Node} node
 * @param {string} factory
 * @returns {boolean}
 */
function isAtModuleLevel(node, factory) {
  const around = getEnclosingFunction(node);
  return around === undefined || (factory === 'css' && isInterpolation(around) && isAtModuleLevel(around, factory));
}

/**
 * A style that is created while rendering gets a new class each time, and a different one on the server.
 *
 * @type {Rule}
 */
export const stylesAtModuleLevel = {
  meta: { type: 'problem', schema: [], messages: { moved: '{{name}} belongs at module level, outside every function.' } },
  create(context) {
    /**
     * @param {Variable} variable
     * @param {string} factory
     */
    function check(variable, factory) {
      for (const { identifier } of variable.references) {
        if (isAtModuleLevel(identifier, factory)) continue;
        context.report({ node: identifier, messageId: 'moved', data: { name: nameOf(identifier) } });
      }
    }

    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'styled-components') return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          const specifier = variable.defs[0]?.node;
          const imported = specifier?.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
          const factory = specifier?.type === 'ImportDefaultSpecifier' ? 'default' : imported;
          if (factory !== undefined && styleFactories.has(factory)) check(variable, factory);
        }
      },
    };
  },
};
