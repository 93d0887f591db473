import type { Page } from 'playwright-core';
import { finding, type Finding } from '../finding';

/** A string in RTK Query's code, which only the shell's build may contain. */
const apiMark = '/executeQuery';
const firstError = 400;

/** Counts React renderers in a page; a second one means a second copy of React. Runs before all scripts of the page. */
export const countRenderers = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { count: 0, renderers: new Map(), supportsFiber: true, isDisabled: false,
  inject() { this.count += 1; return this.count; }, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, checkDCE() {} };`;

/** Collects errors of a page, with the address from `at`. */
export function watchPage(page: Page, candidate: { remote: string; release: string }, at: () => string) {
  const found: Finding[] = [];
  const loaded = { candidate: false };
  const pending: Promise<void>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      found.push(finding('browser-console', at(), `writes an error to the console: ${message.text().slice(0, 300)}`));
  });
  page.on('pageerror', (error) => found.push(finding('browser-error', at(), `throws: ${error.message.slice(0, 300)}`)));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/apis/') && response.status() >= firstError)
      found.push(finding('browser-api', at(), `its call of ${pathname} is answered with ${response.status()}`));
    if (pathname.startsWith(`/releases/${candidate.remote}/${candidate.release}/`)) {
      loaded.candidate = true;
      if (candidate.remote !== 'shell' && pathname.endsWith('.js')) pending.push(checkScript(response.text(), pathname));
    }
  });

  async function checkScript(text: Promise<string>, pathname: string): Promise<void> {
    // A script that did not load is a separate finding.
    if ((await text.catch(() => '')).includes(apiMark))
      found.push(finding('one-api', pathname, 'bundles RTK Query itself: take @oracle-astra/shared/api, so that the page has one api'));
  }

  return { found, loaded, settle: async () => void (await Promise.all(pending)) };
}
