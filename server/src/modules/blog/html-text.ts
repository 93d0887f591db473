import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

const silent = new Set(['script', 'style', 'noscript', 'iframe', 'template']);
const blocks = new Set(['p', 'div', 'br', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'figcaption', 'blockquote']);

/** The text of HTML as plain text with single spaces, without scripts. */
export const htmlText = (html: string): string =>
  collect(fromHtml(html, { fragment: true }))
    .replace(/\s+/gu, ' ')
    .trim();

function collect(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && silent.has(node.tagName))) return '';
  const inside = node.children.map(collect).join('');
  return node.type === 'element' && blocks.has(node.tagName) ? ` ${inside} ` : inside;
}
