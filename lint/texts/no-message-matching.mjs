import { getCalleeName } from '../rendering/render-path.mjs';
import { keyOf, memberOf, nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').CallExpression} CallExpression */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').SourceCode} SourceCode */
/** @typedef {import('../types').Node} Node */
/** @typedef {import('../types').MemberExpression} MemberExpression */
/** @typedef {import('../types').Scope} Scope */

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

/**
 * The expression without casts, `await` and optional chaining around it.
 *
 * @param {Node} node
 * @returns {Node}
 */
function unwrap(node) {
  switch (node.type) {
    case 'AwaitExpression':
      return unwrap(node.argument);
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/**
 * The name of the accessed property, also if it is computed from a literal.
 *
 * @param {MemberExpression} node
 */
const getKey = (node) => (node.computed ? stringOf(node.property) : memberOf(node));

/**
 * The property that a pattern reads a variable from: 'message' in `{ message }`, `{ message: text }` and `{ message = '' }`.
 *
 * @param {Node} name
 */
function getSourceProperty({ parent }) {
  const property = parent?.type === 'AssignmentPattern' ? parent.parent : parent;
  if (property?.type !== 'Property') return undefined;
  return property.computed ? stringOf(property.key) : keyOf(property);
}

/**
 * Predicates for values: whether they contain an error message, or text that is written in the code.
 *
 * @param {SourceCode} sourceCode
 */
function createReader(sourceCode) {
  /** @param {Node} identifier */
  function definitionOf(identifier) {
    const name = nameOf(identifier);
    if (name === undefined) return undefined;
    for (let scope = /** @type {Scope | null} */ (sourceCode.getScope(identifier)); scope; scope = scope.upper) {
      const variable = scope.set.get(name);
      if (variable) return variable.defs[0];
    }
    return undefined;
  }

  /** @param {Node} node */
  const isCaught = (node) => node.type === 'Identifier' && definitionOf(node)?.type === 'CatchClause';

  /**
   * @param {Node} identifier
   * @returns {boolean}
   */
  function isNamedMessage(identifier) {
    const definition = definitionOf(identifier);
    if (definition === undefined) return false;
    if (getSourceProperty(definition.name) === 'message') return true;
    const { node } = definition;
    return node.type === 'VariableDeclarator' && node.id === definition.name && node.init !== null && isMessage(node.init);
  }

  /**
   * @param {Node} value
   * @returns {boolean}
   */
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

  /**
   * @param {CallExpression} call
   * @returns {boolean}
   */
  function isMessageCall({ callee, arguments: [first] }) {
    if (getCalleeName(callee) === 'formatError') return true;
    if (callee.type === 'MemberExpression') return isMessage(callee.object) || (getKey(callee) === 'toString' && isCaught(callee.object));
    return nameOf(callee) === 'String' && first !== undefined && (isMessage(first) || isCaught(first));
  }

  /**
   * @param {Node} value
   * @returns {boolean}
   */
  function isText(value) {
    const node = unwrap(value);
    if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== '';
    if (node.type === 'MemberExpression') return isText(node.object);
    if (node.type !== 'Identifier') return node.type === 'TemplateLiteral' || node.type === 'BinaryExpression';
    const definition = definitionOf(node);
    if (definition?.type === 'ImportBinding') return true;
    const declaration = definition?.node;
    if (declaration?.type !== 'VariableDeclarator' || declaration.init === null) return false;
    const around = declaration.parent.parent.type;
    return isText(declaration.init) || around === 'Program' || around === 'ExportNamedDeclaration';
  }

  /** @param {Node} value */
  function isSpecText(value) {
    const node = unwrap(value);
    return node.type === 'MemberExpression' && nameOf(node.object) === 'specTexts' && definitionOf(node.object)?.type === 'ImportBinding';
  }

  return { isMessage, isText, isSpecText };
}

/**
 * Messages are written for people and change, so code must not branch on them; every error has a code.
 *
 * @type {Rule}
 */
export const noMessageMatching = {
  meta: { type: 'problem', schema: [], messages: { message: 'Messages may change: compare the error code instead.' } },
  create(context) {
    const { isMessage, isText, isSpecText } = createReader(context.sourceCode);
    /** @param {Node} node */
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
        const isMatched = stringMethods.has(getKey(callee) ?? '') && isMessage(callee.object);
        if (isMatched || (lookupMethods.has(getKey(callee) ?? '') && first !== undefined && isMessage(first))) report(node);
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
