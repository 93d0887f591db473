import type { ApiResponse, ApiRequest, CallApi } from '@oracle-astra/shared/contract';

/** A call whose page is over. Nobody is to blame where nobody waits for it. */
export class PageEndedError extends Error {
  constructor() {
    super('The page is over');
  }
}

interface OpenCall {
  resolve: (answer: ApiResponse) => void;
  reject: (error: unknown) => void;
}

/** The calls that pages have open at the main thread; `send` brings one there. */
export function createApiCalls(send: (id: number, callId: number, request: ApiRequest) => void) {
  const open = new Map<number, OpenCall>();
  let last = 0;

  return {
    settle(callId: number, answer: ApiResponse | null) {
      const call = open.get(callId);
      open.delete(callId);
      if (answer) call?.resolve(answer);
      else call?.reject(new TypeError('The API cannot be asked'));
    },

    /** How one page asks the site's own API, and the end of all that it has open. */
    forPage(id: number): { ask: CallApi; end: () => void } {
      const own = new Set<number>();
      let over = false;

      return {
        async ask(request) {
          if (!/^\/(?!\/)/.test(request.url)) throw new TypeError(`A page asks the site's own API alone, not ${request.url}`);
          if (over) throw new PageEndedError();
          const callId = ++last;
          own.add(callId);
          try {
            return await new Promise<ApiResponse>((resolve, reject) => {
              open.set(callId, { resolve, reject });
              send(id, callId, request);
            });
          } finally {
            own.delete(callId);
            open.delete(callId);
          }
        },
        end() {
          over = true;
          for (const callId of own) open.get(callId)?.reject(new PageEndedError());
        },
      };
    },
  };
}
