import { Features, transform } from 'lightningcss';

/** @typedef {import('lightningcss').Rule} Rule */

/**
 * Minifies CSS, without targets so that nothing is rewritten for older browsers.
 *
 * @param {string} css
 * @param {import('lightningcss').Visitor<never>} visitor
 */
function minify(css, visitor) {
  // Minifying shortens media queries to ranges (`width>=768px`), which browsers before 2023 do not know.
  const { code } = transform({ filename: 'base.css', code: Buffer.from(css), minify: true, include: Features.MediaRangeSyntax, visitor });
  return code.toString();
}

/**
 * The addresses of the font files that a rule loads; faces with local sources only have none.
 *
 * @param {Rule} rule
 */
function getFontAddresses(rule) {
  if (rule.type !== 'font-face') return [];
  const sources = rule.value.properties.flatMap((property) => (property.type === 'source' ? property.value : []));
  return sources.flatMap((source) => (source.type === 'url' ? [source.value.url.url] : []));
}

/** @param {Rule} rule */
function getPart(rule) {
  const addresses = getFontAddresses(rule);
  if (addresses.length === 0) return 'base';
  return addresses.some((address) => address.includes('-devanagari-')) ? 'devanagari' : 'latin';
}

/**
 * Minifies a style sheet and splits it: `latin` and `devanagari` are the fonts that are downloaded, `base` is the rest.
 * `toAddress` gives the published address of a file.
 *
 * @param {string} css
 * @param {(file: string) => string} toAddress
 */
export function createStylesheets(css, toAddress) {
  const whole = minify(css, { Url: (url) => ({ ...url, url: toAddress(url.url) }) });
  /** @param {string} part */
  const only = (part) =>
    minify(whole, {
      /** @param {Rule} rule */
      Rule: (rule) => (getPart(rule) === part ? undefined : []),
    });
  return { base: only('base'), latin: only('latin'), devanagari: only('devanagari') };
}
