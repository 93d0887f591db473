import { Features, transform } from 'lightningcss';

/** Minifies CSS, without targets so that nothing is rewritten for older browsers. */
function minify(css, visitor) {
  // Minifying shortens media queries to ranges (`width>=768px`), which browsers before 2023 do not know.
  const { code } = transform({ filename: 'base.css', code: Buffer.from(css), minify: true, include: Features.MediaRangeSyntax, visitor });
  return code.toString();
}

/** The addresses of the font files that a rule loads; faces with local sources only have none. */
function getFontAddresses({ type, value }) {
  if (type !== 'font-face') return [];
  const sources = value.properties.flatMap((property) => (property.type === 'source' ? property.value : []));
  return sources.flatMap((source) => (source.type === 'url' ? [source.value.url.url] : []));
}

function getPart(rule) {
  const addresses = getFontAddresses(rule);
  if (addresses.length === 0) return 'base';
  return addresses.some((address) => address.includes('-devanagari-')) ? 'devanagari' : 'latin';
}

/**
 * Minifies a style sheet and splits it: `latin` and `devanagari` are the fonts that are downloaded, `base` is the rest.
 * `toAddress` gives the published address of a file.
 */
export function createStylesheets(css, toAddress) {
  const whole = minify(css, { Url: (url) => ({ ...url, url: toAddress(url.url) }) });
  const only = (part) => minify(whole, { Rule: (rule) => (getPart(rule) === part ? undefined : []) });
  return { base: only('base'), latin: only('latin'), devanagari: only('devanagari') };
}
