const allowedTags = new Set(
  'p br hr h2 h3 h4 ul ol li dl dt dd a b strong i em u s small sub sup mark blockquote q cite code pre table caption thead tbody tfoot tr th td figure figcaption img div span'.split(' '),
);

const allowedAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};
const everywhere = ['id', 'lang', 'dir'];

const withContent = /<(script|style|iframe|object|embed|template|noscript|svg|math|form)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi;
const attribute = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Rewrites the HTML of a post from nothing but known tags and attributes, for a blog may be somebody else's.
 * What is unknown loses its tag and keeps its words; what could run goes with its content.
 */
export function cleanHtml(html: string): string {
  return html.replace(withContent, '').replace(tag, (whole, slash: string | undefined, name: string | undefined, rest: string | undefined) => {
    if (name === undefined) return whole === '<' ? '&lt;' : '';
    const element = name.toLowerCase();
    if (!allowedTags.has(element)) return '';
    return slash ? `</${element}>` : `<${element}${cleanAttributes(element, rest ?? '')}>`;
  });
}

function cleanAttributes(element: string, text: string): string {
  const allowed = [...everywhere, ...(allowedAttributes[element] ?? [])];
  return [...text.matchAll(attribute)]
    .map(([, name = '', double, single, bare]) => ({ name: name.toLowerCase(), value: (double ?? single ?? bare ?? '').trim() }))
    .filter(({ name, value }) => allowed.includes(name) && ((name !== 'href' && name !== 'src') || safeAddress.test(value)))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}"`)
    .join('');
}
