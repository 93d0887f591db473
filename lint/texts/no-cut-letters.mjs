import { memberOf, nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').CallExpression} CallExpression */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

/** Names of variables with text of people. */
const textName =
  /(?:^|[a-z_])(?:text|name|title|description|slug|label|message|question|comment|query|place|city|reason|bio|excerpt|summary|note|quote|line|body|label|typed|address|word)$/i;
/** Names of limits. */
const limitName = /max|most|least|limit|long|length|letters|count|chars|size/i;

/**
 * The name of a variable or of a property.
 *
 * @param {Node} node
 */
const lastNameOf = (node) => (node.type === 'Identifier' ? node.name : memberOf(node));
/** @param {Node} node */
const methodOf = (node) => (node.type === 'CallExpression' ? memberOf(node.callee) : undefined);

/**
 * The object whose method is called.
 *
 * @param {CallExpression} call
 */
const objectOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.object : undefined);

const givesText = new Set([
  'trim',
  'trimEnd',
  'trimStart',
  'replace',
  'replaceAll',
  'normalize',
  'toLowerCase',
  'toUpperCase',
  'join',
  'padStart',
  'toString',
]);

/**
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function isText(node) {
  if (node === undefined) return false;
  if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) return true;
  if (node.type === 'CallExpression')
    return givesText.has(methodOf(node) ?? '') || /^(?:String|t|format\w+)$/.test(lastNameOf(node.callee) ?? '');
  if (node.type === 'LogicalExpression') return isText(node.left) || isText(node.right);
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return isText(node.expression);
  return textName.test(lastNameOf(node) ?? '');
}

/**
 * Whether an expression lists the code points or code units of a text.
 *
 * @param {Node | undefined} node
 */
function isListOfText(node) {
  if (node === undefined) return false;
  if (node.type === 'ArrayExpression')
    return node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement' && isText(node.elements[0].argument);
  if (node.type !== 'CallExpression') return false;
  if (methodOf(node) === 'from' && nameOf(objectOf(node)) === 'Array') return node.arguments.length === 1 && isText(node.arguments[0]);
  return methodOf(node) === 'split' && stringOf(node.arguments[0]) === '' && isText(objectOf(node));
}

/**
 * @param {Node | undefined} node
 * @returns {boolean}
 */
const isLimit = (node) =>
  node !== undefined &&
  ((node.type === 'Literal' && typeof node.value === 'number') ||
    limitName.test(lastNameOf(node) ?? '') ||
    (node.type === 'BinaryExpression' && (isLimit(node.left) || isLimit(node.right))) ||
    (node.type === 'CallExpression' && node.arguments.some(isLimit)));

/**
 * ISO dates, digits and ids are not text of people.
 *
 * @param {CallExpression} call
 */
const isShortened = ({ arguments: [from, to] }) => from?.type === 'Literal' && from.value === 0 && isLimit(to);

/**
 * A limit in letters is one of a text, whatever the text is called.
 *
 * @param {CallExpression} call
 */
const isLetterLimit = ({ arguments: [, to] }) => to !== undefined && /letters$/i.test(lastNameOf(to) ?? '');

/**
 * Text is shortened with `cutText` and split with `splitLetters`, because code points and code units would split letters of many
 * scripts.
 *
 * @type {Rule}
 */
export const noCutLetters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cut: 'This cuts letters of many scripts: use cutText or splitLetters of shared/src/contract/input/letters.' },
  },
  create(context) {
    if (/shared\/src\/contract\/input\/letters\.ts$/.test(context.filename.replaceAll('\\', '/'))) return {};
    /** @param {Node} node */
    const report = (node) => context.report({ node, messageId: 'cut' });
    return {
      CallExpression(node) {
        const method = methodOf(node);
        if (method === undefined) return;
        const object = objectOf(node);
        if (/^(?:slice|at|splice)$/.test(method) && isListOfText(object)) report(node);
        else if (/^(?:slice|substring|substr)$/.test(method) && isShortened(node) && (isText(object) || isLetterLimit(node))) report(node);
      },
      MemberExpression(node) {
        if (node.computed && node.property.type === 'Literal' && node.property.value === 0 && isListOfText(node.object)) report(node);
      },
      NewExpression(node) {
        if (node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'Intl' && memberOf(node.callee) === 'Segmenter')
          report(node);
      },
    };
  },
};
