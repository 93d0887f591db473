import { siteRoutes } from '@oracle-astra/shared/contract';
import { rssFeed } from './feed';
import { createLocalSource } from './local-source';
import type { Post } from './posts';
import { findRelated } from './related';
import { listHead, parsePath, renderTags } from './seo-head';
import type { PostSource, SeoHead } from './source';
import { createWordpressSource } from './wordpress-source';

interface BlogOptions {
  assetsDir: string;
  publicUrl: string;
  /** Address of the WordPress with the posts; without it the server's own posts are used. */
  blogUrl?: string | null;
  onFailure?: (error: unknown) => void;
  source?: PostSource;
}

const relatedCount = 3;
const feedLength = 20;

/** The slug in the path of a post; null for another path. */
function readSlug(path: string): string | null {
  const slug = /^(?:\/blogs)?\/([^/]+)$/u.exec(path)?.[1];
  try {
    return slug === undefined ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}

export function createBlogService({ assetsDir, publicUrl, blogUrl = null, onFailure, source }: BlogOptions) {
  const posts = source ?? (blogUrl === null ? createLocalSource(assetsDir) : createWordpressSource({ url: blogUrl, onFailure }));

  async function bySlug(slug: string): Promise<Post | null> {
    const { posts: found } = await posts.list({ slug, page: 1, per_page: 1, order: 'desc', orderby: 'date' });
    return found?.[0] ?? null;
  }

  return {
    list: posts.list,
    byMedia: posts.byMedia,

    /** Paths of the posts; empty if WordPress is unavailable and was never read. */
    async paths(): Promise<string[]> {
      // The source has logged the reason.
      const found = await posts.newest().catch(() => []);
      return found.map(({ slug }) => siteRoutes.blog(slug));
    },

    /** The related posts of a post; none for an unknown one. */
    async related(slug: string): Promise<Post[]> {
      const [post, newest] = await Promise.all([bySlug(slug), posts.newest()]);
      return post === null ? [] : findRelated(post, newest, relatedCount);
    },

    feed: async (path: string) => rssFeed((await posts.newest()).slice(0, feedLength), publicUrl, path),

    /** The head of a post's page or of the list, with this site's addresses; null for any other URL. */
    async head(url: string): Promise<(SeoHead & { head: string }) | null> {
      const path = parsePath(url);
      if (path === siteRoutes.blogs()) return { ...listHead, head: renderTags(listHead, publicUrl) };
      const slug = readSlug(path);
      const post = slug === null ? null : await bySlug(slug);
      if (post === null) return null;
      const { title, description } = (await posts.head(post)) ?? { title: post.title, description: post.excerpt };
      const tags = {
        title,
        description: description || post.excerpt,
        path: siteRoutes.blog(post.slug),
        type: 'article' as const,
        image: post.picture,
      };
      return { title: tags.title, description: tags.description, head: renderTags(tags, publicUrl) };
    },
  };
}
