import { nameOf as identifierOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */
/** @typedef {import('../types').JSXExpressionContainer} JSXExpressionContainer */
/** @typedef {import('../types').Literal} Literal */
/** @typedef {import('../types').TemplateLiteral} TemplateLiteral */

/** Attributes and properties whose text people see or hear. */
const textName =
  /^(?:alt|caption|children|yes|no|\w+Text|\w+Label|\w+Title|confirm\w*|description|empty\w*|error\w*|heading|hint|label|lead|message|name\w*Text|note|placeholder|prompt|question|quote|subtitle|summary|tagline|term|text|title|tooltip|unit|words|answer|body|aria-(?:description|label|placeholder|roledescription|valuetext))$/i;

/** Attributes whose values are never shown, even if they contain words. */
const technicalName =
  /^(?:accept|action|allow|as|autoComplete|autoCapitalize|className|class|content|d|data-.*|dateTime|download|enterKeyHint|form|format|gradientTransform|height|href|htmlFor|id|inputMode|key|lang|media|method|name|pattern|points|preserveAspectRatio|rel|role|sizes|src|srcSet|style|target|to|transform|type|value|viewBox|width|xmlns)$/;

const letters = /\p{L}/u;
const devanagari = /[\u0900-\u097f]/;
/** @param {string} text */
const isProperName = (text) =>
  /^(?:Oracle|Astra|AstroHub|WhatsApp|YouTube|Facebook|Instagram|UPI|GST|IST|OTP|Razorpay|Google Play|Oracle & Astra|\P{L})+$/u.test(
    text.trim(),
  );

/**
 * The data of an SVG path, such as "M 10 10 L 20 20".
 *
 * @param {string} text
 */
const isPath = (text) => !/\p{L}[\p{L}\p{M}]/u.test(text);

/**
 * A state such as "loading...", or at least three lower-case words.
 *
 * @param {string} text
 */
const isPhrase = (text) => /^[a-z]+(?: [a-z’']+)*(?:\.{2,3}|…)$|^[a-z]+(?: [a-z’']+){2,}[.?!]?$/.test(text.trim());

/**
 * A sentence or title that starts with a capital letter, or a phrase.
 *
 * @param {string} text
 */
const isSentence = (text) =>
  isPhrase(text) ||
  (!isPath(text) &&
    /^[A-Z][\p{L}’']*(?:[ ,][^<>{}=/\\]*)?[ ,][\p{L}]/u.test(text.trim()) &&
    !/[;{}]|=>|:\s*var\(|^[A-Z][\w-]*$/.test(text));

/** @param {string} text */
const isStyle = (text) => /^(?:var|calc)\(/.test(text);

/** @param {string} text */
const isText = (text) => letters.test(text) && !isProperName(text) && !isPath(text) && !isStyle(text);

/**
 * The literal texts that can become the value of an expression.
 *
 * @param {Node | null | undefined} node
 * @returns {{ node: Node, text: string }[]}
 */
function textsOf(node) {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
  if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map(({ value }) => value.cooked).join(' ');
    return [{ node, text }, ...node.expressions.flatMap(textsOf)];
  }
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  if (node.type === 'BinaryExpression' && node.operator === '+') return [...textsOf(node.left), ...textsOf(node.right)];
  if (node.type === 'TSAsExpression') return textsOf(node.expression);
  return [];
}

/**
 * The name of a property or an attribute.
 *
 * @param {Node} key
 */
const nameOf = (key) =>
  key.type === 'JSXNamespacedName'
    ? `${key.namespace.name}:${key.name.name}`
    : (identifierOf(key) ?? (key.type === 'Literal' ? String(key.value) : 'undefined'));

/**
 * Attributes are checked by name.
 *
 * @param {Node} node
 */
function isInAttribute(node) {
  const inner = /^(?:ConditionalExpression|LogicalExpression|TemplateLiteral|BinaryExpression|JSXExpressionContainer)$/;
  let at = node.parent;
  while (at && inner.test(at.type)) at = at.parent;
  return at?.type === 'JSXAttribute';
}

/**
 * A key of an object, or the value of a property such as `className` or `type`.
 *
 * @param {Node} node
 */
const isTechnical = ({ parent, range }) =>
  parent?.type === 'Property' && (parent.key.range[0] === range[0] || (!parent.computed && technicalName.test(nameOf(parent.key))));

/**
 * Messages of errors and logs are for programmers.
 *
 * @param {Node} node
 */
function isForProgrammers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type.startsWith('TS') || at.type.startsWith('Import') || at.type.startsWith('Export')) {
      if (at.type !== 'TSAsExpression' && at.type !== 'TSSatisfiesExpression' && at.type !== 'ExportNamedDeclaration') return true;
    }
    if (at.type === 'NewExpression' && /Error$/.test(identifierOf(at.callee) ?? '')) return true;
    if (at.type === 'CallExpression') {
      const { callee } = at;
      if (identifierOf(callee) === 'reportFailure') return true;
      if (callee.type === 'MemberExpression' && identifierOf(callee.object) === 'console') return true;
    }
    if (at.type === 'TaggedTemplateExpression') return true;
    if (at.type.endsWith('Statement') && at.type !== 'ExpressionStatement' && at.type !== 'ReturnStatement') return false;
  }
  return false;
}

/**
 * Texts for people must be in the message catalogs, so that every page is available in every language.
 *
 * @type {Rule}
 */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: '"{{text}}" is a text for people: put it into src/messages and use t(…) of useTranslations().' },
  },
  create(context) {
    const reported = new Set();
    /**
     * @param {Node} node
     * @param {string} text
     */
    function report(node, text) {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'literal', data: { text: text.trim().replace(/\s+/g, ' ').slice(0, 60) } });
    }
    /** @param {Node | null} value */
    const reportTexts = (value) => {
      for (const { node, text } of textsOf(value)) if (isText(text) && !isMessageId(text)) report(node, text);
    };

    return {
      JSXText(node) {
        if (isText(node.value)) report(node, node.value);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(/** @type {JSXExpressionContainer} */ node) {
        reportTexts(node.expression);
      },
      JSXAttribute(node) {
        const name = nameOf(node.name);
        if (technicalName.test(name)) return;
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (textName.test(name)) reportTexts(value);
        else for (const found of textsOf(value)) if (isSentence(found.text)) report(found.node, found.text);
      },
      Property(node) {
        if (node.computed || !textName.test(nameOf(node.key)) || isForProgrammers(node)) return;
        reportTexts(node.value.type === 'AssignmentPattern' ? node.value.right : node.value);
      },
      'Literal, TemplateLiteral'(/** @type {Literal | TemplateLiteral} */ node) {
        const text = node.type === 'Literal' ? node.value : node.quasis.map(({ value }) => value.cooked).join(' ');
        if (typeof text !== 'string' || isForProgrammers(node) || isInAttribute(node) || isTechnical(node)) return;
        if (devanagari.test(text) || (isSentence(text) && !isProperName(text))) report(node, text);
      },
    };
  },
};

/** @param {string} text */
const isMessageId = (text) => /^[a-z]+(?:\.[a-z][A-Za-z0-9]*)+$/.test(text);
