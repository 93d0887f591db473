import type { Page } from 'playwright-core';
import { waitUntilInteractive } from '../browser/open-page';
import { fillField, fillText, oddTexts, typed, type Field } from './fill-field';
import type { Step } from './thing';
import { callActs, readState, type UsedPage } from './used-page';
import { settle, waitUntilQuiet } from './wait-for-page';

const [stepMs, twiceMs] = [2500, 500];
/** The time limits for the odd texts that must only cause no error: for all together, and for each. */
const [oddMs, oddSettleMs] = [10_000, 700];
const refusedMs = 1200;
const it = '[data-release-check="it"]';
/** A field of one line, in which the Enter key sends a form. */
const lineOfForm = `${it} input:is([type="text"], [type="search"], [type="email"], [type="tel"], :not([type])):enabled`;

const reason = (error: unknown) =>
  /(?:intercepts pointer events|not visible|not enabled|not stable|outside of the viewport)/.exec(String(error))?.[0] ??
  'it takes no input';

/** The text that a step types; null for a valid one. */
const textOf = (manner: Step['manner']): string | null => (manner === 'unsound' ? oddTexts[0] : null);

export async function fillForm(page: Page, odd: string | null): Promise<void> {
  for (const field of await callActs<Field[]>(page, 'fields()'))
    await fillField(page.locator(`[data-release-check="field ${field.at}"]`), field, odd);
}

async function submit(page: Page, manner: Step['manner'], odd: string | null, timeout: number): Promise<void> {
  if (manner === 'empty') await callActs<Field[]>(page, 'fields()');
  else await fillForm(page, odd);
  const line = page.locator(lineOfForm).first();
  if (manner === 'unsound' && (await line.count()) > 0) return void (await line.press('Enter', { timeout }));
  const button = page.locator('[data-release-check="submit"]');
  if ((await button.count()) > 0) {
    await button.tap({ timeout });
    // The first press may disable or remove it.
    if (manner === 'twice') await button.tap({ timeout: twiceMs, force: true }).catch(() => undefined);
  } else await callActs(page, 'submit()');
}

async function select(page: Page, timeout: number): Promise<void> {
  const other = await callActs<string | null>(page, 'otherChoice()');
  if (other !== null) await page.locator(it).selectOption(other, { timeout });
}

/** Performs one step; returns a sentence if the element accepts no input, otherwise null. */
export async function takeStep({ page, patience }: UsedPage, { manner, isForm }: Step, odd = textOf(manner)): Promise<string | null> {
  const element = page.locator(it);
  const timeout = stepMs * patience;
  try {
    if (isForm) await submit(page, manner, odd, timeout);
    else if (manner === 'select') await select(page, timeout);
    else if (manner === 'click') await element.click({ timeout });
    else if (manner === 'press' || manner === 'twice') {
      await element.tap({ timeout });
      // The first press may disable or remove it.
      if (manner === 'twice') await element.tap({ timeout: twiceMs, force: true }).catch(() => undefined);
    } else if (manner === 'enter') {
      await element.focus({ timeout });
      await page.keyboard.press('Enter');
    } else await fillText(element, odd ?? typed, timeout);
    return null;
  } catch (error) {
    return reason(error);
  }
}

export const findElement = async (page: Page, { scope, key }: Pick<Step, 'scope' | 'key'>) =>
  callActs<boolean>(page, `find(${JSON.stringify(scope)}, ${JSON.stringify(key)})`);

/** Fills in a form, loads its page again and takes the steps that lead to it; the values that it has then, or null if it is not there any more. */
export async function fillAndReload(used: UsedPage, step: Step, before: readonly Step[]): Promise<Record<string, string> | null> {
  const { page } = used;
  await fillForm(page, null);
  // A page may store what was typed a little later.
  await page.waitForTimeout(oddSettleMs);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await waitUntilInteractive(page);
  await waitUntilQuiet(used);
  for (const each of before) {
    const state = await readState(page);
    if (await findElement(page, each)) await takeStep(used, each);
    await settle(used, state);
  }
  return (await findElement(page, step)) ? (await readState(page)).fields : null;
}

/** Sends a form or presses a button, and is refused for each reason in turn; returns the lines that say so. */
export async function takeRefusals(used: UsedPage, step: Step): Promise<string[]> {
  const shown = new Set<string>();
  for (const refusal of ['banned', 'forbidden', 'limited', 'invalid', 'signedOut'] as const) {
    used.answer({ refusal });
    if (!(await findElement(used.page, step))) break;
    const before = await readState(used.page);
    await takeStep(used, { ...step, manner: step.isForm ? 'sound' : 'press' });
    const { lines, dialogs } = await settle(used, before, refusedMs);
    for (const line of lines) if (!before.lines.includes(line)) shown.add(line);
    if (dialogs.length > before.dialogs.length) await used.page.keyboard.press('Escape');
  }
  return [...shown];
}

/** Types the odd texts that must only cause no error, one after the other, within the time limit. Each error names its text. */
export async function takeOddTexts(used: UsedPage, step: Step): Promise<void> {
  const { page, errors } = used;
  const began = Date.now();
  for (const odd of oddTexts.slice(1)) {
    const known = errors.length;
    if (Date.now() - began > oddMs * used.patience || !(await findElement(page, step))) return;
    const before = await readState(page);
    await takeStep(used, step, odd);
    await settle(used, before, oddSettleMs);
    for (let at = known; at < errors.length; at += 1) errors[at] = `${errors[at]} (with ${JSON.stringify(odd.slice(0, 30))})`;
    // Only the first error counts, because later ones may follow from it.
    if (errors.length > known) return;
  }
}
