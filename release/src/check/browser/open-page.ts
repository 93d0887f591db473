import { readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { finding, type Finding } from '../finding';
import { followPending, waitForNetwork } from './follow-pending';

const pageMs = 15_000;
const pollMs = 100;
const quietMs = 3000;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Resolved from the running program; called as a member of Module, because webpack would replace an imported createRequire. */
export const readAxe = () =>
  readFileSync(Module.createRequire(path.resolve(process.argv[1] ?? 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

export async function findViolations(page: Page, at: string, axe: string): Promise<Finding[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(rules)} })`);
  return violations.map(({ id, help, nodes }) =>
    finding('browser-accessibility', at, `${id}: ${help}: ${nodes[0]?.html.slice(0, 160) ?? ''}`),
  );
}

/** Polls, because the page's content policy forbids a function that is evaluated in the page. */
export async function waitUntilInteractive(page: Page, ms = pageMs): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await page.evaluate<boolean>(`performance.getEntriesByName('app:interactive').length > 0`))) {
    if (Date.now() > deadline) throw new Error('it is not hydrated');
    await page.waitForTimeout(pollMs);
  }
}

/** Whether the server rendered a page. */
export type Rendering = 'server' | 'browser';

/** Only a rendered document has the state of its page. */
export const readRendering = (html: string): Rendering => (html.includes('id="page-state"') ? 'server' : 'browser');

interface Opened {
  /** Null without a document. */
  rendering: Rendering | null;
  /** The status of the document; null without one. */
  status: number | null;
  /** The document as it was sent; '' without one. */
  html: string;
  findings: Finding[];
}

/** Opens an address and waits until its page is interactive, `times` as long as usual; a failure is a finding. */
export async function openPage(page: Page, address: string, at: string, times = 1): Promise<Opened> {
  const limitMs = pageMs * times;
  const pending = followPending(page);
  let rendering: Rendering | null = null;
  let status: number | null = null;
  let html = '';
  try {
    const response = await page.goto(address, { timeout: limitMs });
    status = response?.status() ?? null;
    html = (await response?.text()) ?? '';
    rendering = response === null ? null : readRendering(html);
    await waitUntilInteractive(page, limitMs);
    // A page that never stops calling is checked in its current state.
    await waitForNetwork(page, pending, quietMs);
    const renderers = await page.evaluate<number>('__REACT_DEVTOOLS_GLOBAL_HOOK__.count');
    const findings = renderers === 1 ? [] : [finding('one-react', at, `has ${renderers} copies of React: take the shell's`)];
    return { rendering, status, html, findings };
  } catch (error) {
    const sentence = `does not answer input within ${limitMs} ms: ${String(error).split('\n')[0] ?? ''}`;
    return { rendering, status, html, findings: [finding('browser-load', at, sentence)] };
  }
}
