import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseFile } from '../parse-file.mjs';
import { folderOf, placeOf } from '../places.mjs';
import { keyOf, nameOf } from '../nodes.mjs';

/** @typedef {import('../types').TemplateElement} TemplateElement */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const { classes, properties } = JSON.parse(readFileSync(resolve(folderOf('shared'), 'src/theme/styles-manifest.json'), 'utf8'));
const provided = [...Object.keys(classes).map((name) => `.${name}`), ...Object.keys(properties)];
const styleFactories = new Set(['styled', 'css', 'createGlobalStyle']);
const mayDefine = /styled-components|--/;
const unknownPart = '\0';

/**
 * The name at the start of a tag: `styled` for `styled(Card).attrs({})`.
 *
 * @param {Node | undefined} tag
 * @returns {string | undefined}
 */
function getTagName(tag) {
  if (tag?.type === 'MemberExpression') return getTagName(tag.object);
  return tag?.type === 'CallExpression' ? getTagName(tag.callee) : nameOf(tag);
}

/** @param {TemplateElement} element */
const isInStyle = ({ parent: { parent } }) =>
  parent.type === 'TaggedTemplateExpression' && styleFactories.has(getTagName(parent.tag) ?? '');

/**
 * The classes (`.row`) and custom properties (`--ink`) that a node defines.
 *
 * @param {Node} node
 * @returns {string[]}
 */
function findDefined(node) {
  if (node.type === 'TemplateElement') {
    const text = node.value.raw;
    const names = [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
    return isInStyle(node) ? [...names, ...(text.match(/\.[a-z_][\w-]*/gi) ?? [])] : names;
  }
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  if (/^--[\w-]+$/.test(node.value)) return [node.value];
  return [...node.value.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
}

/**
 * The custom properties that a text uses without a fallback. A name that an interpolation completes is known by its start.
 *
 * @param {string} text
 * @param {boolean} isContinued
 */
function findUsedProperties(text, isContinued) {
  return [...text.matchAll(/var\(\s*(--[\w-]+)(?![\w-]|\s*,)/g)].map(({ 0: used, 1: name = '', index }) => ({
    name,
    isStart: isContinued && index + used.length === text.length,
  }));
}

/**
 * The class names in the value of a `className`, including all branches of conditions.
 *
 * @param {Node | null | undefined} node
 * @returns {Generator<{ node: Node, name: string }>}
 */
function* findClassNames(node) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield* splitClassNames(node, node.value);
      break;
    case 'TemplateLiteral':
      // Names that contain an interpolation are unknown.
      yield* splitClassNames(node, node.quasis.map(({ value }) => value.cooked).join(unknownPart));
      for (const [index, expression] of node.expressions.entries()) {
        if (/(?:^|\s)$/.test(node.quasis[index]?.value.cooked ?? '') && /^(?:\s|$)/.test(node.quasis[index + 1]?.value.cooked ?? ''))
          yield* findClassNames(expression);
      }
      break;
    case 'JSXExpressionContainer':
      yield* findClassNames(node.expression);
      break;
    case 'ConditionalExpression':
      yield* findClassNames(node.consequent);
      yield* findClassNames(node.alternate);
      break;
    case 'LogicalExpression':
      yield* findClassNames(node.left);
      yield* findClassNames(node.right);
      break;
  }
}

/**
 * @param {Node} node
 * @param {string} text
 */
const splitClassNames = (node, text) =>
  text
    .split(/\s+/)
    .filter((/** @type {string} */ name) => name !== '' && !name.includes(unknownPart))
    .map((/** @type {string} */ name) => ({ node, name: `.${name}` }));

/** @param {string} workspace */
function readDefinedIn(workspace) {
  const folder = resolve(folderOf(workspace), 'src');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => /\.tsx?$/.test(name));
  return new Set(files.flatMap((name) => (parseFile(resolve(folder, name), mayDefine)?.nodes ?? []).flatMap(findDefined)));
}

/**
 * A remote may only use classes and custom properties of the shell's base styles, whose version its release states, or its own.
 *
 * @type {Rule}
 */
export const providedStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: "'{{name}}' is neither provided by the shell (shared/src/theme/styles-manifest.json) nor defined in {{workspace}}.",
    },
  },
  create(context) {
    const { workspace } = placeOf(context.filename);
    const defined = new Set(provided);
    /** @type {{ node: Node, name: string, isStart?: boolean }[]} */
    const used = [];
    /**
     * @param {Node} node
     * @param {string} text
     */
    const collectProperties = (node, text, isContinued = false) =>
      used.push(...findUsedProperties(text, isContinued).map((each) => ({ node, ...each })));
    /** @param {Node} node */
    const collectDefined = (node) => findDefined(node).forEach((name) => defined.add(name));
    /** @param {Node | null} value */
    const collectClasses = (value) => used.push(...findClassNames(value));

    return {
      Literal(node) {
        collectDefined(node);
        if (typeof node.value === 'string') collectProperties(node, node.value);
      },
      TemplateElement(node) {
        collectDefined(node);
        collectProperties(node, node.value.raw, !node.tail);
      },
      JSXAttribute(node) {
        if (node.name.name === 'className') collectClasses(node.value);
      },
      Property(node) {
        if (keyOf(node) === 'className') collectClasses(node.value);
      },
      'Program:exit'() {
        /** @param {Set<string>} names */
        const isIn =
          (names) =>
          (/** @type {typeof used[number]} */ { name, isStart }) =>
            isStart ? [...names].some((each) => each.startsWith(name)) : names.has(name);
        const missing = used.filter((each) => !isIn(defined)(each));
        if (missing.length === 0) return;
        const isDefinedElsewhere = isIn(readDefinedIn(workspace));
        for (const { node, name } of missing.filter((each) => !isDefinedElsewhere(each)))
          context.report({ node, messageId: 'unknown', data: { name, workspace } });
      },
    };
  },
};
