import type { CallApi } from '@oracle-astra/shared/contract';

const callMs = 5000;
/** Long, because a site that has just started renders its first pages slowly; one that is not there refuses at once. */
const answerMs = 30_000;

/** Calls the API of a running site, for the data of tried pages. */
export const createSiteCaller =
  (site: string): CallApi =>
  async ({ method, url, headers, body }) => {
    const response = await fetch(new URL(url, site), { method, headers, body, signal: AbortSignal.timeout(callMs) });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

/** Rejects with a sentence if a site does not answer, which would otherwise look like a fault of the release. */
export async function assertSiteAnswers(site: string): Promise<void> {
  try {
    await fetch(site, { method: 'HEAD', signal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } };
    throw new Error(`${site} does not answer (${cause?.message ?? String(error)}): name a running site with --site`, { cause: error });
  }
}
