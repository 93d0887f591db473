import { existsSync, readFileSync } from 'node:fs';
import { fileOf, placeOf } from '../places.mjs';
import { nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {{ type: string, default: unknown, experiment?: { goal: string } }} Declaration */

/** @type {Record<string, string>} */
const typeOfHook = { useBooleanFlagValue: 'boolean', useStringFlagValue: 'string', useNumberFlagValue: 'number' };

/**
 * The flags that a remote declares.
 *
 * @param {string} workspace
 * @returns {Record<string, Declaration>}
 */
function readDeclared(workspace) {
  const file = fileOf(`${workspace}/src/flags.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * A remote reads only flags that it declares, with their types and defaults, and counts only goals that it declares: the release says
 * what it reads, and a flag of another remote cannot be read.
 *
 * @type {Rule}
 */
export const declaredFlags = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'The name of a flag or goal has to be a text in quotes, which is compared with flags.json.',
      undeclared: "'{{name}}' is not in {{workspace}}/src/flags.json: declare it there with the name of this remote as its prefix.",
      type: "'{{name}}' is declared as a {{type}}: use the hook of that type.",
      usual: "The default of '{{name}}' is {{value}} in flags.json: give the same one here.",
      goal: "No experiment of {{workspace}}/src/flags.json has the goal '{{name}}'.",
    },
  },
  create(context) {
    const place = placeOf(context.filename);
    if (!place.isRemote || place.isTest) return {};
    const { workspace } = place;
    const declared = readDeclared(workspace);
    /** @type {Set<string | undefined>} */
    const tracking = new Set();

    return {
      ImportDeclaration(node) {
        if (node.source.value !== '@oracle-astra/shared/flags') return;
        for (const each of node.specifiers)
          if (each.type === 'ImportSpecifier' && nameOf(each.imported) === 'track') tracking.add(each.local.name);
      },
      CallExpression(node) {
        const called = nameOf(node.callee) ?? '';
        const isGoal = tracking.has(called);
        const type = typeOfHook[called];
        if (!isGoal && type === undefined) return;
        const [first, second] = node.arguments;
        const name = stringOf(first);
        if (name === undefined) return context.report({ node, messageId: 'literal' });
        if (isGoal) {
          const isDeclared = Object.values(declared).some(({ experiment }) => experiment?.goal === name);
          if (!isDeclared) context.report({ node, messageId: 'goal', data: { name, workspace } });
          return;
        }
        const own = declared[name];
        if (!own) return context.report({ node, messageId: 'undeclared', data: { name, workspace } });
        if (own.type !== type) return context.report({ node, messageId: 'type', data: { name, type: own.type } });
        if (second?.type !== 'Literal' || second.value !== own.default)
          context.report({ node, messageId: 'usual', data: { name, value: JSON.stringify(own.default) } });
      },
    };
  },
};
