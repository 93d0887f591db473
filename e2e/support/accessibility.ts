import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe for WCAG 2.2 AA. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on a page, as rule and elements. */
async function runAxe(page: Page, rules: readonly string[]): Promise<string[]> {
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}

/** The violations of WCAG 2.2 AA in the light theme, and of the colour rules in the dark one. */
export async function findViolations(page: Page): Promise<string[]> {
  // The page's content policy allows no inline script, so axe runs in the driver's context.
  await page.evaluate(axeSource);
  const light = await runAxe(page, allRules);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}
