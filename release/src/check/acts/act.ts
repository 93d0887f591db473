import { toOutcome, type Outcome } from './outcome';
import { findElement, takeOddTexts, takeStep } from './take-step';
import type { Step, Thing } from './thing';
import { callActs, readState, type PageState, type UsedPage } from './used-page';
import { openForUse, settle, waitFor } from './wait-for-page';

const stepMs = 2500;
const [escapeMs, backMs] = [2000, 4000];
/** A page may move its focus shortly after a dialog closes, or undo a navigation back. */
const laterMs = 300;
/** A page that makes this many calls at once may be in an endless loop, which shows within a second. */
const [manyCalls, loopMs] = [4, 1000];

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

/** Why a page without a dialog cannot be used after an act. */
const lockedBy = (before: PageState, after: PageState) => (after.dialogs.length > 0 || before.locked !== '' ? '' : after.locked);

/** Leaves the result of an act: a dialog by Escape, another address by the browser's back button. */
async function goBack(used: UsedPage, before: PageState, after: PageState): Promise<Partial<Outcome>> {
  const { page } = used;
  if (after.dialogs.length > before.dialogs.length) {
    await page.keyboard.press('Escape');
    const closed = await settle(used, after, escapeMs);
    if (closed.dialogs.length > before.dialogs.length) return { back: 'stays open after Escape' };
    await page.waitForTimeout(laterMs);
    const { focus } = await readState(page);
    return { back: `is closed by Escape${focus === null ? ', and the focus is lost' : ''}`, locked: lockedBy(before, closed) };
  }
  const pathOf = (address: string) => address.split('#')[0];
  if (pathOf(after.address) === pathOf(before.address)) return {};
  // Going back within the page loads no document to wait for.
  await page.goBack({ timeout: backMs * used.patience, waitUntil: 'commit' }).catch(() => undefined);
  let state = await readState(page);
  await waitFor(used, backMs, async () => {
    state = await readState(page);
    return state.address === before.address && state.letters > 0;
  });
  await page.waitForTimeout(laterMs);
  state = await readState(page);
  return { back: `leads back to ${state.address}${state.letters === 0 && before.letters > 0 ? ', which is empty' : ''}` };
}

/** The state after a step: held writes are released, and text that was typed outside of a form is sent. */
async function finishStep(
  used: UsedPage,
  step: Step,
  before: PageState,
  isTaken: boolean,
): Promise<{ after: PageState; value: string | null }> {
  const after = await settle(used, before);
  if (step.manner === 'twice') {
    used.answerLate();
    return { after: await settle(used, after), value: after.value };
  }
  if (!isTaken || step.isForm || !['sound', 'unsound'].includes(step.manner)) return { after, value: after.value };
  await used.page.keyboard.press('Enter');
  return { after: await settle(used, after), value: after.value };
}

async function takeSteps(used: UsedPage, steps: readonly Step[]): Promise<Outcome> {
  const { page, calls, errors, sent, windows } = used;
  let outcome = toOutcome({ isReached: false });
  let first: PageState | undefined;
  for (const [at, step] of steps.entries()) {
    if (!(await findElement(page, step))) return toOutcome({ isReached: false });
    const element = page.locator('[data-release-check="it"]');
    // An element that cannot be scrolled into view cannot be pressed either, which is reported there.
    await element.scrollIntoViewIfNeeded({ timeout: stepMs * used.patience }).catch(() => undefined);
    const before = await readState(page);
    const [asked, thrown, wrote, opened] = [calls.length, errors.length, sent.length, windows.length];
    // A button may be disabled until there is input.
    if (step.manner === 'empty' && before.isStuck) return toOutcome({ isReached: false });
    if (step.manner === 'odd') {
      await takeOddTexts(used, step);
      return toOutcome({ errors: errors.slice(thrown) });
    }
    const obstacle = await takeStep(used, step);
    const { after, value } = await finishStep(used, step, before, obstacle === null);
    if (after.dialogs.length < before.dialogs.length) {
      await page.waitForTimeout(laterMs);
      after.focus = (await readState(page)).focus;
    }
    if (calls.length - asked > manyCalls) await page.waitForTimeout(loopMs);
    first ??= before;
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
      fields: after.fields,
      isStuck: after.isStuck,
      scrolled: after.address === before.address && after.dialogs.length + before.dialogs.length === 0 ? after.scroll - before.scroll : 0,
      busy: calls.length - asked,
      locked: lockedBy(first, after),
    });
    if (at < steps.length - 1)
      await page.evaluate(`document.querySelector('[data-release-check="it"]')?.removeAttribute('data-release-check')`);
    else {
      const inDialog = outcome.effects.includes('dialog') ? await callActs<Thing[]>(page, `list('dialog')`) : [];
      const left = await goBack(used, before, after);
      outcome = { ...outcome, inDialog, ...left, errors: errors.slice(thrown) };
    }
  }
  return outcome;
}

/** Opens a page again and performs some steps on it. */
export async function act(
  used: UsedPage,
  { address, steps, isAccepted }: { address: string; steps: readonly Step[]; isAccepted: boolean },
): Promise<Outcome> {
  await used.begin({ isAccepted, isHeld: steps.at(-1)?.manner === 'twice' });
  await openForUse(used, address);
  // A dialog that opens by itself keeps everything behind it from being used.
  const first = await readState(used.page);
  if (first.dialogs.length > 0 && steps[0]?.scope !== 'dialog') {
    await used.page.keyboard.press('Escape');
    await settle(used, first);
  }
  return takeSteps(used, steps);
}
