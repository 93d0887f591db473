import type { CallApi } from '@oracle-astra/shared/contract';

const timeoutMs = 5000;

/** Asks the API of a running site, for the data of pages that are tried. */
export const createSiteCaller =
  (site: string): CallApi =>
  async ({ method, url, headers, body }) => {
    const response = await fetch(new URL(url, site), { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
