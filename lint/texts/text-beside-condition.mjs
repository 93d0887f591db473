import { memberOf, nameOf, stringOf } from '../nodes.mjs';

/** @typedef {import('../types').CallExpression} CallExpression */
/** @typedef {import('../types').JSXElement} JSXElement */
/** @typedef {import('../types').JSXFragment} JSXFragment */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

/**
 * Whitespace and empty children of an element.
 *
 * @param {Node} child
 */
const isBlank = (child) =>
  child.type === 'JSXText' ? /^\s*$/.test(child.value) : child.type === 'JSXExpressionContainer' && isBlankExpression(child.expression);
/** @param {Node} expression */
const isBlankExpression = (expression) => expression.type === 'JSXEmptyExpression' || stringOf(expression)?.trim() === '';

/** Names of variables that contain elements. */
const isNameOfElements =
  /^(?:children|content|details|dialog|element|fallback|head|outOfCredit|footer|header|(?:\w+[a-z])?(?:Icon|Mark|Art|Actions?|Links?|Buttons?|Fields?|List|Rows?)|icon|mark|art|actions?|links?|buttons?|fields?|list|rows?|aside|end|start|before|after|lead|note|extra|trailing)$/;

/**
 * @param {Node} node
 * @returns {(Node | null)[]}
 */
const branchesOf = (node) => {
  if (node.type === 'ConditionalExpression') return [...branchesOf(node.consequent), ...branchesOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...(node.operator === '&&' ? [null] : branchesOf(node.left)), ...branchesOf(node.right)];
  if (node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSSatisfiesExpression')
    return branchesOf(node.expression);
  return [node];
};

/** @param {Node | null} node */
const isNothing = (node) =>
  node === null ||
  (node.type === 'Literal' && (node.value === null || node.value === '' || typeof node.value === 'boolean')) ||
  nameOf(node) === 'undefined';
/** @param {Node | null} node */
const isElement = (node) => node?.type === 'JSXElement' || node?.type === 'JSXFragment';

/**
 * A list of elements is conditional, because its length changes.
 *
 * @param {Node | null} node
 */
const isList = (node) => node?.type === 'CallExpression' && memberOf(node.callee) === 'map';

/** @param {CallExpression} call */
const isTextCall = ({ callee }) =>
  (callee.type === 'Identifier' && /^(?:t|String|format[A-Z]\w*|\w+(?:Text|Label|Name))$/.test(callee.name)) ||
  (callee.type === 'MemberExpression' && /^(?:rich|join|replace|replaceAll|trim|toFixed|slice|at|toString)$/.test(memberOf(callee) ?? ''));

/** @param {Node | null} node */
function isText(node) {
  if (node === null) return false;
  if (node.type === 'Literal') return (typeof node.value === 'string' && node.value.trim() !== '') || typeof node.value === 'number';
  if (node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') return true;
  if (node.type === 'CallExpression') return isTextCall(node);
  if (node.type === 'Identifier') return !isNothing(node) && !isNameOfElements.test(node.name);
  if (node.type === 'MemberExpression') return !node.computed && !isNameOfElements.test(memberOf(node) ?? '');
  return false;
}

/**
 * The kind of a child: `text`, `changing` if elements may be inserted or removed, `sometimes text` if a text node may be, or null.
 *
 * @param {Node} child
 */
function kindOf(child) {
  if (child.type === 'JSXText') return isBlank(child) ? null : 'text';
  if (child.type !== 'JSXExpressionContainer' || isBlank(child)) return null;
  const branches = branchesOf(child.expression);
  const hasText = branches.some(isText);
  if (branches.every(isText)) return 'text';
  if (hasText && branches.every((branch) => isNothing(branch) || isText(branch) || isElement(branch))) return 'sometimes text';
  return branches.length > 1 || branches.some(isList) ? 'changing' : null;
}

/**
 * Translators of browsers move every text node into their own element. React keeps the original nodes and inserts siblings before
 * them, which then fails, so such a text needs its own element.
 *
 * @type {Rule}
 */
export const textBesideCondition = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'This text is beside conditional elements: wrap it in an element, such as <span>, because translators of browsers replace text nodes.',
      sometimes:
        'This conditional text has siblings: wrap it in an element, such as <span>, because translators of browsers replace text nodes.',
    },
  },
  create(context) {
    /** @param {JSXElement | JSXFragment} element */
    function check({ children }) {
      const kinds = children.map(kindOf);
      const isAlone = children.filter((child) => !isBlank(child)).length < 2;
      if (isAlone) return;
      const isChanging = kinds.some((kind) => kind === 'changing' || kind === 'sometimes text');
      children.forEach((child, index) => {
        if (kinds[index] === 'sometimes text') context.report({ node: child, messageId: 'sometimes' });
        if (kinds[index] === 'text' && isChanging) context.report({ node: child, messageId: 'beside' });
      });
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
