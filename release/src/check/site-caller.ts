import type { CallApi } from '@oracle-astra/shared/contract';

/**
 * Long, because a slow site, such as one that has just started, is not a fault of a release; a missing one refuses the connection
 * at once.
 */
const answerMs = 30_000;

/** A site did not answer a call, so that the page that needs it cannot be judged. */
export class SiteUnanswered extends Error {}

/** Calls the API of a running site, for the data of tried pages. */
export const createSiteCaller =
  (site: string, limitMs = answerMs): CallApi =>
  async ({ method, url, headers, body }) => {
    const address = new URL(url, site);
    try {
      const response = await fetch(address, { method, headers, body, signal: AbortSignal.timeout(limitMs) });
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    } catch (error) {
      const { name, cause } = error as { name: string; cause?: { message?: string } };
      const why = name === 'TimeoutError' ? `within ${limitMs} ms` : `(${cause?.message ?? String(error)})`;
      throw new SiteUnanswered(`${site} does not answer ${address.pathname} ${why}`, { cause: error });
    }
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
