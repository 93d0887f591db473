import { siteRoutes } from '@oracle-astra/shared/contract';
import type { ApiClient } from '../api/client';

export const pages = [siteRoutes.forum({ page: '1' }), siteRoutes.recharges, siteRoutes.home] as const;

/** Requests pages and counts how many of them the server rendered. */
export function createPageRequester(client: ApiClient) {
  let requested = 0;
  let rendered = 0;

  async function request(address: string, brotli = false): Promise<void> {
    const text = await client.send({ path: address, brotli });
    requested += 1;
    if (text.includes('id="page-state"')) rendered += 1;
  }

  return {
    /** Requests the address unchanged; with `brotli` the response has to be compressed. */
    request,
    /** Adds a unique query parameter so that no cache holds the page. */
    requestUncached: (address: string, cacheKey: string) => request(`${address}${address.includes('?') ? '&' : '?'}bench=${cacheKey}`),
    /** Percent of pages rendered since the last call; starts a new count. */
    takeRenderedPercent(): number {
      const percent = (rendered / requested) * 100;
      requested = 0;
      rendered = 0;
      return percent;
    },
  };
}

export type PageRequester = ReturnType<typeof createPageRequester>;
