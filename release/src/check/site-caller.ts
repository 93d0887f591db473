import type { CallApi } from '@oracle-astra/shared/contract';

const timeoutMs = 5000;

/** Calls the API of a running site, for the data of tried pages. */
export const createSiteCaller =
  (site: string): CallApi =>
  async ({ method, url, headers, body }) => {
    const response = await fetch(new URL(url, site), { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

/** Rejects with a sentence if a site does not answer, which would otherwise look like a fault of the release. */
export async function assertSiteAnswers(site: string): Promise<void> {
  try {
    await fetch(site, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } };
    throw new Error(`${site} does not answer (${cause?.message ?? String(error)}): name a running site with --site`, { cause: error });
  }
}
