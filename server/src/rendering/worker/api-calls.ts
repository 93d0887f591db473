import type { ApiAnswer, ApiRequest } from '../messages';

/** A call whose page is over. Nobody is to blame where nobody waits for it. */
export class CallEnded extends Error {
  constructor() {
    super('The page is over');
  }
}

interface OpenCall {
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

const withoutBody = new Set([204, 205, 304]);

const responseOf = ({ status, headers, body }: ApiAnswer) => new Response(withoutBody.has(status) ? null : body, { status, headers });

/** The calls that pages have open at the main thread; `send` brings one there. */
export function makeApiCalls(send: (id: number, callId: number, request: ApiRequest) => void) {
  const open = new Map<number, OpenCall>();
  let last = 0;

  return {
    answered(callId: number, answer: ApiAnswer | null) {
      const call = open.get(callId);
      open.delete(callId);
      if (answer) call?.resolve(responseOf(answer));
      else call?.reject(new TypeError('fetch failed'));
    },

    /** A `fetch` for one page that reaches the site's own API alone, and the end of all that it has open. */
    forPage(id: number, publicUrl: string): { call: typeof fetch; end: () => void } {
      const own = new Set<number>();
      let over = false;

      function ask(request: ApiRequest, signal: AbortSignal): Promise<Response> {
        const callId = ++last;
        return new Promise<Response>((resolve, reject) => {
          own.add(callId);
          open.set(callId, { resolve, reject });
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          send(id, callId, request);
        }).finally(() => {
          own.delete(callId);
          open.delete(callId);
        });
      }

      return {
        async call(input, init) {
          const request = new Request(input instanceof Request ? input : new URL(input, publicUrl), init);
          const { origin, pathname, search } = new URL(request.url);
          if (origin !== new URL(publicUrl).origin) throw new TypeError(`A page asks the site's own API alone, not ${origin}`);
          const body = request.body === null ? null : await request.text();
          if (over) throw new CallEnded();
          request.signal.throwIfAborted();
          return ask({ method: request.method, url: pathname + search, headers: Object.fromEntries(request.headers), body }, request.signal);
        },
        end() {
          over = true;
          for (const callId of own) open.get(callId)?.reject(new CallEnded());
        },
      };
    },
  };
}
