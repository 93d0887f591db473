import { LRUCache } from 'lru-cache';
import { DomainError } from '../../domain-error';

export interface Answer {
  status: number;
  body: unknown;
  total: number;
  pages: number;
  bytes: number;
}

/**
 * `list`: the pages of posts. `single`: one post or picture, cached as long as it exists. `neighbour`: the post before or after
 * an instant. `free`: searches and other requests with unlimited variations, and requests for missing resources.
 */
export type AskKind = 'list' | 'single' | 'neighbour' | 'free';

export interface WordpressOptions {
  /** Address of the WordPress, without a trailing slash. */
  url: string;
  fetch?: typeof globalThis.fetch;
  /** Called for each failed request. */
  onFailure?: (error: unknown) => void;
  /** Milliseconds. */
  timeoutMs?: number;
  freshMs?: number;
  /** The time for which a failure of something never read before is cached. */
  retryMs?: number;
  /** Longer answers are refused. */
  maxBytes?: number;
  /** Requests a minute with visitors' input, including pages and posts that do not exist; other requests of pages are not limited. */
  freePerMinute?: number;
}

const megabyte = 1024 * 1024;
const minuteMs = 60_000;
/** The number and size of cached answers for each kind, so that no kind displaces another. */
const room: Record<AskKind, { max: number; maxSize: number }> = {
  list: { max: 100, maxSize: 32 * megabyte },
  single: { max: 500, maxSize: 64 * megabyte },
  neighbour: { max: 300, maxSize: 16 * megabyte },
  free: { max: 50, maxSize: 8 * megabyte },
};

/** The text of an answer. Rejects without reading further if it is longer than `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new Error(`The blog answered with more than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The budget of requests a minute: whether any is left, and counting one. */
function createBudget(perMinute: number) {
  let window = { begun: -Infinity, used: 0 };
  const find = () => {
    if (performance.now() - window.begun >= minuteMs) window = { begun: performance.now(), used: 0 };
    return window;
  };
  return {
    isLeft: (): boolean => find().used < perMinute,
    use: (): void => void (find().used += 1),
  };
}

/** Whether an answer is about something that exists; an empty list is not. */
const exists = ({ status, body }: Answer) => status === 200 && !(Array.isArray(body) && body.length === 0);

function createRead({ url, fetch = globalThis.fetch, timeoutMs = 4000, maxBytes = 8 * megabyte }: WordpressOptions) {
  return async (path: string): Promise<Answer> => {
    const response = await fetch(url + path, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const target = response.headers.get('location');
    if (target !== null) throw new Error(`BLOG_URL redirects to ${target}: set it to the address without a redirect.`);
    // WordPress answers requests for missing resources with 400 or 404 in JSON; everything else is a fault.
    if (!response.ok && response.status !== 400 && response.status !== 404) throw new Error(`The blog answered ${response.status}`);
    const count = (name: string) => Number(response.headers.get(name) ?? 0);
    const text = await readText(response, maxBytes);
    const [total, pages] = [count('x-wp-total'), count('x-wp-totalpages')];
    return { status: response.status, body: JSON.parse(text) as unknown, total, pages, bytes: text.length + 1 };
  };
}

/**
 * Requests a WordPress; a cached answer is returned at once and refreshed in the background. Rejects with `unavailable`,
 * immediately after an earlier failure, so that pages do not wait for a WordPress that hangs, while it is retried in the
 * background. Rejects with `search_busy` above the visitors' budget.
 */
export function createAsk(options: WordpressOptions) {
  const { onFailure, freshMs = minuteMs, retryMs = 5000, freePerMinute = 120 } = options;
  const read = createRead(options);
  // Two neighbours for each post that is read; page numbers and slugs may also be invented.
  const missing = createBudget(10 * freePerMinute);
  const budgets = { free: createBudget(freePerMinute), neighbour: createBudget(5 * freePerMinute), list: missing, single: missing };
  const failedPaths = new LRUCache<string, number>({ max: 500 });

  function createStore(kind: AskKind) {
    return new LRUCache<string, Answer>({
      ...room[kind],
      sizeCalculation: ({ bytes }) => bytes,
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
          failedPaths.set(path, performance.now());
          onFailure?.(error);
          throw error;
        }
      },
    });
  }

  const stores = {
    list: createStore('list'),
    single: createStore('single'),
    neighbour: createStore('neighbour'),
    free: createStore('free'),
  };

  /** Null after a failure, which was passed to `onFailure`. */
  const fetchAnswer = async (kind: AskKind, path: string) => (await stores[kind].fetch(path).catch(() => undefined)) ?? null;

  /** An existing resource moves to its own kind, where free requests cannot displace it. */
  async function find(kind: AskKind, path: string): Promise<Answer | null> {
    if (kind === 'free' || kind === 'neighbour' || stores[kind].peek(path, { allowStale: true }) !== undefined)
      return fetchAnswer(kind, path);
    const wasKept = stores.free.peek(path, { allowStale: true }) !== undefined;
    const answer = await fetchAnswer('free', path);
    if (answer === null || !exists(answer)) {
      if (!wasKept) missing.use();
      return answer;
    }
    stores[kind].set(path, answer);
    stores.free.delete(path);
    return answer;
  }

  return async (path: string, kind: AskKind): Promise<Answer> => {
    const isKept = [stores[kind], stores.free].some((store) => store.peek(path, { allowStale: true }) !== undefined);
    const failedAt = failedPaths.get(path);
    const isKnownToFail = failedAt !== undefined && !isKept;
    const isAsked = !isKept && !isKnownToFail;
    if (isAsked && !budgets[kind].isLeft()) throw new DomainError('search_busy', { retryAfterSeconds: 60 });
    if (isAsked && (kind === 'free' || kind === 'neighbour')) budgets[kind].use();
    if (isKnownToFail && performance.now() - failedAt >= retryMs) void find(kind, path);
    const answer = isKnownToFail ? null : await find(kind, path);
    if (answer === null) throw new DomainError('unavailable', { retryAfterSeconds: 5 });
    return answer;
  };
}
