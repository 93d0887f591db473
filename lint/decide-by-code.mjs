import { calleeName } from './render-path.mjs';

const asks = new Set(['includes', 'startsWith', 'endsWith', 'match', 'matchAll', 'search', 'indexOf', 'lastIndexOf', 'localeCompare']);
const isAsked = new Set(['test', 'exec', 'has', 'get', 'includes', 'indexOf']);
const comparisons = new Set(['===', '!==', '==', '!=']);
const wrappers = new Set(['ChainExpression', 'TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'AwaitExpression']);

const bare = (node) => (wrappers.has(node.type) ? bare(node.expression ?? node.argument) : node);
const keyOf = ({ computed, key, property = key }) => (computed ? property.value : property.name);

/** The property that a pattern takes a variable from: 'message' in `{ message }`, `{ message: words }` and `{ message = '' }`. */
function takenFrom({ parent }) {
  const property = parent.type === 'AssignmentPattern' ? parent.parent : parent;
  return property.type === 'Property' ? keyOf(property) : undefined;
}

/** What is known of values: which of them hold the message of an error, and which hold words written in the code. */
function reader(sourceCode) {
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
    if (takenFrom(definition.name) === 'message') return true;
    const { node } = definition;
    return node.type === 'VariableDeclarator' && node.id === definition.name && node.init !== null && isMessage(node.init);
  }

  function isMessage(given) {
    const node = bare(given);
    switch (node.type) {
      case 'Identifier': return isNamedMessage(node);
      case 'MemberExpression': return keyOf(node) === 'message';
      case 'LogicalExpression': return isMessage(node.left) || isMessage(node.right);
      case 'TemplateLiteral': return node.expressions.some((part) => isMessage(part) || isCaught(part));
      case 'CallExpression': return isMessageCall(node);
      default: return false;
    }
  }

  function isMessageCall({ callee, arguments: [first] }) {
    if (calleeName(callee) === 'messageOf') return true;
    if (callee.type === 'MemberExpression') return isMessage(callee.object) || (keyOf(callee) === 'toString' && isCaught(callee.object));
    return callee.name === 'String' && first !== undefined && (isMessage(first) || isCaught(first));
  }

  function isWords(given) {
    const node = bare(given);
    if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== '';
    if (node.type === 'MemberExpression') return isWords(node.object);
    if (node.type !== 'Identifier') return node.type === 'TemplateLiteral' || node.type === 'BinaryExpression';
    const definition = definitionOf(node);
    if (definition?.type === 'ImportBinding') return true;
    const { init, parent } = definition?.node ?? {};
    return init !== undefined && init !== null && (isWords(init) || parent.parent.type === 'Program' || parent.parent.type === 'ExportNamedDeclaration');
  }

  function isFixedText(given) {
    const node = bare(given);
    return node.type === 'MemberExpression' && node.object.name === 'texts' && definitionOf(node.object)?.type === 'ImportBinding';
  }

  return { isMessage, isWords, isFixedText };
}

/** The words of a message are for people, and change; what a program does is decided by the code beside it. */
export const decideByCode = {
  meta: { type: 'problem', schema: [], messages: { words: 'Words may change: decide by the code that stands beside the message.' } },
  create(context) {
    const { isMessage, isWords, isFixedText } = reader(context.sourceCode);
    const report = (node) => context.report({ node, messageId: 'words' });

    return {
      BinaryExpression(node) {
        if (!comparisons.has(node.operator)) return;
        const { left, right } = node;
        if (isFixedText(left) || isFixedText(right) || (isMessage(left) && isWords(right)) || (isMessage(right) && isWords(left))) report(node);
      },
      CallExpression(node) {
        const { callee, arguments: [first] } = node;
        if (callee.type !== 'MemberExpression') return;
        const isMatched = asks.has(keyOf(callee)) && isMessage(callee.object);
        if (isMatched || (isAsked.has(keyOf(callee)) && first !== undefined && isMessage(first))) report(node);
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
