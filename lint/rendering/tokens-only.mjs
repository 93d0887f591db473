/** @typedef {import('../types').TemplateLiteral} TemplateLiteral */
/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').SourceCode} SourceCode */

const styleFactories = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/;
const maxRawPixels = 3;
const namedColours =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|navy|teal|gold|silver|crimson|tomato|maroon|indigo|violet';

const rawColour = new RegExp(`#[\\da-f]{3,8}\\b|\\b(?:rgb|hsl|oklch|lab)a?\\(\\s*[\\d.]|(?<![-\\w])(?:${namedColours})(?![-\\w(])`, 'gi');
const rawSize = /(?<![\w.])(\d*\.?\d+)px\b/gi;

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * The text of the template with interpolations replaced by spaces, so that indexes match the source.
 *
 * @param {TemplateLiteral} template
 * @param {SourceCode} sourceCode
 */
function declarationsIn(template, sourceCode) {
  const start = template.range[0];
  let text = blank(sourceCode.getText(template));
  for (const { range, value } of template.quasis) {
    const from = range[0] - start + 1;
    text = text.slice(0, from) + value.raw + text.slice(from + value.raw.length);
  }
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/@(?:media|container|supports|import)[^{;]*/g, blank)
    .replace(/url\([^)]*\)/g, blank);
}

/** @param {string} text */
function* rawValuesIn(text) {
  for (const value of text.matchAll(/:[^;{}]*(?=[;}]|$)/g)) {
    for (const { pattern, messageId } of [
      { pattern: rawColour, messageId: 'colour' },
      { pattern: rawSize, messageId: 'size' },
    ]) {
      for (const raw of value[0].matchAll(pattern)) {
        if (messageId === 'size' && Number(raw[1]) <= maxRawPixels) continue;
        yield { messageId, raw: raw[0], at: value.index + raw.index };
      }
    }
  }
}

/**
 * Colours and sizes must be theme tokens, so that both themes and all text sizes work.
 *
 * @type {Rule}
 */
export const tokensOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour: "'{{raw}}': a colour is one of the theme's custom properties.",
      size: "'{{raw}}': a size is one of the theme's custom properties.",
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (!styleFactories.test(sourceCode.getText(tag))) return;
        for (const { messageId, raw, at } of rawValuesIn(declarationsIn(quasi, sourceCode))) {
          context.report({ loc: sourceCode.getLocFromIndex(quasi.range[0] + at), messageId, data: { raw } });
        }
      },
    };
  },
};
