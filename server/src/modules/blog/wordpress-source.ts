import { LRUCache } from 'lru-cache';
import { DomainError } from '../../domain-error';
import type { PostsQuery } from './query';
import type { PostSource } from './source';
import { cleanHead, parsePosts, toMedia, toPost, type WordpressPost } from './wordpress-answers';

interface Answer {
  status: number;
  body: unknown;
  total: number;
  pages: number;
}

interface WordpressOptions {
  /** Address of the WordPress, without a trailing slash. */
  url: string;
  fetch?: typeof globalThis.fetch;
  /** Told once of each answer that could not be had. */
  onFailure?: (error: unknown) => void;
  /** Milliseconds. */
  timeoutMs?: number;
  freshMs?: number;
  /** After this time what failed and was never read is asked for again. */
  retryMs?: number;
}

const fields = 'id,slug,date,link,title,excerpt,content,featured_media,_links,_embedded';

/**
 * Asks a WordPress; what was read once is answered at once and read anew behind it. Rejects with `unavailable`: for what failed
 * before at once, so that no page waits again for a WordPress that hangs; it is asked behind that, too.
 */
function createAsk({ url, fetch = globalThis.fetch, onFailure, timeoutMs = 4000, freshMs = 60_000, retryMs = 5000 }: WordpressOptions) {
  async function read(path: string): Promise<Answer> {
    const response = await fetch(url + path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) });
    // WordPress refuses with 400 or 404 in JSON what does not exist; everything else is a fault of its own.
    if (!response.ok && response.status !== 400 && response.status !== 404) throw new Error(`The blog answered ${response.status}`);
    const count = (name: string) => Number(response.headers.get(name) ?? 0);
    return { status: response.status, body: await response.json(), total: count('x-wp-total'), pages: count('x-wp-totalpages') };
  }

  const failedPaths = new LRUCache<string, number>({ max: 500 });
  const answers = new LRUCache<string, Answer>({
    max: 500,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (path) => {
      try {
        const answer = await read(path);
        failedPaths.delete(path);
        return answer;
      } catch (error) {
        failedPaths.set(path, Date.now());
        onFailure?.(error);
        throw error;
      }
    },
  });

  /** Null where it failed, which onFailure was told. */
  const fetchAnswer = async (path: string) => (await answers.fetch(path).catch(() => undefined)) ?? null;

  return async (path: string): Promise<Answer> => {
    const failedAt = failedPaths.get(path);
    const isKnownToFail = failedAt !== undefined && answers.peek(path, { allowStale: true }) === undefined;
    if (isKnownToFail && Date.now() - failedAt >= retryMs) void fetchAnswer(path);
    const answer = isKnownToFail ? null : await fetchAnswer(path);
    if (answer === null) throw new DomainError('unavailable', { retryAfterSeconds: 5 });
    return answer;
  };
}

/** The posts of a WordPress by its REST API: readers neither wait for it nor notice that it is away. */
export function createWordpressSource(options: WordpressOptions): PostSource {
  const ask = createAsk(options);

  async function list(query: Partial<PostsQuery>) {
    const { page = 1, per_page = 10, order = 'desc', orderby = 'date', slug, search, before, after } = query;
    const asked = { page, per_page, order, orderby, slug, search, before, after, _embed: 'wp:featuredmedia', _fields: fields };
    const parameters = new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return ask(`/wp-json/wp/v2/posts?${parameters.toString()}`);
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
      const { status, body } = await ask(`/wp-json/wp/v2/media/${id}`);
      return status === 200 ? toMedia(body, id) : null;
    },
    async head(post) {
      const link = links.get(post.id);
      if (link === undefined) return null;
      try {
        const { status, body } = await ask(`/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(link)}`);
        return status === 200 ? cleanHead(body) : null;
      } catch {
        // A WordPress without the plugin, or away: the post's own title and excerpt are its head.
        return null;
      }
    },
  };
}
