import { siteRoutes } from '@oracle-astra/shared/contract';
import type { Client } from '../api/client';

export const pages = [siteRoutes.forum({ page: '1' }), siteRoutes.recharges, siteRoutes.home] as const;

/** Asks for pages, and counts how many came rendered. */
export function createAsker(client: Client) {
  let asked = 0;
  let rendered = 0;

  async function ask(address: string, brotli = false): Promise<void> {
    const text = await client.send({ path: address, brotli });
    asked += 1;
    if (text.includes('id="page-state"')) rendered += 1;
  }

  return {
    /** The address as it is, and compressed where `brotli` says so. */
    ask,
    /** Under an address that nobody asked for before, which no cache knows. */
    askAnew: (address: string, mark: string) => ask(`${address}${address.includes('?') ? '&' : '?'}bench=${mark}`),
    /** Percent of those asked for since the last time. */
    takeShare(): number {
      const share = (rendered / asked) * 100;
      asked = 0;
      rendered = 0;
      return share;
    },
  };
}

export type Asker = ReturnType<typeof createAsker>;
