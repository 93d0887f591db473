import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import * as z from 'zod/mini';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { htmlText } from './html-text';
import type { Post } from './posts';
import { toSafeUrl } from './safe-url';
import { sanitizeHtml } from './sanitize-html';
import type { SeoHead } from './source';

const rendered = z.catch(z.object({ rendered: z.catch(z.string(), '') }), { rendered: '' });

/** A deleted picture in `_embedded` is an error object. */
const media = z.object({ source_url: z.string(), alt_text: z.catch(z.string(), '') });

const wordpressPost = z.object({
  id: z.number().check(z.int(), z.minimum(1)),
  slug: z.string().check(z.minLength(1)),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)),
  link: z.optional(z.catch(z.string(), '')),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  featured_media: z.catch(z.number().check(z.int(), z.minimum(0)), 0),
  _embedded: z.catch(z.object({ 'wp:featuredmedia': z.array(z.catch(z.nullable(media), null)) }), { 'wp:featuredmedia': [] }),
});
export type WordpressPost = z.infer<typeof wordpressPost>;

const headAnswer = z.object({ head: z.string() });

/** The posts of an answer, without invalid ones. */
export function parsePosts(body: unknown): WordpressPost[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((each: unknown) => {
    const { data } = wordpressPost.safeParse(each);
    return data === undefined ? [] : [data];
  });
}

/** A post of a WordPress at `blogUrl`: with plain texts, sanitized HTML, and links to its other posts rewritten to this site. */
export function toPost({ id, slug, date, title, excerpt, content, featured_media, _embedded }: WordpressPost, blogUrl: string): Post {
  const [picture] = _embedded['wp:featuredmedia'];
  const source = picture ? toSafeUrl(picture.source_url, ['http:', 'https:']) : null;
  return {
    id,
    slug: decodeSlug(slug),
    date,
    title: htmlText(title.rendered),
    excerpt: htmlText(excerpt.rendered).replace(/\s*\[(?:…|\.\.\.)\]$/u, '…'),
    content: rewritePostLinks(sanitizeHtml(content.rendered), blogUrl),
    media: source === null ? 0 : featured_media,
    alt: picture?.alt_text ?? '',
    ...(source !== null && { picture: source }),
  };
}

/** WordPress percent-encodes slugs of other scripts in its answers; this site encodes them only in addresses. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The picture of an answer of `media/{id}`. */
export function toMedia(body: unknown, id: number) {
  const { data } = media.safeParse(body);
  const picture = data === undefined ? null : toSafeUrl(data.source_url, ['http:', 'https:']);
  return data === undefined || picture === null ? null : { media: id, slug: `media-${id}`, date: '', alt: data.alt_text, picture };
}

/** Rewrites links of sanitized HTML to posts of the WordPress as links to this site. Links to files and other pages are unchanged. */
function rewritePostLinks(html: string, blogUrl: string): string {
  const { origin } = new URL(blogUrl);
  return html.replace(/href="([^"]+)"/gu, (match, href: string) => {
    if (!URL.canParse(href)) return match;
    const address = new URL(href);
    const slug = /\/([\w%-]+)\/?$/u.exec(address.pathname)?.[1];
    const isPost = address.origin === origin && slug !== undefined && !/^\/(?:wp-|category\/|tag\/|author\/)/u.test(address.pathname);
    return isPost ? `href="${siteRoutes.blog(decodeSlug(slug))}"` : match;
  });
}

/** Title and description of a head by the SEO plugin; the rest is left out, because this site has its own. */
export function cleanHead(body: unknown): SeoHead | null {
  const { data } = headAnswer.safeParse(body);
  if (data === undefined) return null;
  const elements = collectElements(fromHtml(data.head, { fragment: true }));
  const contentOf = (name: string) => {
    const meta = elements.find(
      ({ tagName, properties }) => tagName === 'meta' && (properties.name === name || properties.property === name),
    );
    return typeof meta?.properties.content === 'string' ? meta.properties.content.trim() : '';
  };
  const titleElement = elements.find(({ tagName }) => tagName === 'title');
  const written =
    titleElement?.children
      .map((child) => (child.type === 'text' ? child.value : ''))
      .join('')
      .trim() || contentOf('og:title');
  const siteName = contentOf('og:site_name');
  const suffix = new RegExp(`\\s*[-–—|»]\\s*${siteName.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}$`, 'u');
  const title = siteName === '' ? written : written.replace(suffix, '');
  const description = contentOf('description') || contentOf('og:description');
  return title === '' ? null : { title, description };
}

function collectElements(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(collectElements) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}
