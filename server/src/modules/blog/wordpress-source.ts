import { blogPageSize } from '@oracle-astra/shared/contract';
import { LRUCache } from 'lru-cache';
import type { PostsQuery } from './query';
import type { PostSource } from './source';
import { createAsk, type AskKind, type WordpressOptions } from './wordpress-ask';
import { cleanHead, parsePosts, toMedia, toPost, type WordpressPost } from './wordpress-answers';

const fields = 'id,slug,date,link,title,excerpt,content,featured_media,_links,_embedded';
/** Queries of the site's own pages. */
const listSizes = new Set([1, 10, 20, 100, ...Object.values(blogPageSize)]);

/** Queries with free input have a separate cache, so that they cannot displace answers for pages. */
function getKind({ per_page: size = 10, order = 'desc', orderby = 'date', slug, search, before, after }: Partial<PostsQuery>): AskKind {
  if (search === undefined && size === 1 && orderby === 'date' && (before !== undefined || after !== undefined)) return 'neighbour';
  if (search !== undefined || before !== undefined || after !== undefined || order !== 'desc' || orderby !== 'date') return 'free';
  if (slug !== undefined) return 'single';
  return listSizes.has(size) ? 'list' : 'free';
}

/** The posts of a WordPress from its REST API, cached so that readers never wait for it or notice an outage. */
export function createWordpressSource(options: WordpressOptions): PostSource {
  const ask = createAsk(options);

  async function list(query: Partial<PostsQuery>) {
    const { page = 1, per_page = 10, order = 'desc', orderby = 'date', slug, search, before, after } = query;
    const asked = { page, per_page, order, orderby, slug, search, before, after, _embed: 'wp:featuredmedia', _fields: fields };
    const parameters = new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return ask(`/wp-json/wp/v2/posts?${parameters.toString()}`, getKind(query));
  }

  const links = new LRUCache<number, string>({ max: 500 });
  const readPost = (post: WordpressPost) => {
    if (post.link !== undefined) links.set(post.id, post.link);
    return toPost(post, options.url);
  };

  return {
    async list(query) {
      const { status, body, total, pages } = await list(query);
      return status === 200 ? { posts: parsePosts(body).map(readPost), total, pages } : { posts: null, total, pages };
    },
    newest: async () => parsePosts((await list({ per_page: 100 })).body).map(readPost),
    async byMedia(id) {
      const { status, body } = await ask(`/wp-json/wp/v2/media/${id}`, 'single');
      return status === 200 ? toMedia(body, id) : null;
    },
    async head(post) {
      const link = links.get(post.id);
      if (link === undefined) return null;
      try {
        const { status, body } = await ask(`/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(link)}`, 'single');
        return status === 200 ? cleanHead(body) : null;
      } catch {
        // Without the plugin, or while WordPress is unavailable, the head consists of the post's title and excerpt.
        return null;
      }
    },
  };
}
