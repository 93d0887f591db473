import { join } from 'node:path';
import { siteRoutes } from '@oracle-astra/shared/contract';
import type { Post } from './posts';
import { readPosts } from './posts';
import { toIndianTime } from './query';
import type { PostsQuery } from './query';
import { seoHead } from './seo-head';

/** One page of posts with the number of `pages` and the `total` of posts; `posts` is null past the last page. */
export interface PostsPage {
  posts: Post[] | null;
  total: number;
  pages: number;
}

export function createBlogService({ assetsDir, publicUrl }: { assetsDir: string; publicUrl: string }) {
  let posts: Promise<Post[]> | undefined;
  const getPosts = () => (posts ??= readPosts(join(assetsDir, 'blog')));

  return {
    async list(query: PostsQuery): Promise<PostsPage> {
      const found = (await getPosts()).filter(createFilter(query)).sort(createComparator(query));
      const total = found.length;
      const pages = Math.ceil(total / query.per_page);
      const isPastEnd = total > 0 && query.page > pages;
      const start = (query.page - 1) * query.per_page;
      return { posts: isPastEnd ? null : found.slice(start, start + query.per_page), total, pages };
    },

    /** The post with this image. */
    async byMedia(id: number): Promise<Post | null> {
      return (await getPosts()).find(({ media }) => media === id) ?? null;
    },

    /** Site paths of all posts. */
    async paths(): Promise<string[]> {
      return (await getPosts()).map(({ slug }) => siteRoutes.blog(slug));
    },

    async head(url: string): Promise<string | null> {
      return seoHead(url, await getPosts(), publicUrl);
    },
  };
}

/** `before` and `after` are exclusive, as in WordPress. */
function createFilter({ slug, search, before, after }: PostsQuery) {
  const slugs = slug?.split(',').map((part) => part.trim());
  const from = after === undefined ? null : toIndianTime(after);
  const until = before === undefined ? null : toIndianTime(before);
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return (post: Post) =>
    (slugs === undefined || slugs.includes(post.slug)) &&
    (from === null || post.date > from) &&
    (until === null || post.date < until) &&
    words.every((word) => `${post.title} ${post.excerpt} ${post.content}`.toLowerCase().includes(word));
}

function createComparator({ order, orderby }: PostsQuery) {
  const sign = order === 'asc' ? 1 : -1;
  return (one: Post, other: Post) => {
    const [left, right] = [one[orderby], other[orderby]];
    return left === right ? sign * (one.id - other.id) : left < right ? -sign : sign;
  };
}
