import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA, as rule and elements. */
export async function findViolations(page: Page): Promise<string[]> {
  // The page's policy allows no inline script, so axe runs as the driver's own code.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}
