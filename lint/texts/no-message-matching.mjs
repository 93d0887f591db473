import { getCalleeName } from '../rendering/render-path.mjs';

const stringMethods = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'match',
  'matchAll',
  'search',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
]);
const lookupMethods = new Set(['test', 'exec', 'has', 'get', 'includes', 'indexOf']);
const comparisons = new Set(['===', '!==', '==', '!=']);
const wrappers = new Set(['ChainExpression', 'TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'AwaitExpression']);

const unwrap = (node) => (wrappers.has(node.type) ? unwrap(node.expression ?? node.argument) : node);
const getKey = ({ computed, key, property = key }) => (computed ? property.value : property.name);

/** The property that a pattern reads a variable from: 'message' in `{ message }`, `{ message: text }` and `{ message = '' }`. */
function getSourceProperty({ parent }) {
  const property = parent.type === 'AssignmentPattern' ? parent.parent : parent;
  return property.type === 'Property' ? getKey(property) : undefined;
}

/** Predicates for values: whether they contain an error message, or text that is written in the code. */
function createReader(sourceCode) {
  function definitionOf(identifier) {
    for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
      const variable = scope.set.get(identifier.name);
      if (variable) return variable.defs[0];
    }
    return undefined;
  }

  const isCaught = (node) => node.type === 'Identifier' && definitionOf(node)?.type === 'CatchClause';

  function isNamedMessage(identifier) {
    const definition = definitionOf(identifier);
    if (definition === undefined) return false;
    if (getSourceProperty(definition.name) === 'message') return true;
    const { node } = definition;
    return node.type === 'VariableDeclarator' && node.id === definition.name && node.init !== null && isMessage(node.init);
  }

  function isMessage(value) {
    const node = unwrap(value);
    switch (node.type) {
      case 'Identifier':
        return isNamedMessage(node);
      case 'MemberExpression':
        return getKey(node) === 'message';
      case 'LogicalExpression':
        return isMessage(node.left) || isMessage(node.right);
      case 'TemplateLiteral':
        return node.expressions.some((part) => isMessage(part) || isCaught(part));
      case 'CallExpression':
        return isMessageCall(node);
      default:
        return false;
    }
  }

  function isMessageCall({ callee, arguments: [first] }) {
    if (getCalleeName(callee) === 'formatError') return true;
    if (callee.type === 'MemberExpression') return isMessage(callee.object) || (getKey(callee) === 'toString' && isCaught(callee.object));
    return callee.name === 'String' && first !== undefined && (isMessage(first) || isCaught(first));
  }

  function isText(value) {
    const node = unwrap(value);
    if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== '';
    if (node.type === 'MemberExpression') return isText(node.object);
    if (node.type !== 'Identifier') return node.type === 'TemplateLiteral' || node.type === 'BinaryExpression';
    const definition = definitionOf(node);
    if (definition?.type === 'ImportBinding') return true;
    const { init, parent } = definition?.node ?? {};
    return (
      init !== undefined &&
      init !== null &&
      (isText(init) || parent.parent.type === 'Program' || parent.parent.type === 'ExportNamedDeclaration')
    );
  }

  function isSpecText(value) {
    const node = unwrap(value);
    return node.type === 'MemberExpression' && node.object.name === 'specTexts' && definitionOf(node.object)?.type === 'ImportBinding';
  }

  return { isMessage, isText, isSpecText };
}

/** Messages are written for people and change, so code must not branch on them; every error has a code. */
export const noMessageMatching = {
  meta: { type: 'problem', schema: [], messages: { message: 'Messages may change: compare the error code instead.' } },
  create(context) {
    const { isMessage, isText, isSpecText } = createReader(context.sourceCode);
    const report = (node) => context.report({ node, messageId: 'message' });

    return {
      BinaryExpression(node) {
        if (!comparisons.has(node.operator)) return;
        const { left, right } = node;
        if (isSpecText(left) || isSpecText(right) || (isMessage(left) && isText(right)) || (isMessage(right) && isText(left))) report(node);
      },
      CallExpression(node) {
        const {
          callee,
          arguments: [first],
        } = node;
        if (callee.type !== 'MemberExpression') return;
        const isMatched = stringMethods.has(getKey(callee)) && isMessage(callee.object);
        if (isMatched || (lookupMethods.has(getKey(callee)) && first !== undefined && isMessage(first))) report(node);
      },
      SwitchStatement(node) {
        if (isMessage(node.discriminant)) report(node);
      },
      MemberExpression(node) {
        if (node.computed && isMessage(node.property)) report(node);
      },
    };
  },
};
