import type { Post } from './posts';
import { escapeHtml } from './wordpress';

interface HeadTags {
  title: string;
  description: string;
  path: string;
  image?: string;
  type: 'article' | 'website';
}

const listHead: HeadTags = {
  title: 'Chat with Astra',
  path: '/blogs',
  type: 'website',
  description: 'How charts are worked out, what they can say and what they cannot.',
};

/** Head tags of a post's page or of the list, in RankMath's format; null for any other URL. */
export function seoHead(url: string, posts: readonly Post[], publicUrl: string): string | null {
  const path = parsePath(url);
  if (path === '/blogs') return renderTags(listHead, publicUrl);
  const post = posts.find(({ slug }) => path === `/blogs/${slug}` || path === `/${slug}`);
  if (post === undefined) return null;
  return renderTags(
    {
      title: post.title,
      description: post.excerpt,
      path: `/blogs/${post.slug}`,
      type: 'article',
      image: `/server-images/blog/${post.slug}.svg`,
    },
    publicUrl,
  );
}

function parsePath(url: string): string {
  const base = 'http://site.invalid';
  return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/+$/, '') : '';
}

function renderTags({ title, description, path, image, type }: HeadTags, publicUrl: string): string {
  const address = escapeHtml(publicUrl + path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"/>`,
    '<meta name="robots" content="index, follow"/>',
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:type" content="${type}"/>`,
    `<meta property="og:title" content="${escapeHtml(title)}"/>`,
    `<meta property="og:description" content="${escapeHtml(description)}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    ...(image === undefined ? [] : [`<meta property="og:image" content="${escapeHtml(publicUrl + image)}"/>`]),
  ].join('\n');
}
