/** Names of variables with text of people. */
const textName =
  /(?:^|[a-z_])(?:text|name|title|description|slug|label|message|question|comment|query|place|city|reason|bio|excerpt|summary|note|quote|line|body|label|typed|address|word)$/i;
/** Names of limits. */
const limitName = /max|most|least|limit|long|length|letters|count|chars|size/i;

const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? node.property.name : undefined);
const methodOf = ({ type, callee }) => (type === 'CallExpression' && callee.type === 'MemberExpression' ? callee.property.name : undefined);

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

function isText(node) {
  if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) return true;
  if (node.type === 'CallExpression') return givesText.has(methodOf(node)) || /^(?:String|t|format\w+)$/.test(nameOf(node.callee) ?? '');
  if (node.type === 'LogicalExpression') return isText(node.left) || isText(node.right);
  if (node.type === 'ChainExpression' || node.type.startsWith('TSNon')) return isText(node.expression);
  return textName.test(nameOf(node) ?? '');
}

/** Whether an expression lists the code points or code units of a text. */
function isListOfText(node) {
  if (node.type === 'ArrayExpression')
    return node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement' && isText(node.elements[0].argument);
  if (node.type !== 'CallExpression') return false;
  if (methodOf(node) === 'from' && node.callee.object.name === 'Array') return node.arguments.length === 1 && isText(node.arguments[0]);
  return methodOf(node) === 'split' && node.arguments[0]?.value === '' && isText(node.callee.object);
}

const isLimit = (node) =>
  node !== undefined &&
  ((node.type === 'Literal' && typeof node.value === 'number') ||
    limitName.test(nameOf(node) ?? '') ||
    (node.type === 'BinaryExpression' && (isLimit(node.left) || isLimit(node.right))) ||
    (node.type === 'CallExpression' && node.arguments.some(isLimit)));

/** ISO dates, digits and ids are not text of people. */
const isShortened = ({ arguments: [from, to] }) => from?.value === 0 && isLimit(to);

/**
 * Text is shortened with `cutText` and split with `splitLetters`, because code points and code units would split letters of many
 * scripts.
 */
export const noCutLetters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cut: 'This cuts letters of many scripts: use cutText or splitLetters of shared/src/contract/input/letters.' },
  },
  create(context) {
    if (/shared\/src\/contract\/input\/letters\.ts$/.test(context.filename.replaceAll('\\', '/'))) return {};
    const report = (node) => context.report({ node, messageId: 'cut' });
    return {
      CallExpression(node) {
        const method = methodOf(node);
        if (method === undefined) return;
        const { object } = node.callee;
        if (/^(?:slice|at|splice)$/.test(method) && isListOfText(object)) report(node);
        else if (/^(?:slice|substring|substr)$/.test(method) && isShortened(node) && isText(object)) report(node);
      },
      MemberExpression(node) {
        if (node.computed && node.property.type === 'Literal' && node.property.value === 0 && isListOfText(node.object)) report(node);
      },
      NewExpression(node) {
        if (node.callee.type === 'MemberExpression' && node.callee.object.name === 'Intl' && node.callee.property.name === 'Segmenter')
          report(node);
      },
    };
  },
};
