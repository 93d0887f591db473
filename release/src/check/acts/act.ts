import type { Locator, Page } from 'playwright-core';
import { fillField, typed, unsound, type Field } from './fill-field';
import { toOutcome, type Outcome } from './outcome';
import type { Step, Thing } from './thing';
import { callActs, openForUse, readState, settle, type PageState, type UsedPage } from './used-page';

const stepMs = 2500;
const backMs = 4000;
const pollMs = 100;

const reason = (error: unknown) =>
  /(?:intercepts pointer events|not visible|not enabled|not stable|outside of the viewport)/.exec(String(error))?.[0] ??
  'it takes no input';

async function submit(page: Page, { manner }: Step): Promise<void> {
  const fields = await callActs<Field[]>(page, 'fields()');
  if (manner !== 'empty')
    for (const field of fields) await fillField(page.locator(`[data-release-check="field ${field.at}"]`), field, manner === 'unsound');
  const button = page.locator('[data-release-check="submit"]');
  if ((await button.count()) > 0) await button.tap({ timeout: stepMs });
  else await page.locator('[data-release-check="it"]').evaluate('(form) => form.requestSubmit()', undefined, { timeout: stepMs });
}

async function type(element: Locator, manner: Step['manner']): Promise<void> {
  await element.fill(manner === 'unsound' ? unsound : typed, { timeout: stepMs });
}

async function select(element: Locator): Promise<void> {
  const other = (await element.evaluate('(list) => [...list.options].find((each) => !each.selected && !each.disabled)?.value ?? null')) as
    string | null;
  if (other !== null) await element.selectOption(other, { timeout: stepMs });
}

/** Performs one step; returns a sentence if the element accepts no input, otherwise null. */
async function take(page: Page, step: Step): Promise<string | null> {
  const element = page.locator('[data-release-check="it"]');
  try {
    if (step.isForm) await submit(page, step);
    else if (step.manner === 'select') await select(element);
    else if (step.manner === 'press') await element.tap({ timeout: stepMs });
    else if (step.manner === 'enter') {
      await element.focus({ timeout: stepMs });
      await page.keyboard.press('Enter');
    } else await type(element, step.manner);
    return null;
  } catch (error) {
    return reason(error);
  }
}

/** The effects of an act for a person or the API. */
function listEffects(before: PageState, after: PageState, step: Step, counts: { sent: number; calls: number; windows: number }): string[] {
  const isMoved = after.focus !== null && after.focus !== before.focus && !after.focus.endsWith(step.key);
  const effects: [string, boolean][] = [
    ['address', after.address !== before.address],
    ['dialog', after.dialogs.join() !== before.dialogs.join()],
    ['sends', counts.sent > 0],
    ['calls', counts.calls > 0],
    ['window', counts.windows > 0],
    ['states', after.states !== before.states],
    ['text', after.lines.join() !== before.lines.join()],
    ['focus', isMoved && !step.isForm],
    ['scroll', after.scroll !== before.scroll],
  ];
  return effects.filter(([, isThere]) => isThere).map(([name]) => name);
}

/** Leaves the result of an act: a dialog by Escape, another address by the browser's back button. */
async function goBack(used: UsedPage, before: PageState, after: PageState): Promise<string | null> {
  const { page } = used;
  if (after.dialogs.length > before.dialogs.length) {
    await page.keyboard.press('Escape');
    const closed = await settle(used, after, backMs / 2);
    return closed.dialogs.length > before.dialogs.length ? 'stays open after Escape' : 'is closed by Escape';
  }
  const pathOf = (address: string) => address.split('#')[0];
  if (pathOf(after.address) === pathOf(before.address)) return null;
  // A step back inside of the page has no document to wait for.
  await page.goBack({ timeout: backMs, waitUntil: 'commit' }).catch(() => undefined);
  let state = await readState(page);
  for (let waited = 0; waited < backMs && (state.address !== before.address || state.letters === 0); waited += pollMs) {
    await page.waitForTimeout(pollMs);
    state = await readState(page);
  }
  return `leads back to ${state.address}${state.letters === 0 && before.letters > 0 ? ', which is empty' : ''}`;
}

async function takeSteps(used: UsedPage, steps: readonly Step[], patienceMs: number): Promise<Outcome> {
  const { page, calls, errors, sent, windows } = used;
  let outcome = toOutcome({ isReached: false });
  for (const [at, step] of steps.entries()) {
    if (!(await callActs<boolean>(page, `find(${JSON.stringify(step.scope)}, ${JSON.stringify(step.key)})`)))
      return toOutcome({ isReached: false });
    const element = page.locator('[data-release-check="it"]');
    // An element that cannot be scrolled into view cannot be pressed either, which is reported there.
    await element.scrollIntoViewIfNeeded({ timeout: stepMs }).catch(() => undefined);
    const before = await readState(page);
    const [asked, thrown, wrote, opened] = [calls.length, errors.length, sent.length, windows.length];
    const obstacle = await take(page, step);
    let after = await settle(used, before, patienceMs);
    const { value } = after;
    if (!step.isForm && ['sound', 'unsound'].includes(step.manner) && obstacle === null) {
      await page.keyboard.press('Enter');
      after = await settle(used, after, patienceMs);
    }
    const known = new Set(before.lines);
    outcome = toOutcome({
      obstacle,
      effects: listEffects(before, after, step, {
        sent: sent.length - wrote,
        calls: calls.length - asked,
        windows: windows.length - opened,
      }),
      address: after.address,
      dialogs: after.dialogs,
      sent: sent.slice(wrote),
      calls: [...new Set(calls.slice(asked))].sort(),
      errors: errors.slice(thrown),
      shown: after.lines.filter((line) => !known.has(line)).slice(0, 20),
      focus: after.focus,
      value,
      letters: after.letters,
    });
    if (at < steps.length - 1)
      await page.evaluate(`document.querySelector('[data-release-check="it"]')?.removeAttribute('data-release-check')`);
    else {
      const inDialog = outcome.effects.includes('dialog') ? await callActs<Thing[]>(page, `list('dialog')`) : [];
      outcome = { ...outcome, inDialog, back: await goBack(used, before, after), errors: errors.slice(thrown) };
    }
  }
  return outcome;
}

/** Opens a page again and performs some steps on it. */
export async function act(
  used: UsedPage,
  { address, steps, patienceMs }: { address: string; steps: readonly Step[]; patienceMs: number },
): Promise<Outcome> {
  await used.begin();
  await openForUse(used, address);
  // A dialog that opens by itself keeps everything behind it from being used.
  const first = await readState(used.page);
  if (first.dialogs.length > 0) {
    await used.page.keyboard.press('Escape');
    await settle(used, first, patienceMs);
  }
  return takeSteps(used, steps, patienceMs);
}
