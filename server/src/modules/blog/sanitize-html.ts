import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toSafeUrl } from './safe-url';

/** Prefix of every id and name in a post, to avoid collisions with ids of the page. */
export const idPrefix = 'post-';

const schema: Schema = {
  tagNames:
    'p br hr h2 h3 h4 ul ol li dl dt dd a b strong i em u s small sub sup mark blockquote q cite code pre table caption thead tbody tfoot tr th td figure figcaption img div span'.split(
      ' ',
    ),
  // Removed together with their content; any other unknown element keeps its text.
  strip: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'svg',
    'math',
    'form',
    'title',
    'textarea',
    'select',
    'xmp',
    'plaintext',
  ],
  attributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  clobber: ['id', 'name'],
  clobberPrefix: idPrefix,
  protocols: {},
};

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const imageSchemes = ['http:', 'https:'];

/**
 * Reduces the HTML of a post to allowed elements, attributes and URLs, because a blog may be third-party. Parses as a
 * browser does. Ids and names get `idPrefix`, and so do the links of the post to them.
 */
export function sanitizeHtml(html: string): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema);
  const elements = collectElements(tree);
  for (const element of elements) dropUnsafeNames(element);
  const names = new Set(elements.flatMap(({ properties: { id, name } }) => [id, name]).filter((value) => typeof value === 'string'));
  for (const element of elements) sanitizeUrls(element, names);
  return toHtml(tree);
}

function collectElements(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(collectElements) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

/** Characters that work in a fragment link in every encoding. */
const safeName = /^[\p{L}\p{M}\p{N}_.:-]+$/u;

function dropUnsafeNames({ properties }: Element): void {
  if (!safeName.test(String(properties.id))) delete properties.id;
  if (!safeName.test(String(properties.name))) delete properties.name;
}

function sanitizeUrls({ properties }: Element, names: ReadonlySet<string>): void {
  const link = typeof properties.href === 'string' ? toSafeUrl(properties.href, linkSchemes) : null;
  const image = typeof properties.src === 'string' ? toSafeUrl(properties.src, imageSchemes) : null;
  if (link === null) delete properties.href;
  else properties.href = link.startsWith('#') ? prefixFragment(link, names) : link;
  if (image === null) delete properties.src;
  else properties.src = image;
}

/** Prefixes a link to an id of the post; other links are unchanged. */
function prefixFragment(hash: string, names: ReadonlySet<string>): string {
  try {
    const prefixed = idPrefix + decodeURIComponent(hash.slice(1));
    return names.has(prefixed) ? `#${encodeURIComponent(prefixed)}` : hash;
  } catch {
    return hash;
  }
}
