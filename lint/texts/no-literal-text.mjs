/** Attributes and properties whose text people see or hear. */
const textName =
  /^(?:alt|caption|children|yes|no|\w+Text|\w+Label|\w+Title|confirm\w*|description|empty\w*|error\w*|heading|hint|label|lead|message|name\w*Text|note|placeholder|prompt|question|quote|subtitle|summary|tagline|term|text|title|tooltip|unit|words|answer|body|aria-(?:description|label|placeholder|roledescription|valuetext))$/i;

/** Attributes whose values are never shown, even if they contain words. */
const technicalName =
  /^(?:accept|action|allow|as|autoComplete|autoCapitalize|className|class|content|d|data-.*|dateTime|download|enterKeyHint|form|format|gradientTransform|height|href|htmlFor|id|inputMode|key|lang|media|method|name|pattern|points|preserveAspectRatio|rel|role|sizes|src|srcSet|style|target|to|transform|type|value|viewBox|width|xmlns)$/;

const letters = /\p{L}/u;
const devanagari = /[\u0900-\u097f]/;
const isProperName = (text) =>
  /^(?:Oracle|Astra|AstroHub|WhatsApp|YouTube|Facebook|Instagram|UPI|GST|IST|OTP|Razorpay|Google Play|Oracle & Astra|\P{L})+$/u.test(
    text.trim(),
  );

/** The data of an SVG path, such as "M 10 10 L 20 20". */
const isPath = (text) => !/\p{L}[\p{L}\p{M}]/u.test(text);

/** A state such as "loading...", or at least three lower-case words. */
const isPhrase = (text) => /^[a-z]+(?: [a-z’']+)*(?:\.{2,3}|…)$|^[a-z]+(?: [a-z’']+){2,}[.?!]?$/.test(text.trim());

/** A sentence or title that starts with a capital letter, or a phrase. */
const isSentence = (text) =>
  isPhrase(text) ||
  (!isPath(text) &&
    /^[A-Z][\p{L}’']*(?:[ ,][^<>{}=/\\]*)?[ ,][\p{L}]/u.test(text.trim()) &&
    !/[;{}]|=>|:\s*var\(|^[A-Z][\w-]*$/.test(text));

const isStyle = (text) => /^(?:var|calc)\(/.test(text);

const isText = (text) => letters.test(text) && !isProperName(text) && !isPath(text) && !isStyle(text);

/** The literal texts that can become the value of an expression. */
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

const nameOf = (key) => (key.type === 'JSXNamespacedName' ? `${key.namespace.name}:${key.name.name}` : (key.name ?? String(key.value)));

/** Attributes are checked by name. */
function isInAttribute(node) {
  const inner = /^(?:ConditionalExpression|LogicalExpression|TemplateLiteral|BinaryExpression|JSXExpressionContainer)$/;
  let at = node.parent;
  while (inner.test(at.type)) at = at.parent;
  return at.type === 'JSXAttribute';
}

/** A key of an object, or the value of a property such as `className` or `type`. */
const isTechnical = ({ parent, ...node }) =>
  parent.type === 'Property' && (parent.key.range[0] === node.range[0] || (!parent.computed && technicalName.test(nameOf(parent.key))));

/** Messages of errors and logs are for programmers. */
function isForProgrammers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type.startsWith('TS') || at.type.startsWith('Import') || at.type.startsWith('Export')) {
      if (at.type !== 'TSAsExpression' && at.type !== 'TSSatisfiesExpression' && at.type !== 'ExportNamedDeclaration') return true;
    }
    if (at.type === 'NewExpression' && /Error$/.test(at.callee.name ?? '')) return true;
    if (at.type === 'CallExpression' && (at.callee.object?.name === 'console' || at.callee.name === 'reportFailure')) return true;
    if (at.type === 'TaggedTemplateExpression') return true;
    if (at.type.endsWith('Statement') && at.type !== 'ExpressionStatement' && at.type !== 'ReturnStatement') return false;
  }
  return false;
}

/** Texts for people must be in the message catalogs, so that every page is available in every language. */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: '"{{text}}" is a text for people: put it into src/messages and use t(…) of useTranslations().' },
  },
  create(context) {
    const reported = new Set();
    function report(node, text) {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'literal', data: { text: text.trim().replace(/\s+/g, ' ').slice(0, 60) } });
    }
    const reportTexts = (value) => {
      for (const { node, text } of textsOf(value)) if (isText(text) && !isMessageId(text)) report(node, text);
    };

    return {
      JSXText(node) {
        if (isText(node.value)) report(node, node.value);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
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
      'Literal, TemplateLiteral'(node) {
        const text = node.type === 'Literal' ? node.value : node.quasis.map(({ value }) => value.cooked).join(' ');
        if (typeof text !== 'string' || isForProgrammers(node) || isInAttribute(node) || isTechnical(node)) return;
        if (devanagari.test(text) || (isSentence(text) && !isProperName(text))) report(node, text);
      },
    };
  },
};

const isMessageId = (text) => /^[a-z]+(?:\.[a-z][A-Za-z0-9]*)+$/.test(text);
