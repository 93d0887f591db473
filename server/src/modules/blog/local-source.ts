import { join } from 'node:path';
import { readPosts, type Post } from './posts';
import { toIndianTime, type PostsQuery } from './query';
import type { PostSource } from './source';

/** The server's own posts, in `assetsDir`/blog. */
export function createLocalSource(assetsDir: string): PostSource {
  let posts: Promise<Post[]> | undefined;
  const getPosts = () => (posts ??= readPosts(join(assetsDir, 'blog')));
  return {
    async list(query) {
      const found = (await getPosts()).filter(createFilter(query)).sort(createComparator(query));
      const total = found.length;
      const pages = Math.ceil(total / query.per_page);
      const isPastEnd = total > 0 && query.page > pages;
      const start = (query.page - 1) * query.per_page;
      return { posts: isPastEnd ? null : found.slice(start, start + query.per_page), total, pages };
    },
    byMedia: async (id) => (await getPosts()).find(({ media }) => media === id) ?? null,
    newest: async () => [...(await getPosts())].sort((one, other) => other.date.localeCompare(one.date)).slice(0, 100),
    head: async () => null,
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
