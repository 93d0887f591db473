import type { ApiResponse, ApiRequest, CallApi } from '@oracle-astra/shared/contract';

/** The rejection of a call whose page was already answered; the release is not blamed. */
export class PageEndedError extends Error {
  constructor() {
    super('The page is over');
  }
}

interface OpenCall {
  resolve: (response: ApiResponse) => void;
  reject: (error: unknown) => void;
}

/** The open API calls of pages; `send` posts them to the main thread. */
export function createApiCalls(send: (id: number, callId: number, request: ApiRequest) => void) {
  const openCalls = new Map<number, OpenCall>();
  let lastCallId = 0;

  return {
    /** `response` is null if the API could not be called. */
    settle(callId: number, response: ApiResponse | null) {
      const call = openCalls.get(callId);
      openCalls.delete(callId);
      if (response) call?.resolve(response);
      else call?.reject(new TypeError('The API cannot be asked'));
    },

    /** The API calls of one page; `end` rejects all its open calls and any later one. */
    forPage(id: number): { call: CallApi; end: () => void } {
      const callIds = new Set<number>();
      let hasEnded = false;

      return {
        async call(request) {
          if (!/^\/(?!\/)/.test(request.url)) throw new TypeError(`A page asks the site's own API alone, not ${request.url}`);
          if (hasEnded) throw new PageEndedError();
          const callId = ++lastCallId;
          callIds.add(callId);
          try {
            return await new Promise<ApiResponse>((resolve, reject) => {
              openCalls.set(callId, { resolve, reject });
              send(id, callId, request);
            });
          } finally {
            callIds.delete(callId);
            openCalls.delete(callId);
          }
        },
        end() {
          hasEnded = true;
          for (const callId of callIds) openCalls.get(callId)?.reject(new PageEndedError());
        },
      };
    },
  };
}
